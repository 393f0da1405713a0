/// What a screen does differently for some catalogues.
struct Manner: Hashable, Sendable {
  /// What the button calls that brings the list back; nil: the title of the catalogue.
  var listName: ScreenMessage?
  var nothingSelected = ScreenMessage.placeholderNothingSelected
  /// Whether the detail has a button that hides the list, and one for the publish date.
  var hasToolbar = false

  /// How topics of feeds are read.
  static let reader = Manner(
    listName: .paneTutorials, nothingSelected: .placeholderNoTutorial, hasToolbar: true)
}
