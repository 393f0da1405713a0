package import SupportMail
package import Tables

/// Why there is no draft, and which option stands in the way.
package struct SupportError: Error, Hashable, Sendable {
  package enum Cause: Hashable, Sendable {
    case mail(MailError)
    case input(InputFileError)
    case output(FileOutputError)
    /// The text was given twice.
    case twoBodies
    case notUTF8(path: String)
    case notText(path: String)
    case notJSON(path: String, JSONError)
    case notAnObject(path: String)
  }

  /// With its hyphens.
  package var option: String
  package var cause: Cause

  package init(_ option: String, _ cause: Cause) {
    self.option = option
    self.cause = cause
  }

  package var exitCode: ExitCode {
    switch cause {
    case .mail, .twoBodies: .wrongUse
    case .notUTF8, .notText, .notJSON, .notAnObject: .badData
    case .input(let error): error.exitCode
    case .output(let error): error.exitCode
    }
  }
}

extension SupportError {
  /// Names the option behind what went wrong while a draft was written.
  static func naming<Value>(
    _ output: String, _ write: () throws -> Value
  ) throws(SupportError) -> Value {
    do {
      return try write()
    } catch let error as FileOutputError {
      throw SupportError(output, .output(error))
    } catch let error as InputFileError {
      throw SupportError("--attach", .input(error))
    } catch {
      throw SupportError(output, .output(FileOutputError(path: "", reason: .failed("\(error)"))))
    }
  }
}
