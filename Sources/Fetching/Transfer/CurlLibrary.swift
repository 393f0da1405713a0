import CCurl

/// The system's libcurl.
package enum CurlLibrary {
  /// Whether there is one that can be used; opens it.
  package static var isInstalled: Bool { ccurl_load() }
}
