/// Something that a key, a click or the palette can ask of the screen.
///
/// The raw value names it in the settings: `keys.next`.
package enum Action: String, CaseIterable, Sendable {
  // Moving
  case next
  case previous
  case pageDown = "page-down"
  case pageUp = "page-up"
  case halfPageDown = "half-page-down"
  case halfPageUp = "half-page-up"
  case first
  case last
  case open
  case back
  case right
  case left
  case nextPane = "next-pane"
  case previousPane = "previous-pane"
  case nextItem = "next-item"
  case previousItem = "previous-item"
  // Finding
  case search
  case nextMatch = "next-match"
  case previousMatch = "previous-match"
  case category
  case sort
  case roles
  case changes
  case tableColumns = "table-columns"
  case hideColumn = "hide-column"
  case sortTable = "sort-table"
  case reload
  // Pages
  case links
  case pageBack = "page-back"
  case pageForward = "page-forward"
  // Topics
  case date
  case toggleRead = "toggle-read"
  case unreadOnly = "unread-only"
  case allRead = "all-read"
  case feeds
  // Doing something with the item
  case support
  case write
  case openInBrowser = "open-in-browser"
  case copy
  case menu
  // Folders and files
  case newFile = "new-file"
  case newFolder = "new-folder"
  case rename
  case delete
  case undoDelete = "undo-delete"
  case moveFile = "move-file"
  case duplicate
  case editElsewhere = "edit-elsewhere"
  case preview
  case showHidden = "show-hidden"
  // The screen
  case displayMode = "display-mode"
  case columns
  case narrower
  case wider
  case evenWidth = "even-width"
  case mouse
  case layout
  case redraw
  // The program
  case help
  case palette
  case home
  case about
  case cancel
  case suspend
  case quit
  case quitNow = "quit-now"
}
