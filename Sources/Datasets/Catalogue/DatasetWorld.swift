/// What the registered datasets take from the program: what is kept, and where lists come from.
package struct DatasetWorld: Sendable {
  /// What the store search keeps.
  package var shelf: any StoreShelf
  package var courses: CourseLoader
  /// What is kept of feeds, and how they are asked for news.
  package var topics: TopicRefresh
  package var pages: PageReader
  /// The folders and notes that are kept; nil where there are none.
  package var files: (any FileShelf)?

  package init(
    shelf: any StoreShelf, courses: CourseLoader, topics: TopicRefresh, pages: PageReader,
    files: (any FileShelf)? = nil
  ) {
    self.files = files
    self.shelf = shelf
    self.courses = courses
    self.topics = topics
    self.pages = pages
  }
}
