package import Datasets

extension Texts {
  /// A dataset's phrase in the reader's language; what comes from outside is untouched.
  package func text(of phrase: Phrase) -> String {
    switch phrase {
    case .text(let text): text
    case .term(let term): template(of: term.rawValue, quantity: nil)
    case .format(let term, let parts):
      TextTemplate.fill(template(of: term.rawValue, quantity: nil), with: parts.map(text))
    case .moment(let moment): LocalTime(moment).minute
    case .day(let moment): LocalTime(moment).day
    case .price(let amount, let currency):
      PriceFormat.text(amount, currency: currency, isDutch: language == .dutch)
    }
  }
}
