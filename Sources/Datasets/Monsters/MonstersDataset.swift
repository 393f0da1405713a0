package import Tables

/// The bundled catalogue of Math Monsters.
package struct MonstersDataset: Dataset {
  package let name = "monsters"
  package let title = Phrase.term(.monsters)
  package let keys = ["id", "name", "description", "weapon", "icon", "weaponImage"]

  package init() {}

  package var bundled: [Monster]? { Monster.all }

  package func forEach(_ body: (Monster) throws -> Bool) rethrows -> [DatasetNote] {
    for monster in Monster.all where try !body(monster) { break }
    return []
  }

  package func row(_ monster: Monster) -> ListRow {
    ListRow(.text(monster.name), subtitle: .text(monster.description))
  }

  package func detail(_ monster: Monster) -> DetailDocument {
    DetailDocument(
      title: .text(monster.name),
      picture: .bundled(monster.icon),
      fields: [
        .init(
          .term(.weapon), .term(monster.weapon.term), picture: .bundled(monster.weapon.image)),
        .init(.term(.identifier), .text(monster.id)),
      ],
      blocks: [.paragraph(monster.description)])
  }

  package func origin(_ monster: Monster) -> [DetailDocument.Field] {
    [.init(.term(.source), .term(.bundled))]
  }

  package func json(_ monster: Monster) -> JSONValue {
    .object([
      "id": .string(monster.id),
      "name": .string(monster.name),
      "description": .string(monster.description),
      "weapon": .string(monster.weapon.rawValue),
      "icon": .string(monster.icon),
      "weaponImage": .string(monster.weapon.image),
    ])
  }
}
