import Foundation
import MasterDetail
import TerminalUI
import TestSupport
import Testing

@testable import CatalogApp

/// The vectors with three columns, as they come out on the real screen.
@MainActor struct FilesVectorTests {
  nonisolated static let vectors: [Vector] = {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../MasterDetailTests/Fixtures/vectors.json")
    let vectors = try? VectorFile(contentsOf: file.standardizedFileURL).vectors
    return (vectors ?? []).filter { $0.given.columnsCount == 3 }
  }()

  /// What no gesture at a screen of folders and files says, and in which vectors it happens; the
  /// core alone runs those.
  nonisolated private static let beyondGestures: [String: [String]] = [
    "a column is hidden or shown by name": [
      "3col-hide-primary", "3col-hide-primary/variant", "3col-hide-supplementary-hides-both",
      "3col-show-primary", "3col-show-primary/variant",
    ],
    "a selection is taken away": [
      "coordinator-deselect-file", "coordinator-deselect-file/variant",
      "coordinator-deselect-folder",
    ],
    "files are filtered": ["coordinator-file-order-is-kept-filter-is-not"],
    "a popover never adapts": ["popover-across-both-thresholds/variant"],
    "a size class is told and not found": ["3col-floor", "3col-under-floor/variant"],
    "the screen is a phone's": ["3col-phone-collapses-to-folders"],
    "a column has no title": [
      "title-missing-in-supplementary", "title-missing-in-supplementary/variant",
    ],
  ]

  nonisolated static let driven: [Vector] = {
    let others = Set(beyondGestures.values.joined())
    return vectors.filter { !others.contains($0.name) }
  }()

  @Test func `nearly all vectors with three columns can be driven`() {
    #expect(Self.vectors.count == 164)
    #expect(Self.driven.count == 149)
  }

  @Test(arguments: driven) func `the screen shows what a vector expects`(
    _ vector: Vector
  ) throws {
    let screen = try FilesVectorScreen(vector)
    for (event, isAccepted) in zip(vector.events, vector.expect.accepted) where isAccepted {
      let isDone = try screen.perform(event)
      #expect(isDone, "\(event.do) in\n\(screen.screen.text)")
    }
    let difference = screen.firstDifference(from: vector)
    #expect(difference == nil, "\(screen.screen.text)")
  }
}
