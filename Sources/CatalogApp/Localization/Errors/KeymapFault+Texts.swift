extension Keymap.Fault {
  /// `config.json:3: …`, without a full stop.
  func message(_ texts: Texts, _ gate: TextGate, _ path: String) -> String {
    gate.line(path) + ":\(line): " + sentence(texts, gate)
  }

  /// What is wrong, without the place.
  func sentence(_ texts: Texts, _ gate: TextGate) -> String {
    switch self {
    case .unknownAction(let name, _):
      texts(.keyUnknownAction, gate.line(name))
        + texts.suggestion(for: gate.line(name), among: Action.allCases.map(\.rawValue))
    case .unknownKey(let name, let action, _):
      texts(.keyUnknown, gate.line(name), gate.line(action))
    case .taken(let key, let from, let by, _):
      texts(.keyTaken, gate.line(key), by.rawValue, from.rawValue)
    case .reserved(let key, let action, _): texts(.keyReserved, gate.line(key), action.rawValue)
    case .noKey(let action, _): texts(.keyNone, action.rawValue)
    case .clash(let key, let kept, let refused, _):
      texts(.keyClash, gate.line(key), kept.rawValue, refused.rawValue)
    }
  }

  private var line: Int {
    switch self {
    case .unknownAction(_, let line), .unknownKey(_, _, let line), .taken(_, _, _, let line),
      .reserved(_, _, let line), .noKey(_, let line), .clash(_, _, _, let line):
      line
    }
  }
}
