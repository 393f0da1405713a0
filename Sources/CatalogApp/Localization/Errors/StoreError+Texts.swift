package import SQLiteStore

extension StoreError {
  /// The sentence of `sentence` in the language of the texts.
  package func message(_ texts: Texts) -> String {
    switch self {
    case .newer(let path): texts(.keptNewer, path)
    case .foreign(let path): texts(.keptForeign, path)
    case .damaged(let path): texts(.keptDamaged, path)
    case .busy(let path): texts(.keptBusy, path)
    case .cannotCreate(let path, let code):
      texts(.keptCannotCreate, path, Self.reason(code, texts))
    case .notWritable(let path): texts(.keptNotWritable, path)
    case .notReadable(let path): texts(.keptNotReadable, path)
    case .full(let path): texts(.keptFull, path)
    case .failed(let path, let code):
      texts(.keptFailed, path, Int(code), SQLiteLibrary.meaning(of: code))
    }
  }

  private static func reason(_ code: Int32, _ texts: Texts) -> String {
    switch Obstacle(code: code) {
    case .noFolder: texts[.obstacleNoFolder]
    case .notAllowed: texts[.obstacleNotAllowed]
    case .readOnly: texts[.obstacleReadOnly]
    case .full: texts[.obstacleFull]
    case .longPath: texts[.obstacleLongPath]
    case .isFolder: texts[.obstacleIsFolder]
    case nil: texts(.obstacleOther, Int(code))
    }
  }
}

extension MovedAside {
  /// The sentence of `sentence` in the language of the texts.
  package func message(_ texts: Texts) -> String { texts(.keptMovedAside, path, keptAs) }
}
