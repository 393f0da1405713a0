import Datasets

/// Keeps what was read in the background, one thing after another: the last word counts.
@MainActor final class MarkDesk {
  private let box: ReportBox
  private let texts: Texts
  private var last: Task<Void, Never>?

  init(box: ReportBox, texts: Texts) {
    self.box = box
    self.texts = texts
  }

  /// The work, which may be waited for, ends behind all that was begun before it.
  @discardableResult
  func mark(_ entries: [Entry], isRead: Bool, _ marks: ReadMarks) -> Task<Void, Never> {
    let (texts, earlier) = (texts, last)
    let work = box.run { post in
      await earlier?.value
      do {
        try await marks.note(entries, isRead)
      } catch {
        post(.note(error.sentence(texts)))
      }
    }
    last = work
    return work
  }

  func tellTroubles(
    of place: Int, _ troubles: @escaping @Sendable () async throws -> [FeedTrouble]?
  ) {
    let texts = texts
    _ = box.run { post in
      do {
        post(.troubles(place: place, try await troubles()))
      } catch {
        post(.note(error.sentence(texts)))
      }
    }
  }
}
