/// The words of a support request in one language, so that languages live elsewhere.
package struct SupportTexts: Hashable, Sendable {
  /// The subject where none is given.
  package var subject: String
  /// The first paragraph where no text is given.
  package var greeting: String
  package var itemHeading: String
  package var nameLabel: String
  package var idLabel: String
  package var datasetLabel: String
  package var sourceLabel: String
  package var diagnosticsHeading: String
  /// The last line: what was added, and how to leave it out.
  package var diagnosticsNote: String

  package init(
    subject: String, greeting: String, itemHeading: String, nameLabel: String, idLabel: String,
    datasetLabel: String, sourceLabel: String, diagnosticsHeading: String, diagnosticsNote: String
  ) {
    self.subject = subject
    self.greeting = greeting
    self.itemHeading = itemHeading
    self.nameLabel = nameLabel
    self.idLabel = idLabel
    self.datasetLabel = datasetLabel
    self.sourceLabel = sourceLabel
    self.diagnosticsHeading = diagnosticsHeading
    self.diagnosticsNote = diagnosticsNote
  }
}

/// A line of a request, such as `Version: 1.0`.
package struct SupportField: Hashable, Sendable {
  package var label: String
  package var value: String

  package init(_ label: String, _ value: String) {
    self.label = label
    self.value = value
  }
}
