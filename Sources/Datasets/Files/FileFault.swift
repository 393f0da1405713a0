/// Why something cannot be done with a folder or a file; names are what can be shown of them.
package enum FileFault: Error, Hashable, Sendable {
  /// There is none of that name, any more or at all.
  case missing(String)
  /// There is one of that name already.
  case exists(String)
  /// A name that cannot be given: empty, with `/` or a control character, or too long.
  case badName(String)
  /// It is looked at only.
  case readOnly(String)
  /// The system does not allow it.
  case notAllowed(String)
  /// No room is left to keep it.
  case full(String)
  /// It is a folder, a pipe or the like, which has no text.
  case noText(String)
  /// Another program holds it.
  case busy(String)
  /// Nothing is kept, because there is no place for it: no HOME and no CATALOG_HOME.
  case noPlace
  /// What the system says of it.
  case failed(String, String)
}
