import CCurl

/// Gets a web address within the limits of the request.
///
/// Runs on a thread of its own and ends at once when the task is cancelled. An answer of any
/// status is a response. libcurl is loaded by the first call.
package func fetch(_ request: Request) async throws(FetchError) -> Response {
  let address = Address(request.url)
  let deadline = ContinuousClock.now + request.limits.total
  if let reason = refusal(of: request, to: address) { throw FetchError(reason, address: address) }
  guard let pipe = WakeUpPipe() else { throw FetchError(.noResources, address: address) }

  let result: Result<Response, FetchError> = await withTaskCancellationHandler {
    await withCheckedContinuation { continuation in
      let hasStarted = WorkerThread.start {
        guard ccurl_load() else {
          continuation.resume(returning: .failure(FetchError(.libraryMissing, address: address)))
          return
        }
        guard let transfer = Transfer(request, until: deadline, or: pipe) else {
          continuation.resume(returning: .failure(FetchError(.noResources, address: address)))
          return
        }
        continuation.resume(returning: Result(catching: transfer.run))
        // Only now are the handles freed, which may take as long as a name look-up.
        withExtendedLifetime(transfer) {}
      }
      if !hasStarted {
        continuation.resume(returning: .failure(FetchError(.noResources, address: address)))
      }
    }
  } onCancel: {
    pipe.wakeUp()
  }
  return try result.get()
}

/// Why the request is not even tried.
private func refusal(of request: Request, to address: Address) -> FetchError.Reason? {
  if !address.scheme.isEmpty, !address.isWebScheme, !address.looksLikeHostAndPort {
    return .schemeNotAllowed(address.scheme)
  }
  if !address.isWebAddress { return .badAddress }
  if let header = request.headers.first(where: { !$0.isWellFormed }) {
    return .badHeader(name: header.name)
  }
  return nil
}
