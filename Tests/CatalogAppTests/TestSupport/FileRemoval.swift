import Foundation

/// Takes a file away, as other programs do.
enum FileRemoval {
  static func remove(_ path: String) throws { try FileManager.default.removeItem(atPath: path) }
}
