import Datasets
import Fetching
import Tables

/// `catalog doctor --network URL`: what happens on the way to an answer.
@MainActor struct NetworkCheck {
  let context: CommandContext

  /// Asks for the address as every other command does; throws what it would end with, once the
  /// report is written.
  func run(_ address: String) async throws -> ExitCode {
    let transport = FetchingTransport(
      texts: context.texts, credentials: context.credentials, timeout: context.timeout)
    let request = transport.request(TransportRequest(address))
    let inspection = await inspect(request)
    let report = NetworkReport(
      inspection, of: request, texts: context.texts, now: StoreBook.now.seconds)
    let failure = failure(of: inspection.result)
    try write(report.steps, failure)
    if let failure { throw failure }
    return .done
  }

  private func write(_ steps: [NetworkStep], _ failure: CommandError?) throws {
    let texts = context.texts
    try context.write(
      DetailDocument(
        title: .text(texts[.networkTitle]),
        // What a server says may be endless.
        fields: steps.map { .init(.text(texts[$0.label]), .text(context.gate.message($0.text))) }),
      or: .object([
        .init("steps", .array(steps.map(\.json))),
        .init("error", .optional(failure?.message)),
      ]),
      isWrapped: false)
  }

  private func failure(of result: Result<Response, FetchError>) -> CommandError? {
    switch result {
    case .success(let response): refusal(response)
    case .failure(let error):
      DatasetError.transport(TransportError(error.kind, error.message(context.texts)))
        .commandError(context.texts)
    }
  }

  /// The error of an answer that is none.
  private func refusal(_ response: Response) -> CommandError? {
    guard response.status >= 400 else { return nil }
    let namesWait = response.header("Retry-After") != nil
    let code: ExitCode =
      switch StatusFault(status: response.status, namesWait: namesWait) {
      case .notAllowed: .notAllowed
      case .tooManyCalls: .tryLater
      case .gone, .other, nil: .unavailable
      }
    return CommandError(
      context.texts(.networkRefused, Address(response.url).shown, response.status), code)
  }
}
