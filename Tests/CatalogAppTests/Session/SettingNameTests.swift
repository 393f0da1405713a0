import Testing

@testable import CatalogApp

struct SettingNameTests {
  @Test(arguments: Setting.allCases)
  func `a setting's name is its own`(_ setting: Setting) {
    #expect(SettingName(setting.rawValue) == .setting(setting))
    #expect(SettingName.setting(setting).text == setting.rawValue)
  }

  @Test(arguments: ["next", "half-page-down", "Größe", "a.b", "keys."])
  func `keys have the name of an action`(_ action: String) {
    #expect(SettingName("keys." + action) == .keys(action: action))
    #expect(SettingName.keys(action: action).text == "keys." + action)
  }

  @Test(arguments: ["monsters", "people.csv", "my people.csv", "app.db#customers", "é"])
  func `templates have the name of a dataset`(_ dataset: String) {
    #expect(SettingName("support.template." + dataset) == .template(dataset: dataset))
    #expect(SettingName.template(dataset: dataset).text == "support.template." + dataset)
  }

  @Test(arguments: [
    "", "keys", "support.template.", "support.template. x", "support.template.a=b", "keys.",
    "Keys.next", "keys.a b", "keys.a=b", "keys.\n", "themee",
  ])
  func `other names are none`(_ text: String) {
    #expect(SettingName(text) == nil)
  }

  @Test func `an action has keys, on one line`() {
    let name = SettingName.keys(action: "next")
    for keys in ["j", "j down", "#", "=", "ctrl-n", "é"] { #expect(name.accepts(keys)) }
    for keys in ["", "  ", "j\ntheme = dark", "\u{1B}", "j\u{85}"] { #expect(!name.accepts(keys)) }
  }
}
