import Foundation
import Testing

extension Vector: CustomTestStringConvertible {
  var testDescription: String { name }
}

@MainActor struct VectorTests {
  /// The vectors of the package, and those of a file named by `MASTERDETAIL_VECTORS`.
  nonisolated static let vectors: [Vector] = {
    var urls = [Bundle.module.url(forResource: "Fixtures/vectors", withExtension: "json")]
    if let path = ProcessInfo.processInfo.environment["MASTERDETAIL_VECTORS"], !path.isEmpty {
      urls.append(URL(fileURLWithPath: path))
    }
    return urls.flatMap { url in
      guard let url else { return [Vector]() }
      do {
        return try VectorFile(contentsOf: url).vectors
      } catch {
        Issue.record("cannot read \(url.lastPathComponent): \(error)")
        return []
      }
    }
  }()

  @Test func `the vectors of the package are there`() {
    #expect(Self.vectors.count >= 596)
  }

  @Test(arguments: vectors) func `a vector comes out as it expects`(_ vector: Vector) {
    let difference = vector.expect.firstDifference(from: vector.run())
    #expect(difference == nil, "\(vector.name)")
  }
}
