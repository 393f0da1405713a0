import CatalogApp
import Testing

struct PlacesTests {
  @Test(
    arguments: [
      (["HOME": "/h"], "/h/.local/share/catalog/catalog.sqlite"),
      (["HOME": "/h", "XDG_DATA_HOME": ""], "/h/.local/share/catalog/catalog.sqlite"),
      (["HOME": "/h", "XDG_DATA_HOME": "rel/path"], "/h/.local/share/catalog/catalog.sqlite"),
      (["HOME": "/h", "XDG_DATA_HOME": "/d"], "/d/catalog/catalog.sqlite"),
      (["HOME": "/h", "CATALOG_HOME": "/c"], "/c/catalog.sqlite"),
      (["HOME": "relative"], nil),
      ([:], nil),
    ] as [([String: String], String?)])
  func `the store is where the environment says`(_ variables: [String: String], _ path: String?) {
    #expect(Places(Environment(variables)).store == path)
  }

  @Test func `settings have their own folder`() {
    #expect(
      Places(Environment(["HOME": "/h"])).settings == "/h/.config/catalog/config.json")
    #expect(
      Places(Environment(["XDG_CONFIG_HOME": "/x"])).settings == "/x/catalog/config.json")
  }

  @Test func `what is remembered has its own folder`() {
    #expect(Places(Environment(["HOME": "/h"])).state == "/h/.local/state/catalog")
    #expect(Places(Environment(["XDG_STATE_HOME": "/x", "HOME": "/h"])).state == "/x/catalog")
    #expect(Places(Environment(["XDG_STATE_HOME": "x"])).state == nil)
  }
}
