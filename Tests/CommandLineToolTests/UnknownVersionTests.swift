import Testing

@Suite("a transcript of a version that is not known")
struct UnknownVersionTests {
  /// What stands in place of the number in the text form and in the JSON form, and what is said.
  struct Case: CustomTestStringConvertible {
    var text: String
    var textComplaint: String
    var json: String
    var jsonComplaint: String
    var testDescription: String { text + json }
  }

  static let cases =
    ["3", "0", "-1", "20"].map { number in
      let complaint = "version \(number) is not known; this program reads versions 1 and 2"
      return Case(
        text: " \(number)", textComplaint: ":1:21: \(complaint)",
        json: #", "version": \#(number)"#, jsonComplaint: ": \(complaint)")
    } + [
      Case(
        text: " two", textComplaint: ":1:21: expected the version of the format, found 'two'",
        json: #", "version": "two""#,
        jsonComplaint: ": 'version' must be a whole number, not a string"),
      Case(
        text: " 2.0", textComplaint: ":1:22: expected the end of the line, found '.0'",
        json: #", "version": 2.5"#,
        jsonComplaint: ": 'version' must be a whole number, not a number"),
      Case(
        text: "",
        textComplaint: ":1:1: expected 'authwalk transcript 2', found 'authwalk transcript'",
        json: "", jsonComplaint: ": 'version' is missing"),
    ]

  @Test("is refused with 65, whoever reads it, and the file stays as it is", arguments: cases)
  func refused(_ version: Case) throws {
    let scratch = try ScratchFolder()
    let text = "authwalk transcript\(version.text)\nlesson: a\n"
    let json = #"{"format": "authwalk-transcript"\#(version.json)}"#
    try scratch.write(text, to: "a.txt")
    try scratch.write(json, to: "a.json")
    for (name, complaint) in [
      ("a.txt", version.textComplaint), ("a.json", version.jsonComplaint),
    ] {
      for arguments in [["check", name], ["check", "--rewrite", name, "-o", name]] {
        let run = try ToolRun(arguments, folder: scratch.path)
        #expect(run.errors == "authwalk: error: \(name)\(complaint)\n")
        #expect(run.output == "")
        #expect(run.exitCode == 65)
      }
    }
    #expect(try scratch.text("a.txt") == text)
    #expect(try scratch.text("a.json") == json)
  }

  @Test("is refused among others too, and what stands before it is not judged")
  func among() throws {
    let old =
      "authwalk transcript 1\nlesson: a\nflow: pkce\nseed: none\nstarted: 0\n\noutcome: none\n"
    let run = try ToolRun(
      "check", "-", input: old + "\n" + old.replacing("transcript 1", with: "transcript 3"))
    #expect(run.output == "")
    #expect(
      run.errors
        == "authwalk: error: -:9:21: version 3 is not known; this program reads versions 1 and 2\n")
    #expect(run.exitCode == 65)
  }
}
