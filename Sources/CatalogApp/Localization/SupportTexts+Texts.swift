import Datasets

extension SupportTexts {
  /// The words of a support request in the language of the texts.
  init(_ texts: Texts) {
    self.init(
      subject: texts[.supportSubject], greeting: texts[.supportGreeting],
      itemHeading: texts[.supportItem], nameLabel: texts[.supportName], idLabel: texts[.supportID],
      datasetLabel: texts[.supportDataset], sourceLabel: texts.text(of: .term(.source)),
      diagnosticsHeading: texts[.supportDiagnostics],
      diagnosticsNote: texts[.supportDiagnosticsNote])
  }
}
