/// The last good copy of what is at an address.
package struct AddressCopy: Equatable, Sendable {
  package var body: [UInt8]
  /// When it was last known to be good, in seconds since 1970.
  package var at: Int
  /// The header `ETag`, exactly as it came.
  package var etag: String?
  /// The header `Last-Modified`, exactly as it came.
  package var lastModified: String?

  package init(body: [UInt8], at: Int, etag: String? = nil, lastModified: String? = nil) {
    self.body = body
    self.at = at
    self.etag = etag
    self.lastModified = lastModified
  }
}

extension ItemStore {
  /// Keeps a copy in the place of an earlier one; unlike answers, copies are never too old.
  ///
  /// Where the items of the copy are given, a dataset consists of them from the same step on.
  package func saveCopy(
    key: String, _ copy: AddressCopy, listing list: (dataset: String, items: [StoredItem])? = nil
  ) throws(StoreError) {
    try change { connection throws(SQLiteError) in
      if let list { try replace(dataset: list.dataset, with: list.items, connection) }
      try connection.save(copy, key: key)
    }
  }

  /// The copy kept under a key.
  package func copy(key: String) throws(StoreError) -> AddressCopy? {
    try read { connection throws(SQLiteError) in
      try connection.first(
        "SELECT body, at, etag, last_modified FROM copies WHERE key = ?1", .text(key)
      ) {
        AddressCopy(
          body: $0.bytes(0), at: $0.int(1), etag: $0.isNull(2) ? nil : $0.text(2),
          lastModified: $0.isNull(3) ? nil : $0.text(3))
      }
    }
  }
}

extension Connection {
  /// Keeps a copy, within a change.
  func save(_ copy: AddressCopy, key: String) throws(SQLiteError) {
    try run(
      """
      INSERT INTO copies(key, at, etag, last_modified, body) VALUES(?1, ?2, ?3, ?4, ?5)
      ON CONFLICT(key) DO UPDATE SET at = excluded.at, etag = excluded.etag,
        last_modified = excluded.last_modified, body = excluded.body
      """, .text(key), .int(copy.at), .optional(copy.etag), .optional(copy.lastModified),
      .blob(copy.body))
  }
}

extension SQLiteValue {
  fileprivate static func optional(_ text: String?) -> SQLiteValue { text.map(Self.text) ?? .null }
}
