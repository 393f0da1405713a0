#!/usr/bin/env python3
"""Makes Sources/TerminalUI/Cells/CellTable.generated.swift. Run it from anywhere; see SOURCES.md."""
import pathlib
import sys

sys.dont_write_bytecode = True
from tables import two_stage, ucd, write

# Signs that stand before the digits they cover: they have a shape, and a cell.
PREPENDED = {0x600, 0x601, 0x602, 0x603, 0x604, 0x605, 0x6DD, 0x70F, 0x890, 0x891, 0x8E2,
             0x110BD, 0x110CD}
JOINERS = {0x200C, 0x200D}
HINTS = {0xAD, 0x200B, 0x2060, 0xFEFF}
WIDE_PLANES = [(0x3400, 0x4DBF), (0x4E00, 0x9FFF), (0xF900, 0xFAFF)]  # also what is unassigned


def kind(code):
    """0 to 2 cells; 3 a control or format control; 4 an invisible hint; 5 a line break."""
    c = chr(code)
    category = ucd.category(c)
    if code in (0x0A, 0x0D, 0x85, 0x2028, 0x2029):
        return 5
    if code in HINTS:
        return 4
    if category == "Cc" or code & 0xFFFE == 0xFFFE or 0xFDD0 <= code <= 0xFDEF:
        return 3
    if category == "Cf" and code not in PREPENDED | JOINERS:
        return 3
    if category in ("Mn", "Me") or code in JOINERS:
        return 0
    if 0x1160 <= code <= 0x11FF or 0xD7B0 <= code <= 0xD7FF:
        return 0  # Hangul vowels and finals join the consonant before them
    if ucd.east_asian_width(c) in "WF" or any(a <= code <= b for a, b in WIDE_PLANES):
        return 2
    return 1


# What ASCII shows for a character in one cell.
SHOWN = {
    "-": "‐‑‒–—―−─━═╌╍┄┅┈┉╴╶⁃", "|": "│┃║┆┇┊┋╎╏¦▏▕", ".": "·…‥․∙⋅", "'": "‘’‚‛′´ʹʻʼʽ`ˊˋ",
    '"': "“”„‟″«»", "<": "‹←◀◂◁⟨≤", ">": "›→▶▸▷⟩≥", "^": "↑▲△⌃⇧", "v": "↓▼▽✓✔", "*": "•●○◦★☆▪",
    "#": "█▀▄▌▐■□▓▒", ":": "░∶", "/": "⏎⁄∕↵", "x": "×✕✖✗✘", "=": "≠≡", "~": "˜∼≈",
    "?": "¿", "!": "¡", "c": "©", "r": "®", "E": "€", "L": "£", "Y": "¥", "$": "¢", "o": "°º",
    "a": "ª", "u": "µμ", "2": "²", "3": "³", "1": "¹", "s": "ßſ", " ": "\u00a0\u2002\u2003\u2009\u202f",
    "A": "Æ", "O": "ŒØ", "e": "æ", "D": "ÐĐ", "d": "ðđ", "T": "Þ", "t": "þ", "H": "Ħ", "h": "ħ",
    "i": "ı", "k": "ĸ", "l": "ł", "N": "Ŋ", "n": "ŋŉ", "U": "Ʉ", "S": "ẞ", "P": "¶§",
    "+": "±┌┍┎┏┐┑┒┓└┕┖┗┘┙┚┛├┝┞┟┠┡┢┣┤┥┦┧┨┩┪┫┬┭┮┯┰┱┲┳┴┵┶┷┸┹┺┻┼┽┾┿╀╁╂╃╄╅╆╇╈╉╊╋"
         "╒╓╔╕╖╗╘╙╚╛╜╝╞╟╠╡╢╣╤╥╦╧╨╩╪╫╬╭╮╯╰",
}
SHOWN_OF = {c: ascii for ascii, characters in SHOWN.items() for c in characters}
SHOWN_OF |= {"æ": "a", "œ": "o", "ø": "o", "Ł": "L", "Ŧ": "T", "ŧ": "t"}


def shown(code):
    c = chr(code)
    if c in SHOWN_OF:
        return SHOWN_OF[c]
    plain = [part for part in ucd.normalize("NFKD", c) if not ucd.combining(part)]
    first = plain[0] if len(plain) == 1 and plain != [" "] else c
    name = ucd.name(c, "")
    if first == c and name.startswith("LATIN ") and " LETTER " in name:
        letter, _, rest = name.partition(" LETTER ")[2].partition(" WITH ")
        if rest and len(letter) == 1:
            first = letter.lower() if "SMALL" in name else letter
    return first if " " < first <= "~" else "?"


def main():
    first, second = two_stage([kind(code) for code in range(0x20000)], 1)
    root = pathlib.Path(__file__).resolve().parents[2]
    write(
        root / "Sources/TerminalUI/Cells/CellTable.generated.swift", "make-cells.py", "CellTable",
        "How many cells each code point below U+20000 takes, and which are close to ASCII.",
        [("blocks", "The block of each 64 code points, in 2 digits.", first),
         ("kinds", "One digit a code point: cells, or 3 control, 4 hint, 5 line break.", second),
         ("latin", "ASCII for U+00A0 to U+024F.", "".join(map(shown, range(0xA0, 0x250)))),
         ("moreLatin", "ASCII for U+1E00 to U+1EFF.", "".join(map(shown, range(0x1E00, 0x1F00)))),
         ("signs", "ASCII for U+2000 to U+27BF.", "".join(map(shown, range(0x2000, 0x27C0))))])


if __name__ == "__main__":
    main()
