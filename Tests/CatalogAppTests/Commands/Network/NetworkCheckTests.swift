import Foundation
import Testing

@testable import CatalogApp

/// Whole command lines; nothing is asked outside of this computer.
@MainActor struct NetworkCheckTests {
  private func run(_ words: String...) async throws -> (ExitCode, String, String) {
    let (output, errors) = (try CapturedStream(), try CapturedStream())
    let code = await Program.run(
      ["doctor"] + words, environment: Environment([:]), output: output.stream,
      errors: errors.stream)
    return (code, try output.text(), try errors.text())
  }

  @Test func `what is no web address is wrong use, and told as far as it went`() async throws {
    let sentence = "‘ftp://h.test/x’ cannot be fetched: only http and https can, not ftp."
    let (code, output, errors) = try await run("--network", "ftp://ann:s3cret@h.test/x", "--json")
    #expect(code == .wrongUse)
    #expect(errors == "catalog doctor: \(sentence)\n")
    let report = try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any]
    let steps = report?["steps"] as? [[String: Any]]
    #expect(steps?.compactMap { $0["step"] as? String } == ["address", "credentials"])
    #expect(report?["error"] as? String == sentence)
    #expect(!output.contains("s3cret"))
  }

  @Test func `the report for people ends before the sentence of the error`() async throws {
    let (code, output, errors) = try await run("--network", "nonsense")
    #expect(code == .wrongUse)
    #expect(output == "Network check\n\nAddress:  nonsense\nPassword: none\n")
    #expect(errors.contains("‘nonsense’ is not a web address"))
  }

  @Test func `a time limit alone is wrong use`() async throws {
    let (code, output, errors) = try await run("--timeout", "5")
    #expect(code == .wrongUse && output.isEmpty)
    #expect(errors == "catalog doctor: --timeout belongs to --network URL.\n")
  }
}
