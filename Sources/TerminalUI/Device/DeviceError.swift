/// Why there is no full screen.
package enum DeviceError: Error, Hashable {
  /// Standard input or output leads elsewhere.
  case notATerminal
  /// The system refused; its `errno`.
  case system(code: Int32)
}
