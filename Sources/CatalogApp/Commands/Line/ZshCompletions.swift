/// The completion script for zsh, a file `_catalog` in `fpath` or one that is sourced.
struct ZshCompletions {
  var texts: Texts
  var datasets: [String]

  var script: String {
    """
    #compdef catalog

    _catalog_commands() {
      local -a commands=(
    \(commandLines)
      )
      _describe -t commands command commands
    }

    _catalog_sources() {
      local -a datasets=(\(datasets.map(ShellQuoting.posix).joined(separator: " ")))
      local expl ret=1
      _wanted datasets expl dataset compadd -a datasets && ret=0
      _files && ret=0
      return ret
    }

    _catalog() {
      local curcontext=$curcontext state line ret=1
      local -A opt_args
      local -a general=(
    \(specs(CommandTable.general, indent: 4))
      )
      local -a output=(
    \(specs(CommandTable.output, indent: 4))
      )
      _arguments -C -s -S "${general[@]}" "${output[@]}" \\
        '1: :_catalog_commands' '*:: :->words' && ret=0
      [[ $state == words ]] || return ret
      curcontext="${curcontext%:*:*}:catalog-$line[1]:"
      case $line[1] in
    \(CommandTable.commands.map(commandCase).joined(separator: "\n"))
      esac
      return ret
    }

    if [[ $funcstack[1] == _catalog ]]; then
      _catalog "$@"
    elif (( $+functions[compdef] )); then
      compdef _catalog catalog
    fi

    """
  }

  private var commandLines: String {
    CommandTable.commands.map { command in
      let summary = ShellQuoting.backslashed(texts[command.summary], "\\:")
      return "    " + ShellQuoting.posix("\(command.name.rawValue):\(summary)")
    }.joined(separator: "\n")
  }

  private func commandCase(_ command: CommandSpec) -> String {
    var lines = ["    \(command.name.rawValue))", "      _arguments -s -S \"${general[@]}\" \\"]
    if command.printsData { lines.append("        \"${output[@]}\" \\") }
    let own = command.options.flatMap { specs(of: $0, among: command.options) }
    let words = command.completableWords.map { index, kind in
      ShellQuoting.posix("\(index + 1): :\(action(for: kind))")
    }
    lines += (own + words).map { "        \($0) \\" }
    lines += ["        && ret=0", "      ;;"]
    return lines.joined(separator: "\n")
  }

  private func specs(_ options: [OptionSpec], indent: Int) -> String {
    options.flatMap { specs(of: $0, among: options) }
      .map { String(repeating: " ", count: indent) + $0 }.joined(separator: "\n")
  }

  /// The option as `_arguments` reads it, one for each way to write it.
  private func specs(of option: OptionSpec, among options: [OptionSpec]) -> [String] {
    let excluded = options.filter { other in
      other.name == option.name
        ? !option.repeats : other.group != nil && other.group == option.group
    }
    let spellings = excluded.flatMap(\.spellings)
    let exclusion = spellings.isEmpty ? "" : "(\(spellings.joined(separator: " ")))"
    let meaning = ShellQuoting.backslashed(texts[option.help], "\\[]:")
    return option.spellings.map { spelling in
      var spec = option.repeats ? "*" + spelling : exclusion + spelling
      if let value = option.value {
        spec += spelling.hasPrefix("--") ? "=" : "+"
        if !value.isSeparate { spec += "-" }
      }
      spec += "[\(meaning)]"
      if let value = option.value {
        if !value.isSeparate { spec += ":" }
        spec += ":\(ShellQuoting.backslashed(value.placeholder, "\\:")):\(action(for: value.kind))"
      }
      return ShellQuoting.posix(spec)
    }
  }

  private func action(for kind: ValueKind) -> String {
    switch kind {
    case .text, .number, .size: " "
    case .file: "_files"
    case .source: "_catalog_sources"
    case .command: "_catalog_commands"
    case .choice(let words):
      "("
        + words.map { ShellQuoting.backslashed($0, "\\: ()'\"$`&;|<>*?[]{}~#") }
        .joined(separator: " ") + ")"
    }
  }
}
