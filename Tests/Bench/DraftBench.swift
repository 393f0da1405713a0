import Foundation

/// Support drafts: a large attachment, and many drafts in one run.
struct DraftBench {
  private static let rounds = 9

  let program: String
  let folder: URL

  func run(_ report: inout Report) throws {
    try attachment(&report)
    try batch(&report)
  }

  // MARK: A large attachment

  private func attachment(_ report: inout Report) throws {
    let size = 20_000_000
    let file = folder.appendingPathComponent("attachment.bin").path
    var state: UInt64 = 1
    let handle = try Self.newFile(file)
    for _ in 0..<size / 20_000 {
      let octets = (0..<2_500).flatMap { _ -> [UInt8] in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return withUnsafeBytes(of: state, Array.init)
      }
      try handle.write(contentsOf: octets)
    }
    try handle.close()
    let ours = Command(
      [program, "support", "--to", "help@example.org", "--attach", file, "-o", "-"], home: folder)
    let peer = Command("base64", file)
    guard ours.works, peer.works else { return print("left out: a draft with 20 MB") }
    let pairs = (0..<Self.rounds * 3).map { _ in (ours.milliseconds(), peer.milliseconds()) }
    report.add(
      "a draft with 20 MB attached : base64 FILE", pairs.map(\.0).median, pairs.map(\.1).median,
      atMost: 1)
    report.addMemory(
      of: [program, "support", "--to", "a@b.example", "--attach", file, "-o", "-"],
      "memory of that, in attachments", per: size, atMost: 2)
  }

  private static func newFile(_ path: String) throws -> FileHandle {
    _ = FileManager.default.createFile(atPath: path, contents: nil)
    return try FileHandle(forWritingTo: URL(fileURLWithPath: path))
  }

  // MARK: Many drafts

  private func batch(_ report: inout Report) throws {
    let count = 1_000
    let table = folder.appendingPathComponent("people.csv").path
    let rows = (1...count).map { "\($0),Name \($0),Delft\n" }.joined()
    try ("id,name,city\n" + rows).write(toFile: table, atomically: false, encoding: .utf8)
    let script = folder.appendingPathComponent("drafts.py").path
    try Self.peer.write(toFile: script, atomically: false, encoding: .utf8)
    guard let python = Command.output(of: "python3", "-c", "import sys; print(sys.executable)")
    else { return print("left out, the peer does not run: drafts in a batch") }
    // In memory where there is such a place: what a disk takes for a file is the same for both, and
    // many times more where files were taken away shortly before.
    let shared = URL(fileURLWithPath: "/dev/shm/\(folder.lastPathComponent)")
    let isShared =
      (try? FileManager.default.createDirectory(
        at: shared, withIntermediateDirectories: false)) != nil
    defer { if isShared { try? FileManager.default.removeItem(at: shared) } }
    let pairs = (0..<Self.rounds).map { round -> (Double, Double) in
      let goals = ["ours", "peer"].map {
        (isShared ? shared : folder).appendingPathComponent("\($0)-\(round)").path
      }
      let ours = Command(
        [program, "support", table, "--all", "--to", "help@example.org", "-o", goals[0]],
        home: folder)
      return (ours.milliseconds(), Command(python, script, table, goals[1]).milliseconds())
    }
    report.add(
      "\(count) drafts in a batch : Python's email", pairs.map(\.0).median,
      pairs.map(\.1).median, atMost: 0.1)
  }

  /// The same drafts, written as its documentation shows it.
  private static let peer = """
    import csv, json, os, sys
    from email.message import EmailMessage
    from email.policy import SMTP
    from email.utils import formatdate, make_msgid
    source, goal = sys.argv[1:]
    os.makedirs(goal)
    for row in csv.DictReader(open(source, newline="")):
        draft = EmailMessage(policy=SMTP)
        draft["To"] = "help@example.org"
        draft["Subject"] = "Support Request"
        draft["Date"] = formatdate(localtime=True)
        draft["Message-ID"] = make_msgid(domain="catalog.invalid")
        draft["X-Unsent"] = "1"
        draft.set_content(
            "Hello,\\n\\nI have a question.\\n\\nAbout this item:\\n"
            + "".join(f"{name}: {value}\\n" for name, value in row.items()))
        draft.add_attachment(
            json.dumps(row, indent=2).encode(), maintype="application", subtype="json",
            filename=f"people.csv-{row['id']}.json")
        with open(f"{goal}/people.csv-{row['id']}.eml", "wb") as file:
            file.write(draft.as_bytes())

    """
}
