/// One of the six robots of the Math Monsters catalogue.
package struct Monster: Identifiable, Equatable, Sendable {
  package var id: String
  package var name: String
  package var description: String
  package var weapon: Weapon
  /// The name of the bundled picture.
  package var icon: String

  /// What a monster is beaten with.
  package enum Weapon: String, CaseIterable, Sendable {
    case blowgun, ninjaStar, fire, sword, smoke

    /// The name of the bundled picture.
    package var image: String { rawValue.lowercased() + ".png" }

    package var term: Term {
      switch self {
      case .blowgun: .weaponBlowgun
      case .ninjaStar: .weaponNinjaStar
      case .fire: .weaponFire
      case .sword: .weaponSword
      case .smoke: .weaponSmoke
      }
    }
  }
}

extension Monster {
  /// All of them, in the catalogue's order.
  package static let all = [
    Monster(
      id: "cat-bot", name: "Cat-Bot", description: "MEE-OW", weapon: .sword,
      icon: "meetcatbot.png"),
    Monster(
      id: "dog-bot", name: "Dog-Bot", description: "BOW-WOW", weapon: .blowgun,
      icon: "meetdogbot.png"),
    Monster(
      id: "explode-bot", name: "Explode-Bot", description: "BOOM!", weapon: .smoke,
      icon: "meetexplodebot.png"),
    Monster(
      id: "fire-bot", name: "Fire-Bot", description: "Will Make You Steamed", weapon: .ninjaStar,
      icon: "meetfirebot.png"),
    Monster(
      id: "ice-bot", name: "Ice-Bot", description: "Has A Chilling Effect", weapon: .fire,
      icon: "meeticebot.png"),
    Monster(
      id: "mini-tomato-bot", name: "Mini-Tomato-Bot", description: "Extremely Handsome",
      weapon: .ninjaStar, icon: "meetminitomatobot.png"),
  ]
}
