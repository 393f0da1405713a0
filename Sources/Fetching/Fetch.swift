/// Gets a web address within the limits of the request.
///
/// Runs on a thread of its own and ends at once when the task is cancelled. An answer of any
/// status is a response. libcurl is loaded by the first call.
package func fetch(_ request: Request) async throws(FetchError) -> Response {
  var result = Result<Response, FetchError>.failure(
    FetchError(.cancelled, address: Address(request.url)))
  await FetchPool().fetch([request]) { result = $1 }
  return try result.get()
}
