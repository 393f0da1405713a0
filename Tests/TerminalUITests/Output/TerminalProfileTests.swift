import Testing

@testable import TerminalUI

struct TerminalProfileTests {
  private func profile(_ variables: [String: String]) -> TerminalProfile {
    TerminalProfile { variables[$0] }
  }

  @Test(
    arguments: [
      (nil, false), ("", false), ("dumb", false), ("unknown", false), ("no-such-term", false),
      ("xterminal", false), ("../xterm", false), ("xterm", true), ("xterm-256color", true),
      ("screen.linux", true), ("tmux-256color", true), ("vt100", true), ("linux", true),
      ("rxvt-unicode", true), ("alacritty", true), ("foot", true), ("xterm-kitty", true),
      ("xterm-ghostty", true), ("wezterm", true),
    ] as [(String?, Bool)])
  func `only a terminal that is known can be addressed`(name: String?, canAddress: Bool) {
    let variables = name.map { ["TERM": $0] } ?? [:]
    #expect(profile(variables).canAddress == canAddress)
  }

  @Test(
    arguments: [
      (nil, false), ("dumb", false), ("linux", false), ("linux-16color", false), ("vt100", false),
      ("vt220", false), ("ansi", false), ("cons25", false), ("sun-color", false),
      ("no-such-term", false), ("xterm", true), ("xterm-256color", true), ("screen.linux", true),
      ("tmux-256color", true), ("rxvt-unicode", true), ("vte-256color", true), ("foot", true),
      ("xterm-ghostty", true), ("st-256color", true),
    ] as [(String?, Bool)])
  func `a terminal that may print questions is not asked`(name: String?, canBeAsked: Bool) {
    #expect(profile(name.map { ["TERM": $0] } ?? [:]).canBeAsked == canBeAsked)
  }

  @Test(
    arguments: [
      (["TERM": "xterm"], .sixteen), (["TERM": "xterm-256color"], .indexed),
      (["TERM": "xterm-256color", "COLORTERM": "truecolor"], .rgb),
      (["TERM": "xterm", "COLORTERM": "24bit"], .rgb), (["TERM": "xterm-direct"], .rgb),
      (["TERM": "xterm-kitty"], .rgb), (["TERM": "linux"], .sixteen), (["TERM": "vt220"], .none),
      (["TERM": "tmux"], .indexed), (["TERM": "dumb"], .none), ([:], .none),
      (["TERM": "screen", "COLORTERM": "truecolor"], .indexed),
      (["TERM": "screen", "TMUX": "/tmp/tmux,1,0", "COLORTERM": "truecolor"], .rgb),
      (["TERM": "xterm", "COLORTERM": "truecolor", "NO_COLOR": "1"], .none),
      (["TERM": "xterm", "NO_COLOR": ""], .sixteen),
      (["TERM": "xterm", "NO_COLOR": "1", "FORCE_COLOR": "3"], .none),
      (["TERM": "vt100", "FORCE_COLOR": "1"], .sixteen),
      (["TERM": "xterm", "FORCE_COLOR": "2"], .indexed),
      (["TERM": "xterm", "FORCE_COLOR": "3"], .rgb),
      (["TERM": "xterm", "FORCE_COLOR": "0"], .none),
      (["TERM": "xterm-direct", "FORCE_COLOR": "true"], .rgb),
    ] as [([String: String], ColorDepth)])
  func `the environment says how many colours there are`(
    variables: [String: String], colors: ColorDepth
  ) {
    #expect(profile(variables).colors == colors)
  }

  @Test(
    arguments: [
      ([:], true), (["LANG": "de_DE.UTF-8"], true), (["LANG": "en_US.utf8"], true),
      (["LANG": "C"], false), (["LC_ALL": "C", "LANG": "en_US.UTF-8"], false),
      (["LC_ALL": "", "LC_CTYPE": "C.UTF-8", "LANG": "C"], true),
      (["LANG": "de_DE.ISO-8859-1"], false),
    ] as [([String: String], Bool)])
  func `the locale says whether there is more than ASCII`(
    variables: [String: String], isUnicode: Bool
  ) {
    #expect(profile(variables).isUnicode == isUnicode)
  }

  @Test(
    arguments: [
      (["TERM": "xterm-256color"], true), (["TERM": "tmux-256color"], true),
      (["TERM": "foot"], true),
      (["TERM": "linux"], false), (["TERM": "rxvt"], false), (["TERM": "screen"], false),
      (["TERM": "xterm", "STY": "1.pts"], false), (["TERM": "screen", "TMUX": "x"], true),
      (["TERM": "xterm-256color", "VTE_VERSION": "4800"], false),
      (["TERM": "xterm-256color", "VTE_VERSION": "6003"], true),
    ] as [([String: String], Bool)])
  func `links go only where they do no harm`(variables: [String: String], hasLinks: Bool) {
    #expect(profile(variables).hasLinks == hasLinks)
  }

  @Test func `a multiplexer is told by its variable or its name`() {
    #expect(profile(["TERM": "xterm"]).multiplexer == nil)
    #expect(profile(["TERM": "screen", "TMUX": "x", "STY": "y"]).multiplexer == .tmux)
    #expect(profile(["TERM": "tmux-256color"]).multiplexer == .tmux)
    #expect(profile(["TERM": "screen-256color"]).multiplexer == .screen)
    #expect(profile(["TERM": "xterm", "STY": "y"]).multiplexer == .screen)
  }

  @Test func `an answer corrects the guess`() {
    var profile = TerminalProfile()
    for (state, has) in [(1, true), (0, false), (2, true), (4, false), (3, true)] {
      profile.learn(.mode(2026, state: state))
      #expect(profile.hasSynchronizedUpdates == has)
    }
    profile.learn(.mode(1, state: 0))
    profile.learn(.deviceAttributes([62, 4]))
    #expect(profile == TerminalProfile(hasSynchronizedUpdates: true))
  }
}
