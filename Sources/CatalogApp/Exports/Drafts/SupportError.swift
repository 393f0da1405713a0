package import SupportMail
package import Tables

/// Why there is no draft, and which option stands in the way.
package struct SupportError: Error, Equatable, Sendable {
  package enum Cause: Equatable, Sendable {
    case mail(MailError)
    /// What an item says in a field of a template.
    case filled(MailError)
    case input(InputFileError)
    case output(FileOutputError)
    /// The draft would replace what it is made from.
    case ownInput(path: String)
    /// The text was given twice.
    case twoBodies
    case notUTF8(path: String)
    case notText(path: String)
    case notJSON(path: String, JSONError)
    case notAnObject(path: String)
    case template(path: String, TemplateError)
  }

  /// With its hyphens.
  package var option: String
  package var cause: Cause

  package init(_ option: String, _ cause: Cause) {
    self.option = option
    self.cause = cause
  }

  /// Whether a template is to blame, which has to be named to whoever typed no option.
  var isOfTemplate: Bool {
    switch cause {
    case .filled, .template: true
    default: false
    }
  }

  package var exitCode: ExitCode {
    switch cause {
    case .mail, .twoBodies, .ownInput: .wrongUse
    case .notUTF8, .notText, .notJSON, .notAnObject, .template, .filled: .badData
    case .input(let error): error.exitCode
    case .output(let error): error.exitCode
    }
  }
}

extension SupportError {
  /// Names the option behind what went wrong while a draft was written.
  ///
  /// Throws `SupportError`, or what is none of a file.
  static func naming<Value>(_ output: String, _ write: () throws -> Value) throws -> Value {
    do {
      return try write()
    } catch let error as FileOutputError {
      throw SupportError(output, .output(error))
    } catch let error as InputFileError {
      throw SupportError("--attach", .input(error))
    }
  }
}
