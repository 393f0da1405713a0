/// The program as a whole: what the `catalog` command runs.
package enum Program {
  /// Runs one command line and ends the process with its exit code.
  package static func main() async {}
}
