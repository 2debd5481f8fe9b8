import Foundation
import Testing

@testable import CommandLineTool

@Suite("output")
struct OutputTests {
  @Test("-o writes the file, and leaves nothing beside it")
  func file() throws {
    let scratch = try ScratchFolder()
    let run = try ToolRun("run", "pkce", "-o", "out.txt", folder: scratch.path)
    #expect(run.output == "")
    #expect(run.exitCode == 0)
    #expect(try scratch.contents == ["out.txt"])
    #expect(try scratch.text("out.txt") == (try ToolRun("run", "pkce").output))
  }

  @Test("-o takes the place of what was there, through a link, and keeps its permissions")
  func replaces() throws {
    let scratch = try ScratchFolder()
    let file = try scratch.write("old", to: "real.txt")
    let files = FileManager.default
    try files.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file)
    try files.createSymbolicLink(atPath: scratch.file("link.txt"), withDestinationPath: "real.txt")
    #expect(try ToolRun("run", "pkce", "-o", "link.txt", folder: scratch.path).exitCode == 0)
    #expect(try files.destinationOfSymbolicLink(atPath: scratch.file("link.txt")) == "real.txt")
    #expect(try scratch.text("real.txt").hasPrefix("authwalk transcript 2\n"))
    let permissions = try files.attributesOfItem(atPath: file)[.posixPermissions] as? NSNumber
    #expect(permissions?.intValue == 0o600)
    #expect(try scratch.contents == ["link.txt", "real.txt"])
  }

  static let unwritable = [
    (".", ".: is a folder; name a file in it"),
    ("none/out.txt", "none/out.txt: cannot be written: no such file or directory"),
    ("/dev/full", "/dev/full: cannot be written: no space left on device"),
    ("", "'-o' needs a value: -o FILE"),
  ]

  @Test("-o says why it cannot write", arguments: unwritable)
  func cannotWrite(_ path: String, _ message: String) throws {
    let scratch = try ScratchFolder()
    let run = try ToolRun("run", "pkce", "-o", path, folder: scratch.path)
    let advice = path.isEmpty ? "Try 'authwalk run --help'.\n" : ""
    #expect(run.errors == "authwalk: error: \(message)\n\(advice)")
    #expect(run.exitCode == (path.isEmpty ? 64 : 74))
    #expect(try scratch.contents == [])
  }

  @Test("-o on a full disk leaves what was there, and nothing half-written")
  func fullDisk() throws {
    let scratch = try ScratchFolder()
    try scratch.write("old", to: "out.txt")
    // A limit on the size of files stands for the end of the disk.
    let result = try ToolRun.shell(
      "trap '' XFSZ; ulimit -f 8; authwalk run pkce -o out.txt", folder: scratch.path)
    #expect(result.output == "authwalk: error: out.txt: cannot be written: file too large\n")
    #expect(result.exitCode == 74)
    #expect(try scratch.contents == ["out.txt"])
    #expect(try scratch.text("out.txt") == "old")
  }

  @Test("into a full device is an error")
  func fullDevice() throws {
    let result = try ToolRun.shell("authwalk run pkce >/dev/full")
    #expect(
      result.output
        == "authwalk: error: standard output cannot be written: no space left on device\n")
    #expect(result.exitCode == 74)
  }

  @Test("into a pipe whose reader has seen enough is none")
  func closedPipe() throws {
    let result = try ToolRun.shell(
      "set -o pipefail; authwalk run pkce --format json | head -c 1; echo \" ${PIPESTATUS[0]}\"")
    #expect(result.output == "{ 0\n")
  }

  @Test("into a file or a pipe has no colours")
  func noColours() throws {
    for arguments in [["run", "pkce"], ["step", "pkce"], ["explain", "state"], []] {
      #expect(!(try ToolRun(arguments, input: "n\nn\nw\n?\n").output.contains("\u{1b}")))
    }
  }
}
