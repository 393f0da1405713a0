/// A command of the program, by the word that calls it.
package enum CommandName: String, CaseIterable, Sendable {
  case monsters
  case courses
  case topics
  case files
  case search
  case open
  case list
  case show
  case info
  case `import`
  case export
  case feed
  case support
  case config
  case doctor
  case help
  case completions
  case man
  case version
}
