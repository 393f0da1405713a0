import Foundation
import Testing

@testable import CatalogApp

/// A home with files, in which commands are run.
@MainActor final class ExchangeHome {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Words that are `@name` are paths of files in the home.
  func run(_ words: String...) async throws -> (code: ExitCode, output: String, errors: String) {
    let (output, errors) = (try CapturedStream(), try CapturedStream())
    let arguments = words.map { $0.hasPrefix("@") ? folder.path(String($0.dropFirst())) : $0 }
    let code = await Program.run(
      arguments, environment: Environment(["HOME": folder.url.path]), output: output.stream,
      errors: errors.stream)
    return (code, try output.text(), try errors.text())
  }
}
