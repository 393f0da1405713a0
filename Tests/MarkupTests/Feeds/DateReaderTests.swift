import Markup
import Testing

struct DateReaderTests {
  /// Found by fuzzing: an underscore begins a name, but no word of a date.
  @Test(arguments: ["_", "2014-10-06_08:30", "Mon_06_Oct_2014", "2014-10-0\"a_b"])
  func `a date with an underscore is read to its end`(date: String) {
    _ = FeedDate.seconds(of: date)
  }

  @Test func `an underscore parts words as a blank does`() {
    #expect(FeedDate.seconds(of: "6_Oct_2014") == FeedDate.seconds(of: "6 Oct 2014"))
  }
}
