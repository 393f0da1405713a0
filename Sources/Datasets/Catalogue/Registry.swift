/// The datasets by their names: a new one needs a line here.
package enum Registry {
  package static let entries = [
    Entry(name: "monsters", about: .homeMonsters) { _ in MonstersDataset() },
    Entry(name: CoursesDataset.word, about: .homeCourses, isFetched: true) { world in
      CoursesDataset(world.courses, pages: world.pages)
    },
    Entry(name: TopicsDataset.word, about: .homeTopics, isStored: true, selectsFirst: false) {
      world in
      TopicsDataset(world.topics, pages: world.pages)
    },
    Entry(name: StoredFilesDataset.word, about: .homeFiles, isStored: true, selectsFirst: false) {
      StoredFilesDataset($0.files)
    },
    Entry(
      name: StoreDataset.word, about: .homeStore, isSearched: true, selectsFirst: false
    ) { world in StoreDataset(world.shelf) },
  ]

  /// A dataset that can be listed, and what has to be known before it is opened.
  package struct Entry: Sendable {
    package let name: String
    /// What the home screen says of it.
    package let about: Term
    /// Whether what is typed is asked of the network, and its answers are kept; otherwise all of it
    /// is loaded and filtered.
    package var isSearched = false
    /// Whether it may be on the network as a whole, so that it can be asked for again or not at all.
    package var isFetched = false
    /// Whether its items are kept in the store.
    package var isStored = false
    /// Whether the first item is shown at the start where there is room.
    package var selectsFirst = true
    /// Makes it, with what the program has for it.
    package let make: @Sendable (DatasetWorld) -> any Dataset
  }

  /// The names that can be listed, in the order of the home screen.
  package static let names = entries.map(\.name)

  /// The entry with that name; nil where there is none.
  package static func entry(named name: String) -> Entry? { entries.first { $0.name == name } }
}
