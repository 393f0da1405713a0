import Datasets
import SupportMail
import TerminalUI

extension SupportItem {
  /// Attaches the picture that an item's detail shows.
  ///
  /// - Returns: false where there is one that could not be had.
  mutating func attach(
    _ picture: DetailDocument.Picture?, by fetcher: PictureFetcher
  ) async -> Bool {
    guard let picture else { return true }
    guard let bytes = await fetcher.bytes(of: picture), let format = PictureFormat(of: bytes) else {
      return false
    }
    let name =
      switch picture {
      case .bundled(let name): name
      // Addresses name pictures 100x100bb.jpg.
      case .address, .file: draftName + "." + format.fileExtension
      }
    self.picture = Attachment(name: name, bytes: bytes)
    return true
  }
}

extension DetailDocument.Picture {
  /// What it is called, or where it is.
  var name: String {
    switch self {
    case .bundled(let name): name
    case .address(let address): address
    case .file(let path): path
    }
  }
}
