import Datasets

/// The completion script for zsh.
struct ZshCompletions {
  let texts: Texts

  var script: String {
    """
    #compdef catalog
    _catalog() {
      local curcontext=$curcontext state line
      local -a commands
      commands=(
    \(CommandTable.commands.map(description).joined(separator: "\n"))
      )
      _arguments -C \(specs(CommandTable.common)) \\
        '1:command:->command' '*::word:->words'
      case $state in
        command) _describe -t commands command commands ;;
        words)
          case $words[1] in
    \(CommandTable.commands.map(branch).joined(separator: "\n"))
          esac
          ;;
      esac
    }
    if [[ $funcstack[1] == _catalog ]]; then
      _catalog "$@"
    else
      compdef _catalog catalog
    fi

    """
  }

  /// `name:text` for `_describe`, which takes colons apart.
  private func description(_ command: CommandSpec) -> String {
    let text = texts[command.summaryKey].replacing(":", with: "\\:")
    return "    " + Completions.quoted(command.name + ":" + text)
  }

  private func branch(_ command: CommandSpec) -> String {
    let words = command.candidates.joined(separator: " ")
    let action =
      switch (command.takesFiles, command.candidates.isEmpty) {
      case (true, _): " '*: :{ _alternative \"sources:source:(\(words))\" \"files:file:_files\" }'"
      case (false, false): " '*: :(\(words))'"
      case (false, true): ""
      }
    return "        \(command.name)) _arguments \(specs(command.options + CommandTable.common))"
      + action + " ;;"
  }

  private func specs(_ options: [OptionSpec]) -> String {
    options.flatMap { option in
      let names = ["--" + option.name] + (option.short.map { ["-\($0)"] } ?? [])
      return names.map { Completions.quoted(spec(option, named: $0)) }
    }.joined(separator: " ")
  }

  /// `*--where=[text]:COLUMN=VALUE: ` with what `_arguments` reads otherwise escaped.
  private func spec(_ option: OptionSpec, named name: String) -> String {
    let text = Self.escaped(texts[option.helpKey])
    let start = (option.repeats ? "*" : "") + name
    guard let placeholder = option.placeholder else { return start + "[\(text)]" }
    let action =
      switch option.value {
      case .choice(let choices): "(" + choices.joined(separator: " ") + ")"
      case .file: "_files"
      case .none, .text, .number: " "
      }
    let sign = name.utf8.starts(with: "--".utf8) ? "=" : "+"
    return start + sign + "[\(text)]:" + Self.escaped(placeholder) + ":" + action
  }

  private static func escaped(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if "[]:\\".unicodeScalars.contains(scalar) { result.append("\\") }
      result.append(scalar)
    }
    return String(result)
  }
}
