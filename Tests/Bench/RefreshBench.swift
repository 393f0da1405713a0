import Foundation

/// `catalog topics refresh` of feeds that have nothing new, beside curl that asks for the same.
struct RefreshBench {
  private static let feeds = 200

  let program: String
  let folder: URL

  func run(_ report: inout Report) throws {
    try compare(hosts: 1, "one host", &report)
    try compare(hosts: Self.feeds, "\(Self.feeds) hosts", &report)
  }

  private func compare(hosts: Int, _ name: String, _ report: inout Report) throws {
    guard let server = FeedServer(addresses: hosts) else {
      return print("left out, the system has not so many addresses: refresh of \(name)")
    }
    let addresses = (1...Self.feeds).map { number in
      "http://127.0.0.\(hosts == 1 ? 1 : number):\(server.port)/\(number)"
    }
    let home = folder.appendingPathComponent("refresh-\(hosts)")
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    let list = home.appendingPathComponent("feeds.opml").path
    let outlines = addresses.map { "<outline xmlUrl=\"\($0)\"/>" }.joined(separator: "\n")
    try "<opml version=\"2.0\"><body>\(outlines)</body></opml>\n"
      .write(toFile: list, atomically: false, encoding: .utf8)
    let refresh = Command([program, "topics", "refresh", "--quiet"], home: home)
    guard Command([program, "topics", "import", list, "--quiet"], home: home).works, refresh.works
    else {
      return report.add("refresh of \(name) (it fails)", ratio: .infinity, atMost: 2)
    }
    let options = home.appendingPathComponent("curl").path
    let urls = addresses.map { "url = \"\($0)\"\noutput = \"/dev/null\"\n" }.joined()
    try ("header = \"If-None-Match: \\\"1\\\"\"\n" + urls)
      .write(toFile: options, atomically: false, encoding: .utf8)
    report.compare(
      refresh,
      Command(
        "curl", "--silent", "--noproxy", "*", "--parallel", "--parallel-max", "50", "--config",
        options),
      "refresh of \(Self.feeds) feeds, \(name) : curl --parallel", rounds: 15, atMost: 2)
  }
}
