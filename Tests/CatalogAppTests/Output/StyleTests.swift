import CatalogApp
import Testing

struct StyleTests {
  @Test(
    arguments: [
      (.always, [:], false, true),
      (.never, ["FORCE_COLOR": "1", "TERM": "xterm"], true, false),
      (.auto, ["TERM": "xterm"], true, true),
      (.auto, ["TERM": "xterm"], false, false),
      (.auto, ["TERM": "dumb"], true, false),
      (.auto, [:], true, false),
      (.auto, ["TERM": "xterm", "NO_COLOR": "1"], true, false),
      (.auto, ["TERM": "xterm", "NO_COLOR": ""], true, true),
      (.auto, ["FORCE_COLOR": "1"], false, true),
    ] as [(ColorChoice, [String: String], Bool, Bool)])
  func `colour is used where it belongs`(
    _ choice: ColorChoice, _ variables: [String: String], _ isTerminal: Bool, _ isOn: Bool
  ) {
    let style = Style(
      choice: choice, environment: Environment(variables), isTerminal: isTerminal)
    #expect(style.isOn == isOn)
  }
}
