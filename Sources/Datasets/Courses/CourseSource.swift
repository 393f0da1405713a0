/// Where the courses are.
package enum CourseSource: Sendable {
  /// In the program: an invented sample.
  case bundled
  /// On the network.
  case address(String)
  /// In a file, by its name without folders; the program reads it.
  case file(name: String, read: @Sendable () throws -> [UInt8])

  /// Whether the network is asked for them.
  package var isAddress: Bool { if case .address = self { true } else { false } }

  /// Where they come from, for drafts.
  var phrase: Phrase {
    switch self {
    case .bundled: .term(.bundled)
    case .address(let address): .text(TransportRequest(address).place)
    case .file(let name, _): .text(name)
    }
  }
}
