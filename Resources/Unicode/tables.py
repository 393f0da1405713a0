"""What the two table makers share: the Unicode data, and tables as Swift string literals.

A number is written in 6-bit digits, highest first, each digit as one of the characters "?" to "~",
so that a table is plain ASCII in a StaticString: nothing is copied or computed at start-up.
"""
import unicodedata as builtin

try:
    import unicodedata2 as ucd  # newer than the interpreter's own data
except ImportError:
    ucd = builtin

BLOCK = 64


def digits(value, count):
    assert 0 <= value < 64**count
    return "".join(chr(0x3F + (value >> 6 * i & 63)) for i in reversed(range(count)))


def two_stage(values, width):
    """Equal blocks of 64 values once: (the block of each 64 code points, the blocks)."""
    blocks, order = {}, []
    for start in range(0, len(values), BLOCK):
        block = "".join(digits(v, width) for v in values[start : start + BLOCK])
        order.append(blocks.setdefault(block, len(blocks)))
    return "".join(digits(b, 2) for b in order), "".join(blocks)


def digest(texts):
    """FNV-1a, 64 bits, over all tables."""
    value = 0xCBF29CE484222325
    for byte in "".join(texts).encode():
        value = (value ^ byte) * 0x100000001B3 % 2**64
    return f"0x{value:016X}"


def literal(name, doc, text):
    assert text.isascii() and "\\#" not in text and '"""' + "#" not in text
    lines = [text[i : i + 92] for i in range(0, len(text), 92)] or [""]
    body = "".join(f"    {line}\\#\n" for line in lines[:-1]) + f"    {lines[-1]}\n"
    return f'  /// {doc}\n  static var {name}: StaticString {{\n    #"""\n{body}    """#\n  }}\n'


def write(path, maker, enum, doc, tables):
    """tables: (name, documentation, text)."""
    source = f"""// swift-format-ignore-file
// Made by Resources/Unicode/{maker} from Unicode {ucd.unidata_version} \
(case folding: {builtin.unidata_version}). Do not edit.

/// {doc}
enum {enum} {{
  /// FNV-1a over the tables below, in their order; a test compares.
  static var digest: UInt64 {{ {digest(t for _, _, t in tables)} }}

"""
    source += "\n".join(literal(*table) for table in tables) + "}\n"
    with open(path, "w", encoding="utf-8") as file:
        file.write(source)
    print(path, len(source), "bytes")
