import Datasets
import Tables

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Keeps the session from one run to the next, in `session.json` of the state folder.
///
/// Losing it costs comfort, nothing else: where it cannot be kept nothing is said, and one that is
/// damaged or newer is told of once, when the screen opens. Several programs may keep theirs at
/// once; each adds to what the others kept.
struct SessionFile: Sendable {
  /// What was found.
  enum Content: Hashable, Sendable {
    case session(Session)
    /// Something else than a session. It is kept once, as `session.json.damaged`.
    case damaged
    /// A session that only a newer version of the program can read and write.
    case newer
    /// There is something, but it cannot be read.
    case unreadable
  }

  /// How long other programs are waited for: the reader waits as well when this one ends.
  private static let patience = Duration.seconds(1)
  /// As much as a session can be, and more.
  private static let sizeLimit = 16 << 20

  /// Nil where nothing can be kept.
  let path: String?

  init(path: String?) { self.path = path }

  init(_ places: Places) { self.init(path: places.state.map { $0 + "/session.json" }) }

  /// What is kept; a session without places where nothing is.
  func read() -> Content {
    guard let path else { return .session(Session()) }
    let json: JSONValue
    do {
      json = try JSONParser.parse(try InputFile.read(path, room: Self.sizeLimit))
    } catch let error as InputFileError {
      switch error.reason {
      case .missing: return .session(Session())
      case .tooLarge: return .damaged
      case .folder, .special, .loop, .notAllowed, .cutShort, .failed: return .unreadable
      }
    } catch {
      return .damaged
    }
    if let version = Session.version(of: json), version > Session.version { return .newer }
    return Session(json: json).map(Content.session) ?? .damaged
  }

  /// Adds places to what is kept meanwhile; whether that could be done.
  @discardableResult func update(with places: [PlaceState], at now: Timestamp) -> Bool {
    guard let path, !places.isEmpty else { return false }
    // Where the file is a link, what it leads to is changed.
    let file = SessionFile(path: SystemCall.resolved(path))
    do {
      return try file.merge(places, at: now)
    } catch {
      return false
    }
  }

  private func merge(_ places: [PlaceState], at now: Timestamp) throws -> Bool {
    guard let path else { return false }
    var isKept = false
    try ParentFolders.create(for: path)
    try FolderLock.hold(for: path, patience: Self.patience) {
      var session = Session()
      switch read() {
      case .session(let kept): session = kept
      case .damaged: moveAside(path)
      case .newer, .unreadable: return
      }
      session.merge(places, at: now)
      let text = JSONWriter.pretty(session.json) + "\n"
      try AtomicFile.write(Array(text.utf8), to: path, isReplacing: true)
      isKept = true
    }
    return isKept
  }

  /// Keeps the first damaged file beside; a later one is not worth more than it.
  private func moveAside(_ path: String) {
    let goal = path + ".damaged"
    if SystemCall.isMissing(goal) { _ = unsafe rename(path, goal) }
  }
}

extension SessionFile.Content {
  /// The session, without places where it could not be read.
  var session: Session { if case .session(let session) = self { session } else { Session() } }
}

extension CommandContext {
  /// Where the session of this user is kept.
  var sessionFile: SessionFile { SessionFile(Places(environment)) }

  /// What there is to say of a session that does not count; nil where there is nothing.
  func note(on content: SessionFile.Content, in file: SessionFile) -> String? {
    guard let path = file.path else { return nil }
    switch content {
    case .newer: return texts(.sessionNewer, gate.line(path))
    case .damaged: return texts(.sessionDamaged, gate.line(path))
    case .session, .unreadable: return nil
    }
  }
}
