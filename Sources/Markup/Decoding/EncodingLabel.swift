/// The names that documents give encodings, and what is meant by them.
///
/// As on the web, the names of Latin-1 and ASCII mean windows-1252, those of older East Asian
/// encodings their supersets (https://encoding.spec.whatwg.org/#names-and-labels).
enum EncodingLabel {
  /// What a label names, for iconv(3); nil where it is empty.
  static func encoding(_ label: some Sequence<UInt8>) -> String? {
    let name = String(
      decoding: label.filter { $0 > 0x20 && $0 < 0x7F }.map(\.asciiLowercased), as: UTF8.self)
    // To iconv(3) a name that it makes nothing of is the encoding of the user's language.
    guard name.utf8.contains(where: \.beginsName), name.utf8.count <= 40 else { return nil }
    return aliases[name] ?? name.uppercased()
  }

  static let utf8 = "UTF-8"
  static let windows1252 = "WINDOWS-1252"

  private static let aliases: [String: String] = {
    let groups: [(String, String)] = [
      (utf8, "utf8 utf-8 unicode-1-1-utf-8 x-unicode20utf8 utf8mb4"),
      (
        windows1252,
        """
        windows-1252 cp1252 cp-1252 x-cp1252 ascii us-ascii ansi_x3.4-1968 iso-8859-1 iso8859-1 \
        iso_8859-1 latin1 latin-1 l1 cp819 ibm819 iso-ir-100 iso88591 ansi
        """
      ),
      ("WINDOWS-1254", "iso-8859-9 iso8859-9 iso_8859-9 latin5 windows-1254 cp1254 x-cp1254"),
      ("WINDOWS-1251", "windows-1251 cp1251 cp-1251 x-cp1251 win-1251 windows1251 win1251"),
      ("WINDOWS-1250", "windows-1250 cp1250 x-cp1250 win-1250 windows1250"),
      ("WINDOWS-1256", "windows-1256 cp1256 x-cp1256 windows1256"),
      ("WINDOWS-1255", "windows-1255 cp1255 x-cp1255 windows1255"),
      ("KOI8-R", "koi8-r koi8 koi koi8r cskoi8r"),
      ("KOI8-U", "koi8-u koi8-ru koi8u"),
      ("CP932", "shift_jis shift-jis sjis x-sjis ms_kanji ms932 windows-31j csshiftjis"),
      ("EUC-JP", "euc-jp eucjp x-euc-jp euc_jp"),
      ("GB18030", "gb2312 gbk gb18030 x-gbk gb_2312 gb_2312-80 chinese csgb2312 cp936 euc-cn"),
      ("BIG5-HKSCS", "big5 big5-hkscs cn-big5 x-x-big5 csbig5"),
      ("CP949", "euc-kr euckr ks_c_5601-1987 ks_c_5601-1989 ksc5601 ksc_5601 korean cp949 uhc"),
      ("CP874", "tis-620 iso-8859-11 windows-874 dos-874 cp874"),
      ("UTF-16LE", "utf-16le unicode ucs-2 utf-16 iso-10646-ucs-2 csunicode unicodefeff"),
      ("UTF-16BE", "utf-16be unicodefffe"),
      ("MACINTOSH", "macintosh mac x-mac-roman"),
    ]
    var aliases: [String: String] = [:]
    for (encoding, names) in groups {
      for name in names.split(separator: " ") { aliases[String(name)] = encoding }
    }
    return aliases
  }()
}
