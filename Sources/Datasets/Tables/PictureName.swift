/// The addresses and paths of pictures, as far as their ends tell.
package enum PictureName {
  private static let ends = [".png", ".jpg", ".jpeg", ".gif", ".webp"]
  private static let longest = 2_000

  /// Whether it ends as pictures do, before what is asked of a server.
  static func isPicture(_ text: String) -> Bool {
    let bytes = text.utf8
    guard bytes.count <= longest else { return false }
    let end = bytes.firstIndex { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") }
    let path = String(text[..<(end ?? text.endIndex)]).lowercased()
    return ends.contains { path.utf8.count > $0.utf8.count && path.hasSuffix($0) }
  }

  /// The path of a picture in a folder that a table names; nil for one that could lead elsewhere.
  ///
  /// Only plain names below the folder count: none from the root, none with `..`, none that is
  /// hidden.
  package static func path(_ name: String, in folder: String) -> String? {
    let parts = name.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    guard isPicture(name), !name.utf8.contains(0), !name.utf8.contains(UInt8(ascii: ":")),
      parts.allSatisfy({ !$0.isEmpty && $0.first != UInt8(ascii: ".") })
    else { return nil }
    return folder + "/" + name
  }
}
