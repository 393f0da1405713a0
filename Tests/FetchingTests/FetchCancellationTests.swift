import Fetching
import Testing

struct FetchCancellationTests {
  @Test(arguments: [
    [LoopbackServer.Step.hang],
    [.send("HTTP/1.1 200 OK\r\n\r\n"), .drip],
    [.send("HTTP/1.1 200 OK\r\n\r\n"), .endless([0x20])],
  ])
  func `cancelling ends a transfer that would never end`(steps: [LoopbackServer.Step]) async throws
  {
    let server = try LoopbackServer { _ in steps }
    let request = makeRequest(server.url()) {
      $0.limits.total = .seconds(100_000)
      $0.limits.maximumBytes = .max
    }
    let task = Task { await reason(of: request) }
    for await _ in server.requests { break }
    task.cancel()
    #expect(await task.value == .cancelled)
  }

  @Test func `a cancelled task fetches nothing`() async throws {
    let server = try LoopbackServer { _ in [.hang] }
    let request = makeRequest(server.url())
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await reason(of: request)
    }
    #expect(await task.value == .cancelled)
  }

  @Test func `many fetches run side by side`() async throws {
    let server = try LoopbackServer { [.answer("200 OK", [], Array($0.target.utf8))] }
    await withTaskGroup(of: Bool.self) { group in
      for number in 0..<24 {
        group.addTask {
          let response = try? await fetch(makeRequest(server.url("/\(number)")))
          return response?.body == Array("/\(number)".utf8)
        }
      }
      for await isRight in group { #expect(isRight) }
    }
  }
}
