#!/bin/sh
# Compiles the files of this folder into the program: writes them as Swift sources.
# `embed.sh --check` writes nothing, and fails if the sources are not what it would write.
set -eu
cd "$(dirname "$0")/.."
new=$(mktemp -d)
trap 'rm -rf "$new"' EXIT

heading() {
  printf '// swift-format-ignore-file\n// Made from Resources by Resources/embed.sh.\n\n'
}

# A text file as a raw literal: nothing in it is read as an escape.
text() {
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

strings() {
  heading
  printf 'enum EmbeddedStrings {\n  static let localizable: StaticString = '
  text Resources/Localizable.xcstrings
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
  table text text Resources/StoreSearch/*.tsv
  printf '\n'
  table base64 binary Resources/Monsters/*.png
  printf '}\n'
}

place() {
  if [ "$check" = yes ]; then
    cmp -s "$new/source" "$1" || { echo "$1 is out of date: run make generate" >&2; exit 1; }
  elif ! cmp -s "$new/source" "$1"; then
    mkdir -p "$(dirname "$1")"
    cp "$new/source" "$1"
  fi
}

check=no
[ "${1:-}" = --check ] && check=yes
LC_ALL=C
export LC_ALL
strings >"$new/source"
place Sources/CatalogApp/Localization/Localizable.generated.swift
resources >"$new/source"
place Sources/Datasets/Generated/Resources.generated.swift
