/// The options of a support draft as they were typed.
package struct SupportOptions: Sendable {
  /// Each a list of addresses; the option may be given more than once.
  package var to: [String] = []
  package var cc: [String] = []
  package var bcc: [String] = []
  package var from: String?
  package var replyTo: String?
  package var subject: String?
  package var body: String?
  package var bodyFile: String?
  /// Whether the lines about the item follow the text; nil: unless the template has them.
  package var tellsItem: Bool?
  /// Paths, in the order given.
  package var attach: [String] = []
  /// The path of a template, and the option or the setting that names it.
  package var template: (path: String, option: String)?
  /// Whom drafts go to where neither an option nor the template says it.
  package var usualTo: String?
  package var date: String?
  package var messageID: String?

  package init() {}
}
