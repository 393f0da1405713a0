import Datasets

extension StoreSearch {
  /// The store search on the network, at the address that the environment names.
  ///
  /// The timeout is that of one transfer, in seconds; nil for the usual one.
  /// A password goes along only where one is kept for that very address.
  init(
    _ environment: Environment, texts: Texts, timeout: Int?, credentials: CredentialBook,
    shelf: any StoreShelf
  ) {
    let transport = FetchingTransport(texts: texts, credentials: credentials, timeout: timeout)
    self.init(
      address: environment["CATALOG_STORE_URL"] ?? Self.usualAddress, transport: transport,
      shelf: shelf
    ) { StoreBook.now }
  }
}
