/// The completion script for fish 3.0 and later.
struct FishCompletions {
  var texts: Texts
  var datasets: [String]

  var script: String {
    ([Self.functions(valued: valuedSpellings), "complete -c catalog -f"]
      + CommandTable.general.map { line(for: $0, condition: nil) }
      + CommandTable.output.map { line(for: $0, condition: "__catalog_needs_command") }
      + CommandTable.commands.map(line) + CommandTable.commands.flatMap(lines))
      .joined(separator: "\n") + "\n"
  }

  private static func functions(valued: String) -> String {
    """
    # fish completion for catalog

    # The command and its words before the cursor, a line each, without options and their values.
    function __catalog_words
        set -l tokens (commandline -opc)
        set -l is_value no
        set -l ended no
        for token in $tokens[2..-1]
            if test $is_value = yes
                set is_value no
            else if test $ended = yes
                echo -- $token
            else
                switch $token
                    case --
                        set ended yes
                    case \(valued)
                        set is_value yes
                    case -
                        echo -- $token
                    case '-*'
                    case '*'
                        echo -- $token
                end
            end
        end
    end

    # Whether no command has been typed yet.
    function __catalog_needs_command
        test (count (__catalog_words)) -eq 0
    end

    # Whether that command has been typed and, if there is a second argument, so many words with it.
    function __catalog_at
        set -l words (__catalog_words)
        test "$words[1]" = $argv[1]
        and test (count $argv) -eq 1 -o (count $words) -eq "$argv[2]"
    end

    """
  }

  private var valuedSpellings: String {
    var spellings: [String] = []
    for option in CommandTable.allOptions where option.value?.isSeparate == true {
      spellings += option.spellings.filter { !spellings.contains($0) }
    }
    return spellings.joined(separator: " ")
  }

  /// The line that offers the command itself.
  private func line(for command: CommandSpec) -> String {
    complete("__catalog_needs_command")
      + " -a \(command.name.rawValue) -d \(ShellQuoting.fish(texts[command.summary]))"
  }

  /// The lines for the command's options and words.
  private func lines(for command: CommandSpec) -> [String] {
    let output = command.printsData ? CommandTable.output : []
    let options = (command.options + output).map {
      line(for: $0, condition: "__catalog_at \(command.name.rawValue)")
    }
    let words = command.completableWords.compactMap { index, kind -> String? in
      let offer = offer(for: kind)
      guard !offer.isEmpty else { return nil }
      return complete("__catalog_at \(command.name.rawValue) \(index + 1)") + offer
    }
    return options + words
  }

  private func line(for option: OptionSpec, condition: String?) -> String {
    var line = complete(condition)
    if let letter = option.letter { line += " -s \(letter)" }
    line += " -l \(option.name.rawValue)"
    if let value = option.value {
      // Without either, fish takes a value behind `=` only.
      if value.isSeparate { line += offersFiles(value.kind) ? " -r" : " -x" }
      line += offer(for: value.kind)
    }
    return line + " -d \(ShellQuoting.fish(texts[option.help]))"
  }

  private func complete(_ condition: String?) -> String {
    "complete -c catalog" + (condition.map { " -n '\($0)'" } ?? "")
  }

  private func offersFiles(_ kind: ValueKind) -> Bool { kind == .file || kind == .source }

  /// The flags that offer values of a kind; fish expands the list of `-a`, so that each word has
  /// quotes of its own within it.
  private func offer(for kind: ValueKind) -> String {
    let words = kind == .source ? datasets : kind.choices ?? []
    let list = words.map(ShellQuoting.fish).joined(separator: " ")
    return (offersFiles(kind) ? " -F" : "")
      + (words.isEmpty ? "" : " -a \(ShellQuoting.fish(list))")
  }
}
