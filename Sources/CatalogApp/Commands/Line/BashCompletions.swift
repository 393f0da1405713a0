/// The completion script for bash 3.2 and later, without the bash-completion package.
struct BashCompletions {
  var datasets: [String]

  var script: String {
    """
    # bash completion for catalog

    # Offers those of the words behind the first that begin with it.
    _catalog_offer() {
      local current=$1 word
      shift
      for word; do
        if [[ $word == "$current"* ]]; then COMPREPLY+=("$word"); fi
      done
      compopt +o default +o bashdefault 2>/dev/null
    }

    # Offers datasets and files; where no dataset fits, readline finds and quotes the files.
    _catalog_source() {
      local word
      for word in \(Self.list(datasets)); do
        if [[ $word == "$1"* ]]; then COMPREPLY+=("$word"); fi
      done
      if ((${#COMPREPLY[@]} > 0)); then
        compopt -o filenames 2>/dev/null
        while IFS= read -r word; do COMPREPLY+=("$word"); done < <(compgen -f -- "$1")
      fi
    }

    _catalog() {
      # bash cuts words at = : and @ too: put together what no space divides.
      local line=$COMP_LINE index word
      local -a words=()
      for ((index = 0; index <= COMP_CWORD; index++)); do
        if [[ ${#words[@]} -eq 0 || $line == [[:space:]]* ]]; then words+=(""); fi
        line=${line#"${line%%[![:space:]]*}"}
        words[${#words[@]}-1]+=${COMP_WORDS[index]}
        line=${line#"${COMP_WORDS[index]}"}
      done
      local current=${words[${#words[@]}-1]} command= option= ended= position=0
      for word in "${words[@]:1:${#words[@]}-2}"; do
        if [[ -n $option ]]; then
          option=
          continue
        fi
        if [[ -z $ended ]]; then
          case $word in
            --) ended=1; continue ;;
            \(valuedPattern)) option=$word; continue ;;
            -?*) continue ;;
          esac
        fi
        if [[ -z $command ]]; then command=$word; else position=$((position + 1)); fi
      done
      if [[ -z $option && -z $ended && $current == --*=* ]]; then
        option=${current%%=*}
        current=${current#*=}
      fi
      COMPREPLY=()
      if [[ -n $option ]]; then
        case "$command $option" in
    \(valueCases)
          *) _catalog_offer "$current" ;;
        esac
      elif [[ -z $ended && $current == -* ]]; then
        case $command in
    \(optionCases)
          *) _catalog_offer "$current" \(Self.options(CommandTable.general + CommandTable.output)) ;;
        esac
      elif [[ -z $command ]]; then
        _catalog_offer "$current" \(Self.list(CommandName.allCases.map(\.rawValue)))
      else
        case "$command $position" in
    \(operandCases)
          *) _catalog_offer "$current" ;;
        esac
      fi
    }

    complete -o bashdefault -o default -F _catalog catalog

    """
  }

  /// A pattern for every option that a value follows as the next word.
  private var valuedPattern: String {
    var spellings: [String] = []
    for option in CommandTable.allOptions where option.value?.isSeparate == true {
      spellings += option.spellings.filter { !spellings.contains($0) }
    }
    return spellings.joined(separator: "|")
  }

  private var valueCases: String {
    var lines = CommandTable.general.compactMap { valueCase("*", $0) }
    for command in CommandTable.commands {
      lines += command.options.compactMap { valueCase(command.name.rawValue, $0) }
    }
    return lines.joined(separator: "\n")
  }

  private func valueCase(_ command: String, _ option: OptionSpec) -> String? {
    guard let kind = option.value?.kind, let action = action(for: kind) else { return nil }
    let pattern = option.spellings.map { "\(command)\" \($0)\"" }.joined(separator: "|")
    return "      \(pattern)) \(action) ;;"
  }

  private var optionCases: String {
    CommandTable.commands.map { command in
      let options = Self.options(command.sections.flatMap(\.options))
      return "      \(command.name.rawValue)) _catalog_offer \"$current\" \(options) ;;"
    }.joined(separator: "\n")
  }

  private var operandCases: String {
    CommandTable.commands.flatMap { command in
      command.completableWords.compactMap { index, kind in
        action(for: kind).map { "      \"\(command.name.rawValue) \(index)\") \($0) ;;" }
      }
    }.joined(separator: "\n")
  }

  /// What offers values of a kind; nil where there is nothing to offer.
  private func action(for kind: ValueKind) -> String? {
    switch kind {
    case .text, .number, .size: nil
    case .file: ":"
    case .source: "_catalog_source \"$current\""
    case .choice, .command: kind.choices.map { "_catalog_offer \"$current\" \(Self.list($0))" }
    }
  }

  private static func options(_ options: [OptionSpec]) -> String {
    options.flatMap(\.spellings).joined(separator: " ")
  }

  private static func list(_ words: [String]) -> String {
    words.map(ShellQuoting.posix).joined(separator: " ")
  }
}
