import Datasets
import MasterDetail
import TerminalUI

/// What a screen is given once: words, keys and wishes.
struct Surroundings: Sendable {
  var texts: Texts
  var keymap: Keymap
  var profile: TerminalProfile
  var idiom: Idiom
  var pictures: PictureChoice
  /// Without borders, and with a line that says what changed.
  var isPlain: Bool
  var theme = Theme.auto
  /// The list's usual share of the width, where it is set.
  var listShare: Double?
  /// Rows of two lines where items have a subtitle.
  var isComfortable = false
  /// The storefront, shown where it is searched.
  var country: String
  /// The time of day, for places that are left.
  var clock: @Sendable () -> Timestamp
  /// What is known of the program and its places, for "About".
  var about: [String] = []
}
