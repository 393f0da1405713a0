import Foundation
import MasterDetail
import TestSupport
import Testing

@MainActor struct SnapshotTests {
  @Test func `a run is taken up where it was left`() throws {
    let controller = makeController()
    controller.arrange(sort: "desc", filter: nil)
    controller.open("b")
    controller.send(.split(.width(.primary, .columns(33))))
    controller.toggleColumns()
    let data = try JSONEncoder().encode(controller.snapshot)
    let snapshot = try JSONDecoder().decode(MasterDetail<Thing>.Snapshot.self, from: data)
    #expect(snapshot == controller.snapshot)

    let other = makeController()
    let delegate = Recorder()
    other.delegate = delegate
    #expect(other.restore(snapshot))
    #expect(delegate.tokens.isEmpty)
    other.start()
    #expect(other.selection?.id == "b")
    #expect(other.items.map(\.id) == ["c", "b", "a"])
    #expect(other.layout == controller.layout)
    other.toggleColumns()
    #expect(other.layout.pane(.primary)?.width == 33)
  }

  @Test func `the format is what earlier runs wrote`() throws {
    var snapshot = FolderTree<Thing, Thing>.Snapshot(selecting: "f", "x")
    (snapshot.top, snapshot.preferred, snapshot.widths) = (.secondary, "automatic", [.primary: 30])
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let text = String(decoding: try encoder.encode(snapshot), as: UTF8.self)
    #expect(
      text == """
        {"preferred":"automatic","selection":["f","x"],"top":"secondary","version":1,\
        "widths":{"primary":30}}
        """)
  }

  @Test func `what is missing or unknown counts as not said`() throws {
    let text = #"{"version":7,"top":"sideways","widths":{"elsewhere":3}}"#
    let snapshot = try JSONDecoder().decode(
      MasterDetail<Thing>.Snapshot.self, from: Data(text.utf8))
    #expect(snapshot.version == 7 && snapshot.top == nil && snapshot.widths.isEmpty)
    let controller = makeController()
    #expect(!controller.restore(snapshot))
  }
}
