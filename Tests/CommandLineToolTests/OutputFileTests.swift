import Foundation
import Testing

@testable import CommandLineTool

@Suite("an output file")
struct OutputFileTests {
  @Test("holds exactly the text, and takes the place of a longer one")
  func replaces() throws {
    let scratch = try ScratchFolder()
    for text in ["a long text\n", "short", "", "e\u{301}\r\n\u{0}"] {
      try OutputFile.write(text, to: scratch.file("a"))
      #expect(try Array(scratch.text("a").utf8) == Array(text.utf8))
      #expect(try scratch.contents == ["a"])
    }
  }

  /// What cannot be written: how it is made in a shell, its path, what is said, what is left.
  static let unwritable: [(set: String, path: String, message: String, left: [String])] = [
    ("true", "none/a", "cannot be written: no such file or directory", []),
    ("touch a", "a/b", "cannot be written: not a directory", ["a"]),
    ("mkdir a", "a", "is a folder; name a file in it", ["a"]),
    ("mkdir a; ln -s a b", "b", "is a folder; name a file in it", ["a", "b"]),
    ("true", "/dev/full", "cannot be written: no space left on device", []),
    ("ln -s /dev/full a", "a", "cannot be written: no space left on device", ["a"]),
  ]

  @Test("that cannot be written is named, with the reason", arguments: unwritable)
  func cannotWrite(
    _ file: (set: String, path: String, message: String, left: [String])
  ) throws {
    let scratch = try ScratchFolder()
    let result = try ToolRun.shell(
      "\(file.set); authwalk run pkce -o \(file.path)", folder: scratch.path)
    #expect(result.output == "authwalk: error: \(file.path): \(file.message)\n")
    #expect(result.exitCode == 74)
    #expect(try scratch.contents == file.left)
  }

  @Test("in a folder where nobody may write stays as it was")
  func permission() throws {
    let scratch = try ScratchFolder()
    let result = try ToolRun.shell(
      """
      mkdir a; echo old >a/old; chmod 500 a
      for file in old new; do \(ToolRun.unprivileged) run pkce -o a/$file; echo $?; done
      chmod 700 a; cat a/*
      """, folder: scratch.path)
    #expect(
      result.output == """
        authwalk: error: a/old: cannot be written: permission denied
        74
        authwalk: error: a/new: cannot be written: permission denied
        74
        old

        """)
  }

  @Test("that is a pipe is written to, and stays one")
  func pipe() throws {
    let scratch = try ScratchFolder()
    let result = try ToolRun.shell(
      "mkfifo a; cat a >b & authwalk run pkce -o a; wait; test -p a && echo a pipe",
      folder: scratch.path)
    #expect(result.output == "a pipe\n")
    #expect(try scratch.text("b") == (try ToolRun("run", "pkce").output))
  }

  @Test("of 'record' that cannot be written ends the command, and leaves the others")
  func record() throws {
    let scratch = try ScratchFolder()
    let result = try ToolRun.shell(
      "mkdir records; touch records/nonce; authwalk record -o records", folder: scratch.path)
    #expect(result.exitCode == 74)
    #expect(result.output.hasSuffix("not a directory\n"), "\(result.output)")
    #expect(try scratch.contents == ["records"])
  }
}
