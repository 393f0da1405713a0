/// The upper halves of single-byte encodings: what the bytes 0x80 to 0xFF stand for, as UTF-8.
///
/// Bytes that an encoding leaves open are control characters, as in the WHATWG Encoding Standard.
enum SingleByteTables {
  /// ISO 8859-1, whose bytes are their own scalars.
  static let latin1 = controls + (0xA0...0xFF).map { Array(String(Unicode.Scalar($0)).utf8) }

  static let windows1250 = table(
    """
    €\u{81}‚\u{83}„…†‡\u{88}‰Š‹ŚŤŽŹ\
    \u{90}‘’“”•–—\u{98}™š›śťžź\
    \u{A0}ˇ˘Ł¤Ą¦§¨©Ş«¬\u{AD}®Ż\
    °±˛ł´µ¶·¸ąş»Ľ˝ľż\
    ŔÁÂĂÄĹĆÇČÉĘËĚÍÎĎ\
    ĐŃŇÓÔŐÖ×ŘŮÚŰÜÝŢß\
    ŕáâăäĺćçčéęëěíîď\
    đńňóôőö÷řůúűüýţ˙
    """)

  static let windows1251 = table(
    """
    ЂЃ‚ѓ„…†‡€‰Љ‹ЊЌЋЏ\
    ђ‘’“”•–—\u{98}™љ›њќћџ\
    \u{A0}ЎўЈ¤Ґ¦§Ё©Є«¬\u{AD}®Ї\
    °±Ііґµ¶·ё№є»јЅѕї\
    АБВГДЕЖЗИЙКЛМНОП\
    РСТУФХЦЧШЩЪЫЬЭЮЯ\
    абвгдежзийклмноп\
    рстуфхцчшщъыьэюя
    """)

  static let windows1252 = table(
    """
    €\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8D}Ž\u{8F}\
    \u{90}‘’“”•–—˜™š›œ\u{9D}žŸ\
    \u{A0}¡¢£¤¥¦§¨©ª«¬\u{AD}®¯\
    °±²³´µ¶·¸¹º»¼½¾¿\
    ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏ\
    ÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞß\
    àáâãäåæçèéêëìíîï\
    ðñòóôõö÷øùúûüýþÿ
    """)

  static let windows1254 = table(
    """
    €\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8D}\u{8E}\u{8F}\
    \u{90}‘’“”•–—˜™š›œ\u{9D}\u{9E}Ÿ\
    \u{A0}¡¢£¤¥¦§¨©ª«¬\u{AD}®¯\
    °±²³´µ¶·¸¹º»¼½¾¿\
    ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏ\
    ĞÑÒÓÔÕÖ×ØÙÚÛÜİŞß\
    àáâãäåæçèéêëìíîï\
    ğñòóôõö÷øùúûüışÿ
    """)

  static let latin2 =
    controls
    + table(
      """
      \u{A0}Ą˘Ł¤ĽŚ§¨ŠŞŤŹ\u{AD}ŽŻ\
      °ą˛ł´ľśˇ¸šşťź˝žż\
      ŔÁÂĂÄĹĆÇČÉĘËĚÍÎĎ\
      ĐŃŇÓÔŐÖ×ŘŮÚŰÜÝŢß\
      ŕáâăäĺćçčéęëěíîď\
      đńňóôőö÷řůúűüýţ˙
      """)

  static let latin9 =
    controls
    + table(
      """
      \u{A0}¡¢£€¥Š§š©ª«¬\u{AD}®¯\
      °±²³Žµ¶·ž¹º»ŒœŸ¿\
      ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏ\
      ÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞß\
      àáâãäåæçèéêëìíîï\
      ðñòóôõö÷øùúûüýþÿ
      """)

  static let koi8r = table(
    """
    ─│┌┐└┘├┤┬┴┼▀▄█▌▐\
    ░▒▓⌠■∙√≈≤≥\u{A0}⌡°²·÷\
    ═║╒ё╓╔╕╖╗╘╙╚╛╜╝╞\
    ╟╠╡Ё╢╣╤╥╦╧╨╩╪╫╬©\
    юабцдефгхийклмно\
    пярстужвьызшэщчъ\
    ЮАБЦДЕФГХИЙКЛМНО\
    ПЯРСТУЖВЬЫЗШЭЩЧЪ
    """)

  static let macRoman = table(
    """
    ÄÅÇÉÑÖÜáàâäãåçéè\
    êëíìîïñóòôöõúùûü\
    †°¢£§•¶ß®©™´¨≠ÆØ\
    ∞±≤≥¥µ∂∑∏π∫ªºΩæø\
    ¿¡¬√ƒ≈∆«»…\u{A0}ÀÃÕŒœ\
    –—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ\
    ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\
    \u{F8FF}ÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ
    """)

  private static let controls = (UInt8(0x80)...0x9F).map { Array(String(Unicode.Scalar($0)).utf8) }

  private static func table(_ scalars: String) -> [[UInt8]] {
    scalars.unicodeScalars.map { Array(String($0).utf8) }
  }
}
