import SupportMail
import TerminalUI

extension CommandContext {
  /// What a draft may tell: nothing that says who or where somebody is.
  func diagnostics(
    in texts: Texts, system: String = SystemFacts.system, size: Size? = nil
  ) -> [SupportField] {
    let size = size.map { "\($0.width)x\($0.height)" }
    let terminal = [environment["TERM"], size].compactMap(\.self).filter { !$0.isEmpty }
    return [
      SupportField(texts[.supportVersion], "catalog " + catalogVersion),
      SupportField(texts[.doctorSystem], system),
      SupportField(texts[.doctorTerminal], terminal.joined(separator: ", ")),
      SupportField(texts[.doctorLanguage], texts.language.rawValue),
    ]
  }

  /// The cells of the terminal that somebody sits at; nil where there is none.
  var terminalSize: Size? { output.size ?? errors.size }

  /// The template that the settings keep for a dataset, and the name of the setting.
  func template(of dataset: String) -> (path: String, option: String)? {
    let name = SettingName.template(dataset: dataset)
    return settings[name].map { (path: Self.path($0, beside: settingsPath), option: name.text) }
  }

  /// A path of the config file: relative ones begin in its folder.
  private static func path(_ path: String, beside file: String?) -> String {
    guard path.utf8.first != UInt8(ascii: "/"), let file,
      let slash = file.utf8.lastIndex(of: UInt8(ascii: "/"))
    else { return path }
    return String(file[...slash]) + path
  }

  /// What gets the pictures of items.
  var pictures: PictureFetcher {
    var fetcher = PictureFetcher()
    if let timeout { fetcher.patience = min(timeout, fetcher.patience) }
    return fetcher
  }
}
