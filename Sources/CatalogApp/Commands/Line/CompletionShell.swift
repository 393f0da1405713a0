/// A shell that completions are made for.
enum CompletionShell: String, CaseIterable, Sendable {
  case bash
  case zsh
  case fish

  /// The option that many Swift programs have for the same.
  private static let generatingOption = "--generate-completion-script"

  /// The command line that `--generate-completion-script SHELL` stands for, with or without an
  /// equals sign; nil for any other.
  static func commandLine(for arguments: [String]) -> [String]? {
    guard let first = arguments.first, first.hasPrefix(generatingOption) else { return nil }
    let rest = first.utf8.dropFirst(generatingOption.utf8.count)
    let command = CommandName.completions.rawValue
    if rest.isEmpty { return [command] + arguments.dropFirst() }
    guard rest.first == UInt8(ascii: "=") else { return nil }
    return [command, String(Substring(rest.dropFirst()))] + arguments.dropFirst()
  }

  /// The script that makes the shell complete `catalog`; the datasets are the names that can be
  /// typed as a source, whatever characters are in them.
  func script(_ texts: Texts, datasets: [String]) -> String {
    switch self {
    case .bash: BashCompletions(datasets: datasets).script
    case .zsh: ZshCompletions(texts: texts, datasets: datasets).script
    case .fish: FishCompletions(texts: texts, datasets: datasets).script
    }
  }
}
