/// The bundled courses, which nobody gives, and their pages.
package enum CourseSample {
  /// All courses, in the order of the file.
  package static func courses() -> [Course] {
    let text = EmbeddedResources.text(named: "courses.json") ?? ""
    return (try? CourseList(Array(text.utf8)))?.courses ?? []
  }

  /// The page of a bundled course, as HTML; nil where the address is of none.
  ///
  /// The addresses lead nowhere, so the pages come with the program.
  package static func page(at address: String) -> String? {
    guard address.utf8.starts(with: start.utf8) else { return nil }
    let name = String(Substring(address.utf8.dropFirst(start.utf8.count)))
    let lines = (EmbeddedResources.text(named: "pages.html") ?? "").utf8
      .split(separator: UInt8(ascii: "\n"))
    guard
      let first = lines.firstIndex(where: { $0.elementsEqual("<article id=\"\(name)\">".utf8) }),
      let last = lines[first...].firstIndex(where: { $0.elementsEqual("</article>".utf8) })
    else { return nil }
    return lines[first...last].map { String(Substring($0)) }.joined(separator: "\n")
  }

  /// What all their addresses begin with.
  package static let start = "https://courses.example/"
}
