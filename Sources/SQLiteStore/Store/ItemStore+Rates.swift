extension ItemStore {
  /// Takes a token from a bucket that all processes share, or tells how long to wait for one.
  ///
  /// A full bucket has `capacity` tokens, all of which may be taken at once, and it refills evenly
  /// within `seconds`. Kept is one moment, the one at which the bucket will be full again: the
  /// generic cell rate algorithm (ITU-T I.371).
  ///
  /// - Parameters:
  ///   - bucket: the name of the bucket; it is full when it is new.
  ///   - capacity: at least 1.
  ///   - seconds: how long an empty bucket takes to fill, more than 0.
  ///   - now: seconds since 1970.
  /// - Returns: 0 when the token was taken, otherwise the seconds until there is one.
  /// - Throws: why no token could be taken.
  package func takeToken(
    bucket: String, capacity: Int, perSeconds seconds: Double, now: Double
  ) throws(StoreError) -> Double {
    precondition(capacity > 0 && seconds > 0)
    return try change { connection throws(SQLiteError) in
      let stored = try connection.first(
        "SELECT due FROM rates WHERE bucket = ?1", .text(bucket)
      ) { $0.real(0) }
      // A bucket is full within its time; a later moment comes from a clock that was set back.
      let full = min(max(stored ?? now, now), now + seconds)
      let next = full + seconds / Double(capacity)
      let wait = next - seconds - now
      // A rounding error of the division is no reason to wait.
      guard wait < 0.001 else { return wait }
      try connection.run(
        """
        INSERT INTO rates(bucket, due) VALUES(?1, ?2)
        ON CONFLICT(bucket) DO UPDATE SET due = excluded.due
        """, .text(bucket), .real(next))
      return 0
    }
  }
}
