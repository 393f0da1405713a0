/// What the registered datasets take from the program: what is kept, and where lists come from.
package struct DatasetWorld: Sendable {
  /// What the store search keeps.
  package var shelf: any StoreShelf
  package var courses: CourseLoader

  package init(shelf: any StoreShelf, courses: CourseLoader) {
    self.shelf = shelf
    self.courses = courses
  }
}
