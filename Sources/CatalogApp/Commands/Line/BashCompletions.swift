/// The completion script for bash.
struct BashCompletions {
  var script: String {
    """
    # bash completion for catalog
    _catalog() {
      local word=${COMP_WORDS[COMP_CWORD]} last=${COMP_WORDS[COMP_CWORD-1]} name= index
      COMPREPLY=()
      for ((index = 1; index < COMP_CWORD; index++)); do
        case ${COMP_WORDS[index]} in
          -*) ;;
          *) name=${COMP_WORDS[index]}; break ;;
        esac
      done
      local options= words= files=
      case $name in
        '') words=\(Completions.quoted(CommandTable.commands.map(\.name).joined(separator: " "))) ;;
    \(CommandTable.commands.map(branch).joined(separator: "\n"))
      esac
      options+=\(Completions.quoted(" " + names(CommandTable.common)))
      case $last in
    \(values.joined(separator: "\n"))
      esac
      if [[ $word == -* ]]; then
        mapfile -t COMPREPLY < <(compgen -W "$options" -- "$word")
        return
      fi
      mapfile -t COMPREPLY < <(compgen -W "$words" -- "$word")
      if [[ -n $files ]]; then
        compopt -o filenames
        local path
        while IFS= read -r path; do COMPREPLY+=("$path"); done < <(compgen -f -- "$word")
      fi
    }
    complete -F _catalog catalog

    """
  }

  private func branch(_ command: CommandSpec) -> String {
    let words = Completions.quoted(command.candidates.joined(separator: " "))
    let files = command.takesFiles ? " files=1" : ""
    return "    \(command.name)) options=\(Completions.quoted(names(command.options)))"
      + " words=\(words)\(files) ;;"
  }

  private func names(_ options: [OptionSpec]) -> String {
    options.map { "--" + $0.name }.joined(separator: " ")
  }

  /// What stands behind an option that takes a value.
  private var values: [String] {
    var seen: Set<String> = []
    let all = CommandTable.commands.flatMap(\.options) + CommandTable.common
    return all.compactMap { option in
      guard seen.insert(option.name).inserted else { return nil }
      let names = (["--" + option.name] + (option.short.map { ["-\($0)"] } ?? []))
        .joined(separator: "|")
      switch option.value {
      case .none: return nil
      case .choice(let choices):
        return "    \(names)) words=\(Completions.quoted(choices.joined(separator: " "))) files= ;;"
      case .file: return "    \(names)) words= files=1 ;;"
      case .text, .number: return "    \(names)) return ;;"
      }
    }
  }
}
