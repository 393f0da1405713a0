import CatalogApp
import Testing

struct StyleTests {
  @Test(
    arguments: [
      ("always", [:], false, true),
      ("never", ["FORCE_COLOR": "1", "TERM": "xterm"], true, false),
      (nil, ["TERM": "xterm"], true, true),
      (nil, ["TERM": "xterm"], false, false),
      (nil, ["TERM": "dumb"], true, false),
      (nil, [:], true, false),
      (nil, ["TERM": "xterm", "NO_COLOR": "1"], true, false),
      (nil, ["TERM": "xterm", "NO_COLOR": ""], true, true),
      (nil, ["FORCE_COLOR": "1"], false, true),
    ] as [(String?, [String: String], Bool, Bool)])
  func `colour is used where it belongs`(
    _ choice: String?, _ variables: [String: String], _ isTerminal: Bool, _ isOn: Bool
  ) {
    let style = Style(
      choice: choice, environment: Environment(variables), isTerminal: isTerminal)
    #expect(style.isOn == isOn)
  }
}
