import Datasets
import Markup
import MasterDetail
import Tables
import TerminalUI

/// What the loop is asked to do: the only way from the state to the world.
enum Effect: Sendable {
  case load(place: Int, LoadTicket, Catalogue.Load, Catalogue.Request)
  case cancelLoad(place: Int)
  /// Filters and sorts in the background.
  case arrange(place: Int, ArrangeJob)
  /// Gets the text that is kept with an entry.
  case article(place: Int, Entry, Catalogue.Article)
  case page(place: Int, PageRequest)
  /// Nobody waits any more for articles and pages in a place.
  case stopReading(place: Int)
  /// Keeps that entries were read, or not.
  case mark([Entry], isRead: Bool, ReadMarks)
  /// Asks which feeds could not be read.
  case troubles(place: Int, @Sendable () async throws -> [FeedTrouble]?)
  case picture(PictureRequest)
  case forgetPicture(PictureRequest)
  /// Opens a place by its word.
  case enter(word: String)
  case openAddress(String)
  case openFile(String)
  /// Copies a text, and says a sentence of it.
  case copy(String, note: String)
  /// Prepares a support request about an entry, with what somebody wrote before.
  case beginSupport(
    place: Int, Catalogue, Entry, without: [String], [TextBlock], DetailDocument.Picture?,
    to: String, earlier: UnsentWords)
  /// Makes the draft of a support request, to be read or written at once.
  case compose(SupportForm, DraftFacts, writes: Bool)
  case write(SupportDraft, name: String)
  /// Asks a shelf of folders and files, one thing after another.
  case files(place: Int, FileDesk, FileJob)
  /// Hands a text to the reader's editor, and the terminal with it: a file of the disk by its path.
  case edit(place: Int, FileItem, text: [UInt8]?, path: String?)
  case remember(Setting, String)
  case save([PlaceState])
  case mouse(Bool)
  case suspend
  case redraw
  case quit(ExitCode)
}

/// Filtering and sorting of one list.
struct ArrangeJob: Sendable {
  /// Jobs of a place are numbered; only the newest one's result is used.
  var number: Int
  var entries: any EntryList
  var arrangement: Arrangement
  /// The columns that a filter can name.
  var columns: [String] = []
  /// An entry's object, whose values the list is sorted by.
  var json: @Sendable (Entry) -> JSONValue

  /// The value of an entry in a column.
  @Sendable func cell(_ entry: Entry, _ column: String) -> Tables.Cell {
    Tables.Cell(json(entry)[column] ?? .null)
  }
}
