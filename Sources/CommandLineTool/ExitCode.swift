/// How the program ends, for the shell and for scripts.
package enum ExitCode: Int32, Sendable {
  /// Everything was as expected.
  case success = 0
  /// A check failed, a run did not end as its lesson says, or transcripts differ.
  case unexpected = 1
  /// The command line is wrong.
  case usage = 64
  /// An input file cannot be read or parsed.
  case input = 65
  /// The program itself cannot go on; nothing that the user gave is at fault.
  case software = 70
  /// The output cannot be written.
  case output = 74
}
