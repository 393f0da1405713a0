package import Datasets
package import Tables

/// What a command works with.
package struct CommandContext {
  package var line: ParsedCommand
  package var environment: Environment
  package var settings = SettingsFile()
  /// Where they are, or would be; nil where there is no home.
  package var settingsPath: String?
  /// Whether nobody but its owner can read that file, as passwords need it.
  var areSettingsPrivate = false
  /// What was wrong with the settings, a sentence each.
  package var notes: [String] = []
  package var texts: Texts
  package var output: Stream
  package var errors: Stream
  package var gate: TextGate
}

extension CommandContext {
  /// The form asked for; else a table for people, and lines for programs.
  package var format: OutputFormat {
    line.outputFormat ?? (output.isTerminal ? .table : .plain)
  }

  /// The cells of a line.
  package var width: Int {
    output.columns ?? environment["COLUMNS"].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil } ?? 80
  }

  package var style: Style {
    Style(choice: line.color, environment: environment, isTerminal: output.isTerminal)
  }

  /// A line for the person at the terminal, not for the next program.
  package func note(_ message: String) {
    guard !line.has(.quiet) else { return }
    complain(message)
  }

  /// What there is to say of a source.
  ///
  /// A failure is told to those too who want no notes.
  package func note(_ notes: [DatasetNote]) {
    complain(notes.filter { $0.failure != nil || !line.has(.quiet) }.map { $0.sentence(texts) })
  }

  /// Lines about faults, three at most.
  package func complain(_ messages: [String]) {
    for message in messages.prefix(messages.count > 3 ? 2 : 3) { complain(message) }
    if messages.count > 3 { complain(texts(.moreNotes, messages.count - 2)) }
  }

  /// A line about a fault.
  package func complain(_ message: String) {
    // Nobody is left to be told that standard error is gone.
    try? errors.write(line.speaker() + ": " + gate.message(message) + "\n")
    try? errors.flush()
  }

  /// A writer for items with these keys.
  package func writer(keys: [String], headings: [String]?) -> ItemWriter {
    ItemWriter(
      format, keys: keys, headings: headings, to: output, gate: gate, style: style, width: width)
  }

  /// One thing, for commands that answer with one: the document for people, the object for programs.
  ///
  /// Lines that are to be copied, as paths are, are not wrapped to the terminal.
  func write(
    _ document: @autoclosure () -> DetailDocument, or object: @autoclosure () -> JSONValue,
    isWrapped: Bool = true
  ) throws {
    guard format == .plain || format == .table else { return try write(object: object()) }
    let writer = DetailWriter(
      texts: texts, gate: gate, style: style, width: isWrapped && format == .table ? width : nil)
    try output.write(writer.text(document()))
    try output.flush()
  }

  /// How many there are.
  func write(count: Int) throws {
    switch format {
    case .plain, .table:
      try output.write("\(count)\n")
      try output.flush()
    default: try write(object: .object(["count": .number(String(count))]))
    }
  }

  /// One object, for commands that answer with one.
  package func write(object: JSONValue) throws {
    func put(_ text: String) throws { try output.write(output.isTerminal ? gate.data(text) : text) }
    switch format {
    case .json: try put(JSONWriter.pretty(object) + "\n")
    case .csv, .tsv:
      let keys = object.members?.map(\.name) ?? []
      var writer = writer(keys: keys, headings: nil)
      try writer.begin()
      try writer.write(.init(json: object, cells: []))
      try writer.end()
    case .ndjson, .plain, .table: try put(JSONWriter.compact(object) + "\n")
    }
    try output.flush()
  }
}
