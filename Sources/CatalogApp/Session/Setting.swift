import MasterDetail
import SupportMail

/// One thing that can be set in the config file.
package enum Setting: String, CaseIterable, Sendable {
  /// The storefront of the store search.
  case country
  /// How close the rows of the screen stand.
  case density
  /// The kind of device that the screen imitates.
  case idiom
  /// The language of texts; the locale's where it is not set.
  case language
  case mouse
  case pictures
  /// The list's share of the width in percent.
  case split
  /// Where support requests go.
  case supportTo = "support.to"
  case theme
  /// The seconds that one transfer may take.
  case timeout

  /// The value if it is one for this setting.
  package func accepts(_ value: String) -> Bool {
    switch self {
    case .country:
      value.utf8.count == 2
        && value.utf8.allSatisfy { ($0 | 0x20) >= UInt8(ascii: "a") && ($0 | 0x20) <= 0x7A }
    case .density: ["compact", "comfortable"].contains(value)
    case .idiom: Idiom(rawValue: value) != nil
    case .language: Language(rawValue: value) != nil
    case .mouse: ["on", "off", "true", "false"].contains(value)
    case .pictures: PictureChoice(rawValue: value) != nil
    case .split: Int(value).map { (10...90).contains($0) } ?? false
    case .supportTo: (try? Mailbox.parseList(value)) != nil
    case .theme: Theme(rawValue: value) != nil
    case .timeout: Int(value).map { (1...600).contains($0) } ?? false
    }
  }

  /// What it takes, for messages.
  package var values: String {
    switch self {
    case .country: "NL, US, …"
    case .density: "compact, comfortable"
    case .idiom: Self.list(Idiom.allCases)
    case .language: Self.list(Language.allCases)
    case .mouse: "on, off"
    case .pictures: Self.list(PictureChoice.allCases)
    case .split: "10 … 90"
    case .supportTo: "help@example.org"
    case .theme: Self.list(Theme.allCases)
    case .timeout: "1 … 600"
    }
  }

  private static func list(_ values: [some RawRepresentable<String>]) -> String {
    values.map(\.rawValue).joined(separator: ", ")
  }
}
