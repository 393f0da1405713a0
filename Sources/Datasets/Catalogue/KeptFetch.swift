/// Asks an address for what a copy is kept of, with what the server said of that copy.
struct KeptFetch: Sendable {
  struct Answer: Sendable {
    enum Content: Sendable {
      /// The copy is still good, as of now.
      case kept(KeptAnswer)
      case new(TransportAnswer)
    }

    var content: Content
    /// The address that answered, without user and password.
    var place: String
    var time: Timestamp
  }

  let transport: any Transport
  /// The time of day.
  let now: @Sendable () -> Timestamp

  /// The answer, if it is one.
  ///
  /// - Parameters:
  ///   - request: what is wanted; validators are those of the copy.
  ///   - kept: the copy; nil where none can be used.
  /// - Returns: the copy, or what is there instead.
  /// - Throws: why neither can be had.
  func answer(
    to request: TransportRequest, keeping kept: KeptAnswer?
  ) async throws(DatasetError) -> Answer {
    var request = request
    if let kept { request.validators = kept.validators }
    let answer: TransportAnswer
    do {
      answer = try await transport.answer(to: request)
    } catch {
      throw .transport(error)
    }
    let time = now()
    let place = answer.address.isEmpty ? request.place : answer.address
    if answer.status == 304, var kept {
      kept.at = time
      return Answer(content: .kept(kept), place: place, time: time)
    }
    if let reason = ListFault.Reason(status: answer.status, wait: answer.retryAfter) {
      throw .list(ListFault(place, reason))
    }
    return Answer(content: .new(answer), place: place, time: time)
  }
}
