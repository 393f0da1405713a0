import Datasets
import Testing

struct MonstersDatasetTests {
  private let dataset = MonstersDataset()

  @Test func `the six monsters stand in the catalogue's order`() {
    #expect(
      Monster.all.map(\.name) == [
        "Cat-Bot", "Dog-Bot", "Explode-Bot", "Fire-Bot", "Ice-Bot", "Mini-Tomato-Bot",
      ])
    #expect(
      Monster.all.map(\.weapon) == [.sword, .blowgun, .smoke, .ninjaStar, .fire, .ninjaStar])
  }

  @Test func `every picture is bundled and is a PNG`() throws {
    let names = Monster.all.map(\.icon) + Monster.Weapon.allCases.map(\.image)
    for name in names {
      let bytes = try #require(EmbeddedResources.bytes(named: name))
      #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    }
  }
}
