/// The completion script for fish.
struct FishCompletions {
  let texts: Texts

  var script: String {
    let commands = CommandTable.commands
    let names = commands.map(\.name).joined(separator: " ")
    var lines = ["# fish completion for catalog", "complete -c catalog -f"]
    let none = "not __fish_seen_subcommand_from \(names)"
    for command in commands {
      lines.append(
        "complete -c catalog -n \(quoted(none)) -a \(command.name)"
          + " -d \(quoted(texts[command.summaryKey]))")
    }
    for command in commands {
      let seen = "__fish_seen_subcommand_from " + command.name
      lines += command.options.map { line($0, when: seen) }
      if !command.candidates.isEmpty {
        lines.append(
          "complete -c catalog -n \(quoted(seen))"
            + " -a \(quoted(command.candidates.joined(separator: " ")))")
      }
      if command.takesFiles { lines.append("complete -c catalog -n \(quoted(seen)) -F") }
    }
    lines += CommandTable.common.map { line($0, when: nil) }
    return lines.map { $0 + "\n" }.joined()
  }

  private func line(_ option: OptionSpec, when condition: String?) -> String {
    var line = "complete -c catalog"
    if let condition { line += " -n " + quoted(condition) }
    line += " -l " + option.name
    if let short = option.short { line += " -s \(short)" }
    switch option.value {
    case .none: break
    case .choice(let choices): line += " -x -a " + quoted(choices.joined(separator: " "))
    case .file: line += " -r -F"
    case .text, .number: line += " -x"
    }
    return line + " -d " + quoted(texts[option.helpKey])
  }

  /// fish reads `\\'` and `\\\\` between single quotes, and nothing else.
  private func quoted(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
