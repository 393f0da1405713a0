import Foundation
import TestSupport
import Testing

@MainActor struct VectorTests {
  /// The vectors of the package, and those of a file named by `MASTERDETAIL_VECTORS`.
  nonisolated static let files: [URL] = {
    let own = Bundle.module.bundleURL.appendingPathComponent("Fixtures/vectors.json")
    let path = ProcessInfo.processInfo.environment["MASTERDETAIL_VECTORS"] ?? ""
    return path.isEmpty ? [own] : [own, URL(fileURLWithPath: path)]
  }()

  /// Every vector of a file that can be read; the first test fails for the others.
  nonisolated static let vectors = files.flatMap { file in
    (try? VectorFile(contentsOf: file).vectors) ?? []
  }

  @Test(arguments: files) func `every file of vectors can be read`(_ file: URL) throws {
    let read = try VectorFile(contentsOf: file)
    #expect(read.format == 1 && !read.vectors.isEmpty)
  }

  @Test func `none of the package's vectors got lost`() throws {
    #expect(try VectorFile(contentsOf: Self.files[0]).vectors.count == 596)
  }

  @Test(arguments: vectors) func `a vector comes out as it expects`(_ vector: Vector) {
    let difference = vector.expect.firstDifference(from: vector.run())
    #expect(difference == nil, "\(vector.name)")
  }
}
