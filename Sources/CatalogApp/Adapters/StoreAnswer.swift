import Datasets

/// A recorded answer of the store search, in a file.
enum StoreAnswer {
  /// It is a small file; a larger one is something else.
  static let limit = 64 << 20

  /// The items in the bytes of a file.
  static func dataset(
    _ bytes: [UInt8], path: String, _ texts: Texts, _ gate: TextGate
  ) throws(CommandError) -> StoreDataset {
    let items: [StoreItem]
    do throws(DatasetError) {
      items = StoreResults.identified(try StoreResults.items(in: bytes))
    } catch {
      throw CommandError(gate.line(path) + ": " + error.message(texts), error.exitCode)
    }
    return StoreDataset(name: "store-answer", title: .term(.storeAnswer)) { items }
  }

  /// The items in a file on the disk.
  static func dataset(
    ofFile path: String, _ texts: Texts, _ gate: TextGate
  ) throws(CommandError) -> StoreDataset {
    let bytes: [UInt8]
    do throws(InputFileError) {
      bytes = try InputFile.read(path, room: limit)
    } catch {
      throw CommandError(error.message(texts), error.exitCode)
    }
    return try dataset(bytes, path: path, texts, gate)
  }
}
