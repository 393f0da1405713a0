import Datasets

/// A shelf for answers in memory.
actor FakeAnswerShelf: AnswerShelf {
  private(set) var kept: [String: KeptAnswer]
  /// What came with the last answer.
  private(set) var list: KeptList?

  init(_ kept: [String: KeptAnswer] = [:]) { self.kept = kept }

  func keptAnswer(for key: String) -> KeptAnswer? { kept[key] }

  func keep(_ answer: KeptAnswer, for key: String, listing list: KeptList?) {
    kept[key] = answer
    self.list = list
  }
}

/// A list with one course of each title.
func makeCourses(_ titles: String...) -> String {
  #"{"courses":["# + titles.map { #"{"title":"\#($0)"}"# }.joined(separator: ",") + "]}"
}
