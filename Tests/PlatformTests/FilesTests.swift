import Foundation
import Testing

@testable import Platform

@Suite("files by their paths")
struct FilesTests {
  /// A path in a folder that nobody else uses.
  private static func scratchPath(_ name: String) throws -> String {
    let folder = NSTemporaryDirectory() + "authwalk-files-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    return folder + "/" + name
  }

  @Test("are read as they were written")
  func roundTrip() throws {
    let path = try Self.scratchPath("a")
    for text in ["", "a", "e\u{301}\r\n\u{0}", String(repeating: "x", count: 200_000)] {
      try Files.write(text, to: path)
      #expect(try Files.read(path, limit: 1_000_000) == Array(text.utf8))
    }
  }

  @Test("are read up to one byte more than the limit", arguments: [0, 1, 4, 5, 6])
  func limit(_ limit: Int) throws {
    let path = try Self.scratchPath("a")
    try Files.write("12345", to: path)
    #expect(try Files.read(path, limit: limit) == Array("12345".utf8.prefix(limit + 1)))
    #expect(try Files.read("/dev/zero", limit: limit).count == limit + 1)
  }

  @Test("that are folders are no files")
  func folder() throws {
    let path = try Self.scratchPath("a")
    #expect(!Files.exists(path))
    Files.makeFolder(path)
    #expect(Files.exists(path))
    #expect(Files.isFolder(path))
    #expect(throws: SystemError.isFolder) { try Files.read(path, limit: 1) }
    #expect(throws: SystemError.isFolder) { try Files.write("", to: path) }
    try Files.write("", to: path + "/b")
    #expect(!Files.isFolder(path + "/b"))
    Files.makeFolder(path)
    #expect(Files.exists(path + "/b"))
  }

  @Test("that are not there are met with the words of the operating system")
  func absent() throws {
    let path = try Self.scratchPath("none/a")
    let reading = #expect(throws: SystemError.self) { try Files.read(path, limit: 1) }
    #expect(reading?.words == "no such file or directory")
    let writing = #expect(throws: SystemError.self) { try Files.write("", to: path) }
    #expect(writing?.words == "no such file or directory")
    #expect(SystemError.isFolder.words == "is a directory")
  }
}

@Suite("the platform")
struct PlatformTests {
  @Test("has no terminal where a file is")
  func terminal() throws {
    let file = try #require(FileHandle(forReadingAtPath: "/dev/null"))
    let descriptor = FileDescriptor(number: file.fileDescriptor)
    #expect(!descriptor.isTerminal)
    #expect(descriptor.columns == nil)
  }

  @Test("tells when a full device takes no more")
  func fullDevice() throws {
    let file = try #require(FileHandle(forWritingAtPath: "/dev/full"))
    let error = #expect(throws: SystemError.self) {
      try FileDescriptor(number: file.fileDescriptor).write("a")
    }
    #expect(error?.words == "no space left on device")
  }

  @Test("has a clock, and variables that may be unset or empty")
  func surroundings() {
    #expect(SystemClock.now() > 1_700_000_000)
    #expect(CurrentProcess.hasVariable("PATH"))
    #expect(!CurrentProcess.hasVariable("AUTHWALK_TESTS_SET_NO_SUCH_VARIABLE"))
  }
}
