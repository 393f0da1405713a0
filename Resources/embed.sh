#!/bin/sh
# Compiles the files of this folder into the program: writes them as Swift sources.
# `embed.sh --check` writes nothing, and fails if the sources are not what it would write.
#
#   Localizable.xcstrings                 → Sources/CatalogApp/Localization
#   Monsters/*.png, StoreSearch/*.tsv,
#   Courses/*.json, Courses/*.html,
#   Topics/*.xml                          → Sources/Datasets/Generated
set -eu
LC_ALL=C
export LC_ALL
unset CDPATH
cd "$(dirname "$0")/.."

fail() {
  echo "embed.sh: $2" >&2
  exit "$1"
}

check=no
case "${1-}" in
  '') ;;
  --check) check=yes ;;
  *) fail 64 "usage: Resources/embed.sh [--check]" ;;
esac

new=$(mktemp -d)
trap 'rm -rf "$new"' EXIT
trap 'exit 1' HUP INT TERM
stale=no

# Before anything is written: a file that is missing must not make a source without it.
need() {
  for file; do
    [ -f "$file" ] || fail 66 "$file is missing"
  done
}

heading() {
  printf '// swift-format-ignore-file\n// Made from Resources by Resources/embed.sh.\n\n'
}

# A text file as a raw literal: nothing in it is read as an escape. The literal has no line end
# behind its last line.
text() {
  [ "$(tr -d '\000\r' <"$1" | wc -c)" -eq "$(wc -c <"$1")" ] ||
    fail 65 "$1 has a carriage return or NUL, which a text literal cannot hold"
  ! grep -q '"""###' "$1" || fail 65 "$1 has what ends a text literal"
  printf '###"""\n'
  cat "$1"
  printf '"""###\n'
}

# Any file as base64 on one line.
binary() {
  printf '"'
  base64 <"$1" | tr -d '\n'
  printf '"\n'
}

# The texts of one language in the catalogue, a line each in the order of the keys: key, text and,
# where there is one, the form for one thing, with tabs between. They stay escaped as in JSON.
# Xcode writes a catalogue with one key or value a line, two blanks a level.
language() {
  awk -v language="$1" '
    function quoted(line) {
      sub(/^ *"/, "", line)
      return substr(line, 1, index(line, "\" : ") - 1)
    }
    function finish() {
      if (text != "") print key "\t" text (one == "" ? "" : "\t" one)
      text = one = ""
    }
    /\t/ { exit 1 }
    /^    "/ { finish(); key = quoted($0) }
    /^        "/ { found = quoted($0) == language }
    /^ *"one" : \{$/ { isOne = 1 }
    /^ *"other" : \{$/ { isOne = 0 }
    found && /^ *"value" : "/ {
      sub(/^ *"value" : "/, "")
      sub(/"$/, "")
      if (isOne) one = $0; else text = $0
      isOne = 0
    }
    END { finish() }
  ' Resources/Localizable.xcstrings | sort
}

strings() {
  for language in en nl; do
    language "$language" >"$new/$language"
    [ -s "$new/$language" ] || fail 65 "Localizable.xcstrings has no texts for $language"
  done
  heading
  printf 'enum EmbeddedStrings {\n'
  table texts text "$new/en" "$new/nl"
  printf '}\n'
}

# Looks a file up by its name; a literal costs nothing before it is asked for.
table() {
  printf '  static func %s(_ name: String) -> StaticString? {\n    switch name {\n' "$1"
  shift
  writer=$1
  shift
  for file; do
    printf '    case "%s":\n      return ' "$(basename "$file")"
    "$writer" "$file"
  done
  printf '    default: return nil\n    }\n  }\n'
}

resources() {
  heading
  printf 'enum EmbeddedFiles {\n'
  table text text $texts
  printf '\n'
  table base64 binary Resources/Monsters/*.png
  printf '}\n'
}

# Puts the new source in place, or says that it differs.
place() {
  if cmp -s "$new/source" "$1"; then
    return
  elif [ "$check" = yes ]; then
    echo "embed.sh: $1 is out of date; run make generate" >&2
    stale=yes
  else
    mkdir -p "$(dirname "$1")"
    cp "$new/source" "$1"
  fi
}

# No name of ours has a blank in it, and no two of them are the same.
texts='Resources/StoreSearch/*.tsv Resources/Courses/*.json Resources/Courses/*.html Resources/Topics/*.xml'
need Resources/Localizable.xcstrings $texts Resources/Monsters/*.png
strings >"$new/source"
place Sources/CatalogApp/Localization/Localizable.generated.swift
resources >"$new/source"
place Sources/Datasets/Generated/Resources.generated.swift
[ "$stale" = no ]
