#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The variables that a process was started with.
package struct Environment: Sendable {
  private let lookUp: @Sendable (String) -> String?

  /// The environment of this process; a value that is not UTF-8 counts as not set.
  package static let process = Environment { name in
    unsafe getenv(name).flatMap { unsafe String(validatingCString: $0) }
  }

  /// Just these variables.
  package init(_ variables: [String: String]) { lookUp = { variables[$0] } }

  private init(_ lookUp: @escaping @Sendable (String) -> String?) { self.lookUp = lookUp }

  /// The value of a variable; an empty one counts as not set.
  package subscript(name: String) -> String? {
    lookUp(name).flatMap { $0.isEmpty ? nil : $0 }
  }
}
