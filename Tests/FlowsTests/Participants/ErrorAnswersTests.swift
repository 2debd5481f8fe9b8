import FlowsShared
import HTTPModel
import Simulation
import Testing
import WireFormats

@Suite("what a server says of an error")
struct ErrorAnswersTests {
  @Test(
    "has space and visible ASCII only, without quotation mark and backslash",
    arguments: [
      ("", ""), ("'scope' is 'a b'", "'scope' is 'a b'"), (#"a "b" \c"#, "a 'b' ?c"),
      ("é", "?"), ("e\u{301}", "e?"), ("a\r\nb\tc\0d\u{7F}e", "a??b?c?d?e"),
      (" !#[]~", " !#[]~"), ("👩‍🚀", "???"), ("\u{80}\u{2028}\u{FEFF}", "???"),
    ])
  func description(_ reason: String, _ expected: WireText) {
    #expect(ErrorDescription.text(reason) == expected)
  }

  @Test("keeps every character that the field may hold, and no other")
  func everyCharacter() {
    for code in UInt32(0)...0x2FF {
      guard let character = Unicode.Scalar(code) else { continue }
      let isAllowed = [0x20...0x21, 0x23...0x5B, 0x5D...0x7E].contains { $0.contains(code) }
      let text = ErrorDescription.text(String(Character(character)))
      #expect((text == WireText(String(Character(character)))) == isAllowed, "\(code)")
    }
  }

  @Test("names the methods that an address is there for")
  func method() {
    let request = HTTPRequest(method: "PUT", url: "https://a.example/b")
    let answer = Answer.methodNotAllowed(request, allowed: ["GET", "POST"])
    #expect(answer.response.status == 405)
    #expect(answer.response.fields["Allow"] == "GET, POST")
    #expect(
      answer.refusal?.reason == "'/b' is there for the method GET, POST, not for PUT")
  }
}
