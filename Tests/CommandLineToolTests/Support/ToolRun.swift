import Foundation

/// What the built program did when it was run as a user runs it.
struct ToolRun {
  let output: String
  let errors: String
  let exitCode: Int32

  /// Runs `authwalk` with arguments and input, to its end.
  ///
  /// Output goes to files, so that a program that writes much never waits for a reader.
  init(_ arguments: [String], input: String = "", folder: String? = nil) throws {
    let scratch = try ScratchFolder()
    let process = Process()
    process.executableURL = Self.program
    process.arguments = arguments
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
    try scratch.write(input, to: "input")
    process.standardInput = try FileHandle(forReadingFrom: Self.url(scratch, "input"))
    for name in ["output", "errors"] { try scratch.write("", to: name) }
    process.standardOutput = try FileHandle(forWritingTo: Self.url(scratch, "output"))
    process.standardError = try FileHandle(forWritingTo: Self.url(scratch, "errors"))
    try process.run()
    process.waitUntilExit()
    exitCode = process.terminationStatus
    output = try scratch.text("output")
    errors = try scratch.text("errors")
  }

  init(_ arguments: String..., input: String = "", folder: String? = nil) throws {
    try self.init(arguments, input: input, folder: folder)
  }

  /// Runs a line of a shell in which `authwalk` is the built program.
  ///
  /// Its standard error is part of the output.
  static func shell(_ line: String, folder: String? = nil) throws -> (
    output: String, exitCode: Int32
  ) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["-c", "authwalk() { '\(program.path)' \"$@\"; }\n" + line]
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
    let scratch = try ScratchFolder()
    try scratch.write("", to: "output")
    let output = try FileHandle(forWritingTo: url(scratch, "output"))
    process.standardOutput = output
    process.standardError = output
    try process.run()
    process.waitUntilExit()
    return (try scratch.text("output"), process.terminationStatus)
  }

  /// The built program in a shell, without root's right to read and write what others may not.
  ///
  /// Tests run as root in many a container, where no file is out of reach.
  static var unprivileged: String {
    let drop = geteuid() == 0 ? "setpriv --bounding-set=-dac_override,-dac_read_search " : ""
    return "\(drop)'\(program.path)'"
  }

  /// The program in the build folder, beside the tests.
  static var program: URL {
    URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent("authwalk")
  }

  private static func url(_ scratch: ScratchFolder, _ name: String) -> URL {
    URL(fileURLWithPath: scratch.file(name))
  }
}
