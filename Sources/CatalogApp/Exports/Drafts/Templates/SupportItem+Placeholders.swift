import SupportMail
import Tables

extension SupportItem {
  /// What every item can be asked for, besides the members of its data.
  static let commonPlaceholders = ["name", "id", "dataset", "link", Self.detailsPlaceholder]
  /// Stands for all lines about the item, which are not added once more then.
  static let detailsPlaceholder = "details"

  /// What a placeholder stands for: a member of the item's data by its name, else what every item
  /// has; empty where the item has none.
  func value(of name: String) -> String {
    if let value = json[name] { return Cell(value).display }
    return switch name {
    case "name": self.name
    case "id": id
    case "dataset": dataset
    case "link": links.first ?? ""
    default: ""
    }
  }
}
