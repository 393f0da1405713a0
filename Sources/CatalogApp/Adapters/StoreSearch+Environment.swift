import Datasets

extension StoreSearch {
  /// The store search on the network, at the address that the environment names.
  ///
  /// The timeout is that of one transfer, in seconds; nil for the usual one.
  init(_ environment: Environment, texts: Texts, timeout: Int?, shelf: any StoreShelf) {
    var transport = FetchingTransport(texts: texts)
    if let timeout { transport.timeout = timeout }
    self.init(
      address: environment["CATALOG_STORE_URL"] ?? Self.usualAddress, transport: transport,
      shelf: shelf
    ) { StoreBook.now }
  }
}
