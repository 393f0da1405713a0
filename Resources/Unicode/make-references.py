#!/usr/bin/env python3
"""Makes Sources/Markup/Tokens/NamedReferences.generated.swift. Run it from anywhere; see SOURCES.md."""
import html.entities
import pathlib

HEAD = """// swift-format-ignore-file
// Made by Resources/Unicode/make-references.py. Do not edit.

/// The characters that HTML has names for.
enum NamedReferences {
  /// Entries with blanks between: the name, `=`, or `~` where HTML reads it without a semicolon too,
  /// and its scalars in hexadecimal with commas between.
  static var text: StaticString {
"""


def main():
    names = html.entities.html5
    entries = []
    for name in sorted(n[:-1] for n in names if n.endswith(";")):
        scalars = ",".join(f"{ord(c):X}" for c in names[name + ";"])
        entries.append(name + ("~" if name in names else "=") + scalars)
    lines, line = [], ""
    for entry in entries:
        if len(line) + len(entry) > 92:
            lines.append(line)
            line = ""
        line += entry + " "
    lines.append(line.rstrip())
    body = "".join(f"    {line}\\#\n" for line in lines[:-1]) + f"    {lines[-1]}\n"
    path = pathlib.Path(__file__).resolve().parents[2] / "Sources/Markup/Tokens"
    source = f'{HEAD}    #"""\n{body}    """#\n  }}\n}}\n'
    (path / "NamedReferences.generated.swift").write_text(source, encoding="utf-8")
    print(len(entries), "names,", len(source), "bytes")


if __name__ == "__main__":
    main()
