/// Every text about passwords and the check of the network, by its key in
/// `Resources/Localizable.xcstrings`.
enum NetworkMessage: String, CaseIterable, Sendable {
  // MARK: What is wrong with the use and the settings

  case networkTimeoutAlone = "network.timeout-alone"
  case networkCredentialsForm = "network.credentials-form"
  case networkCredentialsOpen = "network.credentials-open"

  // MARK: The report

  case networkTitle = "network.title"
  case networkAddress = "network.address"
  case networkAskedAs = "network.asked-as"
  case networkPassword = "network.password"
  case networkPasswordNone = "network.password-none"
  case networkPasswordAddress = "network.password-address"
  case networkPasswordConfig = "network.password-config"
  case networkPasswordNetrc = "network.password-netrc"
  case networkPasswordUnasked = "network.password-unasked"
  case networkPasswordUnsent = "network.password-unsent"
  case networkProxy = "network.proxy"
  case networkProxyNone = "network.proxy-none"
  case networkProxyUsed = "network.proxy-used"
  case networkProxyExcepted = "network.proxy-excepted"
  case networkTried = "network.tried"
  case networkFound = "network.found"
  case networkConnection = "network.connection"
  case networkConnected = "network.connected"
  case networkSecurity = "network.security"
  case networkSecured = "network.secured"
  case networkCertificate = "network.certificate"
  case networkCertificateFacts = "network.certificate-facts"
  case networkCertificateRefused = "network.certificate-refused"
  case networkVerified = "network.verified"
  case networkUnverified = "network.unverified"
  case networkAnswer = "network.answer"
  case networkStatus = "network.status"
  case networkNoAnswer = "network.no-answer"
  case networkRedirect = "network.redirect"
  case networkPermanently = "network.permanently"
  case networkTemporarily = "network.temporarily"
  case networkDowngrade = "network.downgrade"
  case networkContent = "network.content"
  case networkContentFacts = "network.content-facts"
  case networkNoType = "network.no-type"
  case networkNoEncoding = "network.no-encoding"
  case networkValidators = "network.validators"
  case networkRetryAfter = "network.retry-after"
  case networkWait = "network.wait"
  case networkBody = "network.body"
  case networkBodyFeed = "network.body-feed"
  case networkBodyHTML = "network.body-html"
  case networkBodyXML = "network.body-xml"
  case networkBodyJSON = "network.body-json"
  case networkBodyEmpty = "network.body-empty"
  case networkBodyOther = "network.body-other"

  // MARK: How it ends

  case networkRefused = "network.refused"
}

extension Texts {
  /// A text without placeholders.
  subscript(message: NetworkMessage) -> String { template(of: message.rawValue, quantity: nil) }

  /// A text with its placeholders filled, as other texts are.
  func callAsFunction(_ message: NetworkMessage, _ arguments: any TextArgument...) -> String {
    filled(message.rawValue, arguments)
  }
}
