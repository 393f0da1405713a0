/// An option, by its long name without the dashes.
///
/// Two commands may have options of one name that mean different things, such as `from`; both then
/// take a value, or neither does.
package enum OptionName: String, CaseIterable, Sendable {
  // Output
  case json
  case ndjson
  case csv
  case tsv
  case plain
  // General
  case color
  case quiet
  case config
  case help
  case version
  // Sources and stores
  case format
  case delimiter
  case encoding
  case table
  case noHeader = "no-header"
  case skip
  case comment
  case flatten
  case columns
  case `where`
  case sort
  case descending
  case hide
  case frequency
  case summary
  case limit
  case count
  case `in`
  case country
  case lang
  case offline
  case refresh
  case timeout
  case network
  case from
  // The columns of a table
  case title
  case subtitle
  case link
  case picture
  case dateColumn = "date-column"
  case id
  // The files of a folder
  case recursive
  case write
  case since
  case open
  // Feeds and lists
  case name
  case folder
  case dryRun = "dry-run"
  case into
  case check
  case opml
  case markdown
  case html
  case sqlite
  case spreadsheetSafe = "spreadsheet-safe"
  case key
  case rejects
  // The full screen
  case size
  case keys
  case snapshot
  case idiom
  case pictures
  case noMouse = "no-mouse"
  case plainUI = "plain-ui"
  // Support drafts
  case fromJSON = "from-json"
  case to
  case cc
  case bcc
  case replyTo = "reply-to"
  case subject
  case body
  case bodyFile = "body-file"
  case attach
  case diagnostics
  case noDiagnostics = "no-diagnostics"
  case date
  case messageID = "message-id"
  case output
  case force
  case mailto
  case maildir
  case all
  case template
  case noPicture = "no-picture"
  case noItem = "no-item"

  /// The name as it is typed.
  var spelling: String { "--" + rawValue }
}
