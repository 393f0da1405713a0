import Datasets
import Tables

/// A row of the home screen: a catalogue, or a place that was visited.
struct HomeItem: Identifiable, Equatable, Sendable {
  /// What opens it.
  var word: String
  var title: Phrase
  var subtitle: Phrase?
  /// What is said about it beside the list.
  var text: String

  var id: String { word }
}

/// The list of catalogues, with the places that were visited last.
struct HomeDataset: Dataset {
  let name = "home"
  let title = Phrase.term(.home)
  let keys = ["word", "title"]

  let items: [HomeItem]

  func forEach(_ body: (HomeItem) throws -> Bool) rethrows -> [DatasetNote] {
    for item in items where try !body(item) { break }
    return []
  }

  func row(_ item: HomeItem) -> ListRow { ListRow(item.title, subtitle: item.subtitle) }

  func detail(_ item: HomeItem) -> DetailDocument {
    DetailDocument(
      title: item.title, subtitle: item.subtitle, blocks: [.paragraph(item.text)], actions: [])
  }

  func json(_ item: HomeItem) -> JSONValue { .object(["word": .string(item.word)]) }
}
