/// The manual page (`man(7)` macros), made from the table of commands.
package struct ManPage {
  private let texts: Texts

  package init(_ texts: Texts) { self.texts = texts }

  package var text: String {
    var lines = [
      ".TH CATALOG 1 \"\" \"catalog \(catalogVersion)\"",
      ".SH NAME", "catalog \\- " + Self.escaped(texts[.manSummary]),
      ".SH SYNOPSIS", ".B catalog", ".I COMMAND", "[" + Self.escaped("OPTIONS") + "]",
      ".SH DESCRIPTION", Self.escaped(texts[.helpOverview]),
      ".SH COMMANDS",
    ]
    for command in CommandTable.commands { lines += self.command(command) }
    lines += [".SH OPTIONS", Self.escaped(texts[.helpCommonOptions])]
    lines += options(CommandTable.common)
    lines.append(".SH " + Self.escaped(texts[.manExitStatus]))
    for (code, key) in Self.exitCodes { lines += [".TP", ".B " + code, Self.escaped(texts[key])] }
    lines.append(".SH " + Self.escaped(texts[.manEnvironment]))
    for (name, key) in Self.variables { lines += [".TP", ".B " + name, Self.escaped(texts[key])] }
    return lines.map { $0 + "\n" }.joined()
  }

  private func command(_ command: CommandSpec) -> [String] {
    var lines = [".SS " + Self.escaped(command.usage), Self.escaped(texts[command.summaryKey])]
    lines += options(command.options)
    for example in command.examples {
      lines += [".PP", ".RS", ".nf", Self.escaped(example), ".fi", ".RE"]
    }
    return lines
  }

  private func options(_ options: [OptionSpec]) -> [String] {
    options.flatMap {
      [".TP", ".B " + Self.escaped($0.usage), Self.escaped(texts[$0.helpKey])]
    }
  }

  private static let exitCodes: [(String, Message)] = [
    ("0", .exitDone), ("1", .exitNothingFound), ("64", .exitWrongUse), ("65", .exitBadData),
    ("66", .exitNoInput), ("69", .exitUnavailable), ("73", .exitCannotCreate),
    ("74", .exitIOError), ("75", .exitTryLater), ("76", .exitNewerVersion),
    ("77", .exitNotAllowed), ("130, 141, 143", .exitSignal),
  ]

  private static let variables: [(String, Message)] = [
    ("CATALOG_HOME", .variableHome), ("CATALOG_STORE_URL", .variableStore),
    ("XDG_DATA_HOME, XDG_CONFIG_HOME", .variableXDG), ("NO_COLOR, FORCE_COLOR", .variableColor),
    ("LC_ALL, LC_MESSAGES, LANG", .variableLanguage), ("BROWSER", .variableBrowser),
    ("COLUMNS", .variableColumns), ("HTTPS_PROXY, NO_PROXY", .variableProxy),
  ]

  /// Text that troff shows as it is: hyphens that can be copied, and no line that is a request.
  private static func escaped(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result.append(contentsOf: "\\e".unicodeScalars)
      case "-": result.append(contentsOf: "\\-".unicodeScalars)
      case "." where result.isEmpty, "'" where result.isEmpty:
        result.append(contentsOf: "\\&\(scalar)".unicodeScalars)
      case "\"": result.append(contentsOf: "\\(dq".unicodeScalars)
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}
