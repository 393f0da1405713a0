#!/usr/bin/env python3
"""Makes Sources/Markup/Folding/FoldingTable.generated.swift. Run it from anywhere; see SOURCES.md."""
import pathlib
import re
import sys

sys.dont_write_bytecode = True
from tables import digits, two_stage, ucd, write

LIMIT = 0x40000  # above: tags and variation selectors (nothing), private use (itself)

# Letters and marks of writing without a decomposition, and what a reader types for them.
EXTRA = {
    "æ": "ae", "œ": "oe", "ð": "d", "þ": "th", "ŋ": "n", "ĸ": "k", "ə": "e", "ƕ": "hv", "ȣ": "ou",
    "ɵ": "o", "ʉ": "u", "ꜳ": "aa", "ꜵ": "ao", "ꜷ": "au", "ꜹ": "av", "ꜽ": "ay", "ꝏ": "oo",
    "ꝡ": "vy", "ꜩ": "tz", "ſ": "s",
    # Arabic: the joining stroke, and letters that keyboards of other languages replace
    "\u0640": "", "\u06cc": "\u064a", "\u0649": "\u064a", "\u06a9": "\u0643", "\u0629": "\u0647",
    # quotation marks, apostrophes, dashes
    "\u00b4": "'", "\u02bb": "'", "\u02bc": "'", "\u02bd": "'",
    "\u2018": "'", "\u2019": "'", "\u201a": "'", "\u201b": "'", "\u2032": "'",
    "\u201c": '"', "\u201d": '"', "\u201e": '"', "\u201f": '"', "\u00ab": '"', "\u00bb": '"',
    "\u2033": '"', "\u301d": '"', "\u301e": '"', "\u301f": '"',
    "\u2010": "-", "\u2011": "-", "\u2012": "-", "\u2013": "-", "\u2014": "-", "\u2015": "-",
    "\u2212": "-", "\u05be": "-",
    # blanks that count as letters
    "\u115f": "", "\u1160": "", "\u17b4": "", "\u17b5": "",
}

# Combining classes of signs that belong to the letter (virama, vowels and tones of South and
# South-East Asia); every other class is an accent, a point or a voicing mark.
KEPT_CLASSES = {0, 9, 84, 91, 103, 107, 118, 122, 129, 130, 132}
# Accents that make another letter: kana voicing, and the Cyrillic short i.
VOICING = {"\u3099", "\u309a"}
# The program composes these with the letter before them, or leaves them out.
COMPOSING = {0x0306: "\u0306", 0x3099: "\u3099", 0x309A: "\u309a", 0xFF9E: "\u3099",
             0xFF9F: "\u309a"}


def base_of(c):
    """The plain letter in a Latin letter's name: "d" for LATIN SMALL LETTER D WITH STROKE."""
    name = ucd.name(c, "")
    match = re.fullmatch(
        r"LATIN SMALL LETTER ([A-Z]) WITH .*|LATIN LETTER SMALL CAPITAL ([A-Z])"
        r"|LATIN SMALL LETTER DOTLESS ([IJ])", name)
    return next(g for g in match.groups() if g).lower() if match else None


def one(c):
    if c in EXTRA:
        return EXTRA[c]
    if (value := ucd.decimal(c, None)) is not None:
        return str(value)
    return base_of(c) or c


def removed(c):
    kind = ucd.category(c)
    ignorable = 0xFE00 <= ord(c) <= 0xFE0F or c == "\u034f" or 0x180B <= ord(c) <= 0x180F
    return kind in ("Me", "Cf") or ignorable or (
        kind[0] == "M" and ucd.combining(c) not in KEPT_CLASSES)


def composed(before, mark):
    if mark in VOICING or (before, mark) == ("\u0438", "\u0306"):
        both = ucd.normalize("NFC", before + mark)
        return both if len(both) == 1 else None
    return None


def step(text):
    # The iota below Greek vowels is a mark; case folding would make it a letter.
    plain = ucd.normalize("NFKD", text).replace("\u0345", "").casefold()
    out = []
    for c in plain:
        if out and (both := composed(out[-1], c)):
            out[-1] = both
        elif not removed(c):
            out += one(c)
    return re.sub("[\u1100-\u11ff]+", lambda m: ucd.normalize("NFC", m[0]), "".join(out))


def ordered(c):
    return ucd.combining(c) in KEPT_CLASSES - {0}


def fold(c):
    text = c
    while (again := step(text)) != text:
        text = again
    return text


NO_SPACES = [  # scripts without spaces between words: each scalar is a token
    (0x0E00, 0x0EFF), (0x1000, 0x109F), (0x1100, 0x11FF), (0x1780, 0x17FF), (0x1950, 0x19FF),
    (0x1A20, 0x1AAF), (0x1B00, 0x1B7F), (0x2E80, 0x2FFF), (0x3000, 0xA4CF), (0xA960, 0xAADF),
    (0xAC00, 0xD7FF), (0xF900, 0xFAFF), (0x16FE0, 0x18DFF), (0x1AFF0, 0x1B2FF),
    (0x20000, 0x3FFFF)]


def kind(c):
    """0 between words, 1 part of a word, 2 a word of its own."""
    if ucd.category(c)[0] not in "LNM":
        return 0
    return 2 if any(low <= ord(c) <= high for low, high in NO_SPACES) else 1


def main():
    pool, places, values = [], {}, []
    for code in range(LIMIT):
        c = chr(code)
        if 0xD800 <= code <= 0xDFFF or ucd.category(c) == "Cn" or code < 0x80:
            # ASCII is folded without the table, which still says what a word is
            values.append(kind(c) << 16 if code < 0x80 else 0)
            continue
        target = COMPOSING.get(code) or fold(c)
        if len(target) == 1 and ordered(target):
            pass  # written out even for itself, because its class must be looked at
        elif target == c:
            values.append(kind(c) << 16)
            continue
        if not target:
            values.append(1)
            continue
        if target not in places:
            places[target] = len(pool) + 2
            for i, t in enumerate(target):
                more, mark = i + 1 < len(target), ordered(t)
                pool.append(ord(t) | more << 21 | mark << 22)
        values.append(kind(c) << 16 | places[target])
    assert len(pool) + 2 < 1 << 16
    first, second = two_stage(values, 3)
    targets = "".join(digits(unit, 4) for unit in pool)
    root = pathlib.Path(__file__).resolve().parents[2]
    write(
        root / "Sources/Markup/Folding/FoldingTable.generated.swift", "make-folding.py", "FoldingTable",
        "What each code point below U+40000 is folded to, and whether it is part of a word.",
        [("blocks", "The block of each 64 code points, in 2 digits.", first),
         ("entries", "3 digits a code point: 2 bits kind, 16 bits place of the target.", second),
         ("targets", "4 digits a scalar: bit 22 ordered mark, bit 21 more follow, value.", targets)])


if __name__ == "__main__":
    main()
