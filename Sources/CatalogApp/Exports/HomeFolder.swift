/// The user's home folder, whose name is nobody's business.
enum HomeFolder {
  /// The text with `~` for the folder wherever a path below it stands.
  static func hidden(in text: String, home: String) -> String {
    var folder = Array(home.utf8)
    while folder.last == UInt8(ascii: "/") { folder.removeLast() }
    guard !folder.isEmpty else { return text }
    var shown: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.first {
      if rest.starts(with: folder) {
        shown.append(UInt8(ascii: "~"))
        rest = rest.dropFirst(folder.count)
      } else {
        shown.append(byte)
        rest = rest.dropFirst()
      }
    }
    return String(decoding: shown, as: UTF8.self)
  }
}
