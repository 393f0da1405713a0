/// Where the courses are.
package enum CourseSource: Sendable {
  /// In the program: an invented sample.
  case bundled
  /// On the network.
  case address(String)
  /// In a file, which the program reads: its path, and its name without folders.
  case file(path: String, name: String, read: @Sendable () throws -> [UInt8])

  /// Whether the network is asked for them.
  package var isAddress: Bool { if case .address = self { true } else { false } }

  /// Where they come from, for drafts.
  var phrase: Phrase {
    switch self {
    case .bundled: .term(.bundled)
    case .address(let address): .text(TransportRequest(address).place)
    case .file(_, let name, _): .text(name)
    }
  }
}
