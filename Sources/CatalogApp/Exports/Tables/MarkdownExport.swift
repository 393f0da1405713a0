import Datasets

/// A table in Markdown (https://github.github.com/gfm/#tables-extension-), whose cells say nothing but
/// what is in them.
struct MarkdownExport: ListExport {
  private let goal: ExportGoal

  init(to goal: ExportGoal) { self.goal = goal }

  func begin(pass: Int) throws {
    try line(goal.keys)
    try line(goal.keys.map { _ in nil })
  }

  func write<Data: Dataset>(_ item: ExportItem<Data>, pass: Int) throws {
    try line(item.columnTexts)
  }

  func end(pass: Int) throws { try goal.stream.flush() }

  /// A row; nil stands for the rule below the header.
  private func line(_ cells: [String?]) throws {
    let cells = cells.map { $0.map(MarkdownText.escaped) ?? "---" }
    try goal.write("| " + cells.joined(separator: " | ") + " |\n")
  }
}
