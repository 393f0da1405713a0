extension Report {
  /// Adds the times of two command lines as their ratio, run in turns so that both meet the same
  /// machine.
  mutating func compare(
    _ ours: Command, _ peer: Command, _ name: String, rounds: Int = 40, atMost most: Double
  ) {
    guard peer.works else { return Swift.print("left out, the peer does not run: \(name)") }
    guard ours.works else { return add(name + " (it fails)", ratio: .infinity, atMost: most) }
    var pairs: [(ours: Double, peer: Double)] = []
    _ = (ours.milliseconds(), peer.milliseconds())  // from a cold cache
    for _ in 0..<rounds { pairs.append((ours.milliseconds(), peer.milliseconds())) }
    add(name, pairs.map(\.ours).median, pairs.map(\.peer).median, atMost: most)
  }

  /// Adds the most memory that a command line has at once, as a multiple of what it reads.
  ///
  /// Measured by Python, for a process that we start ourselves counts our own memory as its.
  mutating func addMemory(of words: [String], _ name: String, per size: Int, atMost most: Double) {
    let script = """
      import resource, subprocess, sys
      subprocess.run(sys.argv[1:], stdout=subprocess.DEVNULL, check=True)
      print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)
      """
    guard
      let peak = Command.output(of: ["python3", "-c", script] + words).flatMap({ Double($0) })
    else { return Swift.print("left out, python3 does not run: \(name)") }
    #if canImport(Darwin)
    let unit = 1.0
    #else
    let unit = 1_024.0
    #endif
    add(name, ratio: peak * unit / Double(size), atMost: most)
  }
}
