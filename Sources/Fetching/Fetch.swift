/// Gets a web address within the limits of the request.
///
/// Runs on a thread of its own and ends at once when the task is cancelled. An answer of any
/// status is a response. libcurl is loaded by the first call.
package func fetch(_ request: Request) async throws(FetchError) -> Response {
  try await inspection(of: request, isTraced: false).result.get()
}

/// The same, and how each request on the way went.
package func inspect(_ request: Request) async -> Inspection {
  await inspection(of: request, isTraced: true)
}

private func inspection(of request: Request, isTraced: Bool) async -> Inspection {
  let cancelled = FetchError(.cancelled, address: Address(request.url))
  var inspection = Inspection(hops: [], result: .failure(cancelled))
  await FetchPool().run([request], isTraced: isTraced) { inspection = $1 }
  return inspection
}
