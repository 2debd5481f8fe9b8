import LessonLibrary
import Testing

@Suite("Hostile lesson files")
struct HostileLessonTests {
  private static let head = "---\ntitle: t\nflow: pkce\nexpect: completed\n---\nProse.\n\n"

  @Test(
    "that are no plain text",
    arguments: [
      ([0xff, 0xfe, 0x2d], "1:1: error: not UTF-8 from here on; save the file as UTF-8"),
      (
        Array("---\ntitle: aä".utf8) + [0xc3],
        "2:10: error: not UTF-8 from here on; save the file as UTF-8"
      ),
      (Array("---\r\nx\u{1b}[2J".utf8), "2:2: error: control character U+001B; write plain text"),
      ([0x7f, 0x45, 0x4c, 0x46, 0], "1:1: error: control character U+007F; write plain text"),
      ([0x2d, 0], "1:2: error: control character U+0000; write plain text"),
    ] as [([UInt8], String)])
  func binary(bytes: [UInt8], expected: String) {
    #expect(faults(in: bytes) == ["x.md:\(expected)"])
  }

  @Test("that are too large by one byte")
  func large() throws {
    let filled = Self.head + String(repeating: "a", count: 1_000_000 - Self.head.utf8.count)
    #expect(faults(in: filled) == [])
    #expect(
      faults(in: filled + "a") == [
        "x.md:1:1: error: the file is larger than 1000000 bytes, the most that is read"
      ])
  }

  @Test("that are a megabyte of one character")
  func numberSigns() {
    #expect(
      faults(in: String(repeating: "#", count: 1_000_000)) == [
        "x.md:1:1: error: expected '---', the start of the front matter, found "
          + "'\(String(repeating: "#", count: 60))…'"
      ])
    #expect(faults(in: Self.head + String(repeating: "#", count: 900_000)) == [])
  }

  @Test(
    "that nest deeply, on one line or over many, and would keep the parser busy",
    arguments: ["- ", ">", "1. ", "\t- ", "> * "])
  func nesting(mark: String) {
    let text =
      Self.head + String(repeating: mark, count: 2000) + "x"
      + String(repeating: "\n", count: 800_000)
    #expect(
      faults(in: text) == [
        "x.md:8:1: error: indented by more than 100 columns, list and quote marks included"
      ])
  }

  @Test(
    "that are indented by a hundred columns pass, by one mark more not",
    arguments: [
      (" ", 100), ("\t", 25), (">", 100), ("- ", 50), ("* ", 50), ("+\t", 20), ("12) ", 25),
    ])
  func indentation(mark: String, count: Int) {
    let widest = Self.head + String(repeating: mark, count: count)
    #expect(faults(in: widest + "x") == [])
    #expect(
      faults(in: widest + mark + "x") == [
        "x.md:8:1: error: indented by more than 100 columns, list and quote marks included"
      ])
  }

  @Test(
    "that begin with many marks that open no list pass",
    arguments: ["-", "*", "1.", "a. ", "1234567890. "])
  func noMarks(text: String) {
    #expect(faults(in: Self.head + String(repeating: text, count: 101)) == [])
  }

  @Test("that repeat what opens something", arguments: ["[", "*a_ ", "`a``", "<!--", "![", "&#"])
  func inlines(text: String) {
    #expect(faults(in: Self.head + String(repeating: text, count: 100_000)) == [])
  }

  @Test("that are a megabyte of key, with the message cut short")
  func longKey() {
    let key = String(repeating: "k", count: 900_000)
    let text = "---\ntitle: t\nflow: pkce\nexpect: completed\n\(key): x\n---\nProse."
    #expect(
      faults(in: text) == [
        "x.md:5:1: error: unknown key '\(key.prefix(60))…'; the keys are 'title', 'flow', "
          + "'profile', 'attack', 'without', 'tamper', 'expect'"
      ])
  }
}
