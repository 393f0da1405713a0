extension String {
  /// The nearest place between two characters that is not behind this one.
  func roundedDown(_ place: Index) -> Index {
    // Stepping on begins at the character that a place stands in.
    place >= endIndex ? endIndex : index(before: index(after: place))
  }

  /// The nearest place between two characters that is not before this one.
  func roundedUp(_ place: Index) -> Index {
    let down = roundedDown(place)
    return down == place ? place : index(after: down)
  }
}
