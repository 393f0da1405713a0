import Datasets
import MasterDetail
import TerminalUI

// A reader goes on from page to page, and back, without leaving the entry where they began.
extension Browser {
  /// More pages than anybody goes back through.
  private static let mostVisits = 50

  /// Whether the page before, or the one behind, can be gone to.
  func canGo(by step: Int) -> Bool {
    guard let reading else { return false }
    return reading.visits.indices.contains(reading.current + step)
  }

  /// Opens a page in the place of the one that is read.
  mutating func follow(_ address: String) -> [Effect] {
    guard let id = model.selection?.id, catalogue.pages != nil, readings[id] != nil else {
      return []
    }
    leaveVisit(of: id)
    readings.change(id) { reading in
      reading.visits.removeSubrange((reading.current + 1)...)
      reading.visits.append(Visit(address: address))
      if reading.visits.count > Self.mostVisits { reading.visits.remove(at: 1) }
      reading.current = reading.visits.count - 1
    }
    showVisit(of: id)
    // Who follows a link from the list goes on to read.
    if layout.isUsable(.secondary) { send(.split(.focus(.secondary))) }
    return [.stopReading(place: number)] + loadPage()
  }

  /// Goes to the page before the one that is read, or behind it.
  mutating func go(by step: Int) -> [Effect] {
    guard let id = model.selection?.id, canGo(by: step) else { return [] }
    leaveVisit(of: id)
    readings.change(id) { $0.current += step }
    showVisit(of: id)
    return [.stopReading(place: number)]
  }

  private mutating func leaveVisit(of id: String) {
    let spot = spot
    readings.change(id) { reading in
      reading.visits[reading.current].spot = spot
      reading.visits[reading.current].stop()
      if reading.article == nil { reading.isArticleAsked = false }
    }
  }

  private mutating func showVisit(of id: String) {
    spot = readings[id]?.visit.spot ?? .start
    detail = Viewport(offset: 0)
    restoredRow = nil
  }
}
