import Testing

@testable import CatalogApp

struct CommandTableTests {
  @Test func `every command is in the table once`() {
    #expect(CommandTable.commands.map(\.name) == CommandName.allCases)
  }

  @Test func `every option is used`() {
    #expect(Set(CommandTable.allOptions.map(\.name)) == Set(OptionName.allCases))
  }

  @Test func `options of one name all take a value or none, and share their letter`() {
    for option in CommandTable.allOptions {
      for other in CommandTable.allOptions where other.name == option.name {
        #expect((other.value == nil) == (option.value == nil), "\(option.name)")
        #expect(other.letter == option.letter, "\(option.name)")
      }
    }
  }

  @Test func `a value that may be left out is one of the possible ones`() {
    let options = CommandTable.allOptions.filter { $0.value?.implied != nil }
    #expect(!options.isEmpty)
    for option in options {
      #expect(option.letter == nil, "letters have their value glued to them")
      #expect(option.value?.kind.choices?.contains(option.value?.implied ?? "") == true)
    }
  }

  @Test func `a letter means one option`() {
    var names: [Unicode.Scalar: OptionName] = [:]
    for option in CommandTable.allOptions {
      guard let letter = option.letter else { continue }
      #expect(names[letter, default: option.name] == option.name)
      #expect(letter.properties.isAlphabetic, "a dash and a digit are a word")
      names[letter] = option.name
    }
  }

  @Test(arguments: CommandName.allCases)
  func `a command has each option once and a way to call it`(name: CommandName) throws {
    let command = try #require(CommandTable.spec(of: name))
    let options = command.sections.flatMap(\.options).map(\.name)
    #expect(Set(options).count == options.count)
    #expect(!command.forms.isEmpty)
    // Beside forms with words of their own there is at most the one without any words.
    let others = command.forms.filter { $0.keyword == nil }
    #expect(command.keywords.isEmpty || others.allSatisfy(\.operands.isEmpty))
  }

  @Test(arguments: CommandName.allCases)
  func `the examples of a command are allowed`(name: CommandName) throws {
    let command = try #require(CommandTable.spec(of: name))
    #expect(!command.examples.isEmpty)
    for example in command.examples {
      let words = example.line.split(separator: " ").map(String.init)
      #expect(words.first == "catalog")
      let arguments = words.dropFirst().prefix { !["|", ">", "&&"].contains($0) }
      let command = try CommandParser.parse(Array(arguments)).command
      // Kept files are taken in and out by other commands.
      let others: [CommandName] = name == .files ? [.import, .export] : []
      #expect(command == name || others.contains { $0 == command }, "\(example.line)")
    }
  }

  @Test func `output flags and formats are the same`() {
    #expect(
      CommandTable.output.map(\.name.rawValue)
        == OutputFormat.allCases.filter { $0 != .table }.map(\.rawValue))
  }
}
