import Datasets

/// A page to be read in a browser: the list, and beside it the details it leads to.
///
/// It needs nothing but itself, runs nothing, and says so to the browser.
struct HTMLExport: ListExport {
  private let goal: ExportGoal

  let passes = 2
  let readsArticles = true

  init(to goal: ExportGoal) { self.goal = goal }

  func begin(pass: Int) throws {
    try goal.write(pass == 0 ? head : "<main>\n")
  }

  func write<Data: Dataset>(_ item: ExportItem<Data>, pass: Int) throws {
    try goal.write(pass == 0 ? entry(item) : article(item))
  }

  func end(pass: Int) throws {
    try goal.write(pass == 0 ? "</ol></nav>\n" : "</main>\n</body>\n</html>\n")
    try goal.stream.flush()
  }

  private var head: String {
    let title = HTMLText.escaped(goal.title)
    return """
      <!DOCTYPE html>
      <html lang="\(goal.texts.language.rawValue)">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
      <title>\(title)</title>
      <style>
      \(Self.style)
      </style>
      </head>
      <body>
      <h1 dir="auto">\(title)</h1>
      <nav><ol>

      """
  }

  private func entry<Data: Dataset>(_ item: ExportItem<Data>) -> String {
    let row = item.dataset.row(item.item)
    let subtitle = row.subtitle.map { " <small>\(shown($0))</small>" } ?? ""
    return """
      <li dir="auto"><a href="#item-\(item.number)">\(shown(row.title))</a>\(subtitle)</li>

      """
  }

  private func article<Data: Dataset>(_ item: ExportItem<Data>) -> String {
    let document = item.dataset.detail(item.item).reading(item.article)
    var text =
      "<article id=\"item-\(item.number)\">\n<h2 dir=\"auto\">\(shown(document.title))</h2>\n"
    if let subtitle = document.subtitle { text += "<p dir=\"auto\">\(shown(subtitle))</p>\n" }
    let fields =
      item.query.columns.map { keys in
        zip(keys, item.columnTexts).map { (HTMLText.line($0), HTMLText.value($1)) }
      }
      ?? document.fields.map { (shown($0.label), HTMLText.value(goal.texts.text(of: $0.value))) }
    if !fields.isEmpty {
      text += "<dl>\n"
      for (label, value) in fields {
        text += "<dt dir=\"auto\">\(label)</dt><dd dir=\"auto\">\(value)</dd>\n"
      }
      text += "</dl>\n"
    }
    // Wanted columns are all that is wanted.
    guard item.query.columns == nil else { return text + "</article>\n" }
    for paragraph in document.plainTexts {
      text += "<p class=\"text\" dir=\"auto\">\(HTMLText.escaped(paragraph))</p>\n"
    }
    let values = document.fields.map { goal.texts.text(of: $0.value) }
    for link in document.links where !values.contains(link.address) {
      text += "<p>\(HTMLText.value(link.address))</p>\n"
    }
    return text + "</article>\n"
  }

  private func shown(_ phrase: Phrase) -> String { HTMLText.line(goal.texts.text(of: phrase)) }

  private static let style = """
    :root { color-scheme: light dark; --line: #d0d0d5; --soft: #6b6b70; --link: #0a5dc2 }
    @media (prefers-color-scheme: dark) { :root { --line: #45454a; --soft: #a0a0a8; --link: #7ab8ff } }
    body { font: 1rem/1.5 system-ui, sans-serif; margin: 1rem auto; max-width: 70rem; padding: 0 1rem }
    a { color: var(--link) }
    small, dt { color: var(--soft) }
    nav ol { padding-left: 2.5em }
    article { border-top: 1px solid var(--line); padding: .5rem 0 }
    article:target { border-top: 3px solid var(--link) }
    dl { display: grid; grid-template-columns: minmax(6rem, max-content) 1fr; gap: .2rem 1rem }
    dd { margin: 0; min-width: 0 }
    dd, .text, nav li, h1, h2 { overflow-wrap: anywhere; white-space: pre-wrap }
    @media (min-width: 60rem) {
      body { display: grid; grid-template-columns: 20rem 1fr; gap: 0 2rem }
      h1 { grid-column: 1 / -1 }
      nav { position: sticky; top: 0; max-height: 100vh; overflow: auto }
      main { min-width: 0 }
    }
    """
}
