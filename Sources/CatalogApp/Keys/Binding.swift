import TerminalUI

/// Where keys count.
enum KeyScope: Hashable, Sendable {
  case everywhere
  /// Among folders and files, where they come before those that count everywhere.
  case files
}

/// One row of the table of keys: an action, the keys that ask for it, and its words.
struct Binding: Sendable {
  /// What help groups it under.
  enum Group: Int, CaseIterable, Sendable {
    case moving, finding, item, files, screen, program

    /// Where its keys count.
    var scope: KeyScope { self == .files ? .files : .everywhere }
  }

  let action: Action
  let group: Group
  /// The names of the keys, the one that footers show first.
  let keys: [String]
  /// A word or two for the footer.
  let label: KeyMessage
  /// A sentence for help, the palette and the README.
  let help: KeyMessage
  /// Words that people look for it by, in English.
  var otherWords: String { Self.synonyms[action] ?? "" }

  private static let synonyms: [Action: String] = [
    .quit: "exit leave close", .quitNow: "exit leave", .support: "mail write ask message send",
    .search: "find filter", .openInBrowser: "link web url", .copy: "clipboard yank",
    .links: "follow page web", .toggleRead: "unread seen", .allRead: "unread seen catch up",
    .unreadOnly: "filter new", .feeds: "errors broken problems subscriptions",
    .pageBack: "previous history", .pageForward: "next history",
    .reload: "refresh", .changes: "differences diff new updated",
    .roles: "title picture link columns",
    .tableColumns: "summary statistics histogram frequency values",
    .hideColumn: "leave out show again", .sortTable: "order ascending descending",
    .displayMode: "mode split view",
    .home: "start datasets",
    .newFile: "create add note", .newFolder: "create add directory", .rename: "name title",
    .delete: "remove trash", .undoDelete: "restore trash", .moveFile: "folder",
    .duplicate: "copy", .editElsewhere: "external program vim nano", .preview: "markdown source",
    .showHidden: "dot files",
  ]

  init(
    _ action: Action, _ group: Group, _ keys: [String], _ label: KeyMessage,
    _ help: KeyMessage
  ) {
    self.action = action
    self.group = group
    self.keys = keys
    self.label = label
    self.help = help
  }
}
