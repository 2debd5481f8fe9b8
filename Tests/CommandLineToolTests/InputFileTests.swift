import Foundation
import Testing

@testable import CommandLineTool

@Suite("an input file")
struct InputFileTests {
  @Test("is read to its last byte, whatever is in it")
  func whole() throws {
    let scratch = try ScratchFolder()
    for text in ["", "a", "no line feed\nat the end", "e\u{301}\r\n\u{0}\u{1F468}\u{200D}"] {
      let path = try scratch.write(text, to: "a.txt")
      #expect(try Array(InputFile.read(path).utf8) == Array(text.utf8))
    }
    let large = String(repeating: "0123456789abcde\n", count: 10_000)
    #expect(try InputFile.read(try scratch.write(large, to: "large.txt")) == large)
  }

  static let notText: [(String, [UInt8])] = [
    ("a byte that no text has", [0x61, 0xff]), ("half a character at the end", [0x61, 0xc3]),
    ("a slash in two bytes", [0xc0, 0xaf]), ("half a surrogate pair", [0xed, 0xa0, 0x80]),
    ("UTF-16", [0xff, 0xfe, 0x61, 0x00]),
  ]

  @Test("that is no UTF-8 is refused", arguments: notText)
  func refusesBytes(_ what: String, _ bytes: [UInt8]) throws {
    let scratch = try ScratchFolder()
    let path = try scratch.write(Data(bytes), to: "a.txt")
    let error = #expect(throws: ToolError.self) { try InputFile.read(path) }
    #expect(error?.message == "\(path): is not text in UTF-8")
    #expect(error?.exitCode == .input)
  }

  /// What cannot be read: how it is made in a shell, its path, and what is said.
  static let unreadable: [(set: String, path: String, message: String)] = [
    ("true", "none.txt", "cannot be read: no such file or directory"),
    ("touch a", "a/b.txt", "cannot be read: not a directory"),
    ("mkdir a", "a", "is a folder; name a file in it"),
    ("ln -s b a; ln -s a b", "a", "cannot be read: too many levels of symbolic links"),
    ("truncate -s 200000001 a", "a", "has more than 200 MB"),
  ]

  @Test("that cannot be read is named, with the reason", arguments: unreadable)
  func cannotRead(_ file: (set: String, path: String, message: String)) throws {
    let scratch = try ScratchFolder()
    let result = try ToolRun.shell("\(file.set); authwalk check \(file.path)", folder: scratch.path)
    #expect(result.output == "authwalk: error: \(file.path): \(file.message)\n")
    #expect(result.exitCode == 65)
  }

  @Test("that belongs to somebody else is not read")
  func permission() throws {
    let scratch = try ScratchFolder()
    let result = try ToolRun.shell(
      "touch a; chmod 000 a; \(ToolRun.unprivileged) check a", folder: scratch.path)
    #expect(result.output == "authwalk: error: a: cannot be read: permission denied\n")
    #expect(result.exitCode == 65)
  }

  @Test("can be standard input, which must not be a folder either")
  func standardInput() throws {
    let scratch = try ScratchFolder()
    let result = try ToolRun.shell("authwalk check - <.", folder: scratch.path)
    #expect(result.output == "authwalk: error: -: is a folder; name a file in it\n")
    #expect(result.exitCode == 65)
  }
}
