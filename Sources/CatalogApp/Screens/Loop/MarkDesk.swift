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

  func mark(_ entries: [Entry], isRead: Bool, _ marks: ReadMarks) {
    let (texts, earlier) = (texts, last)
    last = box.run { post in
      await earlier?.value
      do {
        try await marks.note(entries, isRead)
      } catch {
        post(.note(error.sentence(texts)))
      }
    }
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
