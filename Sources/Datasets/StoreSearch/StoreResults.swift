import Tables

/// Reads a whole answer of the iTunes Search API.
package enum StoreResults {
  /// The items in the order of the answer, one for each object of its results.
  ///
  /// Doubles stay, and `resultCount` is never believed.
  package static func items(in body: [UInt8]) throws(DatasetError) -> [StoreItem] {
    try results(in: body).enumerated().compactMap { offset, result in
      StoreItem(result: result, position: offset + 1)
    }
  }

  /// The same items, with identifiers that stand for one item each: the second `5` is `5~2`.
  package static func identified(_ items: [StoreItem]) -> [StoreItem] {
    let given = Set(items.map(\.id))
    var times: [String: Int] = [:]
    return items.map { item in
      var item = item
      let id = item.id
      times[id, default: 0] += 1
      while times[id, default: 0] > 1 {
        item.id = "\(id)~\(times[id, default: 0])"
        guard given.contains(item.id) else { break }
        times[id, default: 0] += 1
      }
      return item
    }
  }

  /// What the service did not like, in its own words; nil if the body says nothing of it.
  package static func errorMessage(in body: [UInt8]) -> String? {
    (try? JSONParser.parse(body))?["errorMessage"]?.string
  }

  private static func results(in body: [UInt8]) throws(DatasetError) -> [JSONValue] {
    let answer: JSONValue
    do {
      answer = try JSONAnswer.value(in: body)
    } catch {
      throw .badAnswer(error)
    }
    if let message = answer["errorMessage"]?.string { throw .refused(message: message) }
    guard let results = answer["results"]?.array else { throw .badAnswer(.noResults) }
    return results
  }
}
