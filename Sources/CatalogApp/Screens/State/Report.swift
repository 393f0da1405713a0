import Datasets
import Markup
import MasterDetail
import TerminalUI

/// What the world answers: results of effects, on their way back to the state.
enum Report: Sendable {
  /// The first rows of a load that goes on.
  case part(place: Int, LoadTicket, any EntryList)
  case loaded(place: Int, LoadTicket, Catalogue.Loaded)
  case failed(place: Int, LoadTicket, message: String, ExitCode)
  case cancelled(place: Int, LoadTicket)
  case arranged(place: Int, ArrangeJob, EntryOrder)
  /// How far the job of that number is.
  case arranging(place: Int, job: Int, ArrangeProgress)
  /// Rows could not be filtered or sorted, and why.
  case unarranged(place: Int, ArrangeJob, String)
  /// The text that is kept with an entry.
  case article(place: Int, String, [TextBlock])
  case page(place: Int, PageRequest, PageAnswer)
  case troubles(place: Int, [FeedTrouble]?)
  /// Nil: there is none, or it cannot be shown.
  case picture(PictureRequest, Picture?)
  case entered(word: String, Catalogue, PlaceState?)
  case enteredFiles(word: String, FileDesk, PlaceState?)
  case files(place: Int, FileAnswer)
  /// What the reader's editor left of a text; nil where it is in the file already.
  case edited(place: Int, FileItem, [UInt8]?, fault: String?)
  /// The place could not be opened, and why.
  case closed(word: String, String)
  /// Something that was asked for could not be done, and why.
  case refused(String)
  /// A form, and why it does without the template.
  case formed(place: Int, SupportForm, fault: String?)
  /// An address is kept for the next time.
  case remembered
  case composed(DraftPreview, writes: Bool)
  case written(path: String)
  /// Something that has to be read.
  case alert(title: String, text: String)
  /// A sentence to show for a while.
  case note(String)
}

/// A picture that is to be had in at most so many pixels.
struct PictureRequest: Hashable, Sendable {
  var source: DetailDocument.Picture
  var box: Size
}

extension DetailDocument.Picture {
  /// Whether it has to be fetched.
  var isRemote: Bool {
    switch self {
    case .bundled, .file: false
    case .address: true
    }
  }
}
