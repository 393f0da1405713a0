import Datasets

extension CommandContext {
  /// The bytes of a file that the user named, `-` for standard input.
  func bytes(ofFile path: String, limit: Int) throws(CommandError) -> [UInt8] {
    guard path == "-" else { return try bytes(ofRegularFile: path, limit: limit) }
    if PipedInput.isTerminal { note(texts[.readingStandardInput]) }
    return try bytes(of: PipedInput.standardInput, limit: limit)
  }

  /// The bytes of a file on the disk, whatever it is called.
  func bytes(ofRegularFile path: String, limit: Int) throws(CommandError) -> [UInt8] {
    do throws(InputFileError) {
      return try InputFile.read(path, room: limit)
    } catch {
      throw CommandError(error.message(texts), error.exitCode)
    }
  }

  /// Everything that comes through a pipe.
  func bytes(of descriptor: Int32, limit: Int) throws(CommandError) -> [UInt8] {
    do throws(PipedInput.Failure) {
      return try PipedInput.bytes(of: descriptor, limit: limit)
    } catch {
      switch error {
      case .tooLarge:
        throw CommandError(texts(.standardInputTooLarge, String(limit >> 20)), .badData)
      case .system(let code):
        throw CommandError(texts(.standardInputClosed, SystemCall.message(code)), .ioError)
      }
    }
  }

  /// The storefront: the option, the setting, the locale's region, else the United States.
  var country: String {
    (line.value(.country) ?? settings[.country] ?? localeRegion ?? "US").uppercased()
  }

  /// Throws where the option names a storefront that cannot be one.
  func checkCountry() throws(CommandError) {
    guard let country = line.value(.country), !Setting.country.accepts(country) else { return }
    throw CommandError(texts(.countryIsTwoLetters, gate.line(country)), .wrongUse)
  }

  /// The seconds that one transfer may take, where they are set.
  var timeout: Int? { line.number(.timeout) ?? settings[.timeout].flatMap { Int($0) } }

  /// When the network is asked for a list that is kept.
  var asking: Asking {
    if line.has(.offline) { return .never }
    return line.has(.refresh) ? .always : .whenOld
  }

  /// The region of the locale, such as NL; numeric ones (es_419) are no storefronts.
  private var localeRegion: String? {
    guard let parts = Language.locale(environment)?.utf8.split(separator: UInt8(ascii: "_")),
      parts.count > 1
    else {
      return nil
    }
    let region = parts[1].prefix(2)
    let isUpper = region.allSatisfy { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
    return region.count == 2 && isUpper ? String(Substring(region)) : nil
  }
}
