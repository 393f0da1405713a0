import Datasets

/// What there is to say of an answer of the store: where it comes from, if not from the network.
enum StoreNotes {
  /// What a screen says beside the rows; that there are none it says in their place.
  static func notes(on answer: StoreSearch.Answer, _ texts: Texts) -> [String] {
    switch answer.origin {
    case .network: return []
    // Whoever goes back and forth need not be told each time.
    case .recorded(let time) where StoreBook.now.seconds - time.seconds < 60: return []
    case .recorded, .local: return [origin(of: answer, country: "", texts)].compactMap(\.self)
    }
  }

  /// Where the answer comes from, if that is not plain.
  static func origin(
    of answer: StoreSearch.Answer, country: String, _ texts: Texts
  ) -> String? {
    switch answer.origin {
    case .network: answer.items.isEmpty ? texts(.nothingInStore, country) : nil
    case .recorded(let time): age(of: time, texts)
    case .local: texts[.localAnswer]
    }
  }

  /// How old a recorded answer is, in whole minutes or hours.
  static func age(of time: Timestamp, _ texts: Texts) -> String {
    let minutes = max(0, StoreBook.now.seconds - time.seconds) / 60
    return minutes < 60
      ? texts(.recordedMinutes, minutes) : texts(.recordedHours, minutes / 60)
  }
}
