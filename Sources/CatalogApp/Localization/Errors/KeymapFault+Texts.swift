extension Keymap.Fault {
  /// `config.json:3: …`, without a full stop.
  func message(_ texts: Texts, _ gate: TextGate, _ path: String) -> String {
    let (line, fault): (Int, String) =
      switch self {
      case .unknownAction(let name, let line):
        (
          line,
          texts(.keyUnknownAction, gate.line(name))
            + texts.suggestion(for: gate.line(name), among: Action.allCases.map(\.rawValue))
        )
      case .unknownKey(let name, let action, let line):
        (line, texts(.keyUnknown, gate.line(name), gate.line(action)))
      case .taken(let key, let from, let by, let line):
        (line, texts(.keyTaken, gate.line(key), by.rawValue, from.rawValue))
      case .reserved(let key, let action, let line):
        (line, texts(.keyReserved, gate.line(key), action.rawValue))
      case .noKey(let action, let line): (line, texts(.keyNone, action.rawValue))
      case .clash(let key, let kept, let refused, let line):
        (line, texts(.keyClash, gate.line(key), kept.rawValue, refused.rawValue))
      }
    return gate.line(path) + ":\(line): " + fault
  }
}
