import TerminalUI

/// Which key asks for which action, by the table and the user's settings.
struct Keymap: Sendable {
  /// A setting that cannot be followed.
  enum Fault: Hashable, Sendable {
    case unknownAction(String, line: Int)
    case unknownKey(String, action: String, line: Int)
    /// The key is bound to both; the first keeps it.
    case clash(String, kept: Action, refused: Action, line: Int)
    /// The key was the table's for another action, which now lacks it.
    case taken(String, from: Action, by: Action, line: Int)
    /// A key that cannot be bound: Ctrl-C and the digits of counts.
    case reserved(String, action: Action, line: Int)
    /// The setting names no key.
    case noKey(Action, line: Int)
  }

  private var actions: [KeyScope: [KeyPress: Action]] = [:]
  private var keys: [Action: [KeyPress]] = [:]

  /// The table as it is.
  static let standard = Keymap(BindingTable.bindings)

  private init(_ bindings: [Binding]) {
    for binding in bindings {
      for press in binding.keys.compactMap({ KeyPress(named: $0) }) {
        add(press, binding.action)
      }
    }
  }

  private mutating func add(_ press: KeyPress, _ action: Action) {
    actions[action.scope, default: [:]][press] = action
    keys[action, default: []].append(press)
  }

  /// What a key asks for.
  func action(of press: KeyPress, in scope: KeyScope = .everywhere) -> Action? {
    actions[scope]?[press] ?? actions[.everywhere]?[press]
  }

  /// The keys of an action, the one that is shown first.
  func keys(of action: Action) -> [KeyPress] { keys[action] ?? [] }

  /// How people read the first key of an action that counts there; empty where it has none.
  func label(of action: Action, in scope: KeyScope = .everywhere) -> String {
    keys[action]?.first { self.action(of: $0, in: scope) == action }?.label ?? ""
  }
}

extension Keymap {
  /// The table with the user's keys in place of those of the actions they name.
  ///
  /// Two settings that want the same key clash: the first one has it. A key of the table that a
  /// setting takes is taken, which is told too. Quitting cannot be left without a key.
  static func adapted(
    by settings: [(action: String, keys: String, line: Int)]
  ) -> (keymap: Keymap, faults: [Fault]) {
    var map = standard
    var faults: [Fault] = []
    var taken: [KeyScope: [KeyPress: Action]] = [:]
    for setting in settings {
      guard let action = Action(rawValue: setting.action) else {
        faults.append(.unknownAction(setting.action, line: setting.line))
        continue
      }
      var presses: [KeyPress] = []
      for name in setting.keys.split(separator: " ").map(String.init) {
        guard let press = KeyPress(named: name) else {
          faults.append(.unknownKey(name, action: setting.action, line: setting.line))
          continue
        }
        if isReserved(press) {
          faults.append(.reserved(name, action: action, line: setting.line))
          continue
        }
        if let other = taken[action.scope]?[press], other != action {
          faults.append(.clash(name, kept: other, refused: action, line: setting.line))
          continue
        }
        taken[action.scope, default: [:]][press] = action
        presses.append(press)
      }
      guard !presses.isEmpty else {
        if setting.keys.allSatisfy({ $0 == " " }) {
          faults.append(.noKey(action, line: setting.line))
        }
        continue
      }
      map.bind(action, to: presses)
    }
    // A key is missed only where no setting gave its action another one.
    for setting in settings {
      guard let action = Action(rawValue: setting.action) else { continue }
      for press in map.keys(of: action) {
        guard let other = standard.actions[action.scope]?[press], other != action,
          taken[action.scope]?[press] == action,
          !settings.contains(where: { $0.action == other.rawValue })
        else { continue }
        faults.append(.taken(press.name, from: other, by: action, line: setting.line))
      }
    }
    if map.keys(of: .quit).isEmpty, map.keys(of: .quitNow).isEmpty,
      let press = KeyPress(named: "ctrl-q")
    {
      map.bind(.quit, to: [press])
    }
    return (map, faults)
  }

  /// Ctrl-C always works, and digits count.
  private static func isReserved(_ press: KeyPress) -> Bool {
    if press == KeyPress(.character("c"), .control) { return true }
    guard press.modifiers.isEmpty, case .character(let character) = press.key else { return false }
    return character.isASCII && character.isNumber
  }

  private mutating func bind(_ action: Action, to presses: [KeyPress]) {
    var scoped = actions[action.scope] ?? [:]
    for press in keys[action] ?? [] where scoped[press] == action { scoped[press] = nil }
    for press in presses {
      if let other = scoped[press] { keys[other]?.removeAll { $0 == press } }
      scoped[press] = action
    }
    actions[action.scope] = scoped
    keys[action] = presses
  }
}

extension Action {
  /// Where its keys count.
  var scope: KeyScope { BindingTable.binding(of: self)?.group.scope ?? .everywhere }
}
