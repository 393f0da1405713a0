/// What the environment of a process says of its terminal.
struct TerminalEnvironment {
  private static let names = [
    "TERM", "COLORTERM", "NO_COLOR", "FORCE_COLOR", "TMUX", "STY", "LC_ALL", "LC_CTYPE", "LANG",
    "TERM_PROGRAM", "VTE_VERSION", "KONSOLE_VERSION", "WT_SESSION", "TERMINFO", "TERMINFO_DIRS",
    "HOME",
  ]

  private var variables: [String: String] = [:]
  private let terminal: String

  init(_ variable: (String) -> String?) {
    for name in Self.names {
      if let value = variable(name), !value.isEmpty { variables[name] = value }
    }
    terminal = variables["TERM"] ?? ""
  }

  /// The first that is set decides, and what is not said counts as UTF-8.
  var isUnicode: Bool {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { variables[$0] }.first ?? "utf-8"
    let letters = locale.lowercased().utf8.filter { $0 != UInt8(ascii: "-") }
    return letters.indices.contains { letters[$0...].starts(with: "utf8".utf8) }
  }

  var multiplexer: TerminalProfile.Multiplexer? {
    if variables["TMUX"] != nil || isNamed(["tmux"]) { return .tmux }
    return variables["STY"] != nil || isNamed(["screen"]) ? .screen : nil
  }

  /// Whether the name is one that moves its cursor as xterm does.
  ///
  /// A name that nobody knows is most likely a mistake: so it is not accepted without an entry in
  /// the system's terminfo.
  var canAddress: Bool {
    if ["", "dumb", "unknown", "vt52"].contains(terminal) { return false }
    return isNamed(Self.familiar) || isNamed(Self.old)
      || TerminfoEntry.exists(for: terminal) { variables[$0] }
  }

  /// Whether the name is one of a terminal that reads sequences to their end, known or not.
  ///
  /// The old ones print what they do not know, and of others nobody can tell.
  var canBeAsked: Bool { isNamed(Self.familiar) }

  private static let familiar = [
    "xterm", "screen", "tmux", "rxvt", "alacritty", "foot", "kitty", "wezterm", "ghostty",
    "contour", "konsole", "gnome", "vte", "st", "iterm", "iterm2", "Eterm", "putty", "mintty",
  ]

  private static let old = [
    "vt100", "vt102", "vt220", "vt320", "vt420", "linux", "ansi", "cygwin",
  ]

  /// NO_COLOR (https://no-color.org) decides, then FORCE_COLOR, which may say how many.
  var colors: ColorDepth {
    if variables["NO_COLOR"] != nil { return .none }
    switch variables["FORCE_COLOR"] {
    case nil: return foundColors
    case "0", "false": return .none
    case "2": return .indexed
    case "3": return .rgb
    default: return max(.sixteen, foundColors)
    }
  }

  private var foundColors: ColorDepth {
    if ["", "dumb", "unknown"].contains(terminal) || isNamed(["vt"]) || terminal.hasEnd("-mono") {
      return .none
    }
    // It passes on the variable of the terminal round it, but not its colours.
    let isScreen = multiplexer == .screen
    if !isScreen, hasMillions { return .rgb }
    let isIndexed = terminal.hasEnd("-256color") || hasMillions || isNamed(["tmux"])
    return isIndexed ? .indexed : .sixteen
  }

  private var hasMillions: Bool {
    ["truecolor", "24bit"].contains(variables["COLORTERM"]) || terminal.hasEnd("-direct")
      || variables["WT_SESSION"] != nil || isNamed(Self.modern)
  }

  /// Terminals that have everything, by the name after an `xterm-` as well.
  private static let modern = ["kitty", "alacritty", "foot", "wezterm", "ghostty", "contour"]

  /// Some others print what they do not know.
  var hasLinks: Bool {
    if multiplexer == .screen { return false }
    // 0.50.0 crashes on them, older ones have none.
    if let version = variables["VTE_VERSION"].flatMap({ Int($0) }) { return version > 5000 }
    return multiplexer == .tmux || isNamed(["xterm"]) || isNamed(Self.modern)
      || variables["WT_SESSION"] != nil || variables["KONSOLE_VERSION"] != nil
      || ["iTerm.app", "WezTerm", "vscode", "ghostty"].contains(variables["TERM_PROGRAM"])
  }

  /// Whether TERM is one of these names, or one and something behind a `-` or `.`; an `xterm-`
  /// before it does not count.
  private func isNamed(_ names: [String]) -> Bool {
    let plain = terminal.utf8.starts(with: "xterm-".utf8) ? terminal.utf8.dropFirst(6) : nil
    return names.contains { name in
      [terminal.utf8[...], plain].contains { terminal in
        guard let terminal, terminal.starts(with: name.utf8) else { return false }
        guard let next = terminal.dropFirst(name.utf8.count).first else { return true }
        return next == UInt8(ascii: "-") || next == UInt8(ascii: ".") || name == "vt"
      }
    }
  }
}

extension String {
  fileprivate func hasEnd(_ end: String) -> Bool {
    utf8.suffix(end.utf8.count).elementsEqual(end.utf8)
  }
}
