import Testing
import Vocabulary
import WireFormats

@Suite("Names")
struct NameTests {
  @Test("the flow with PKCE has each message name once, in kebab case")
  func messages() {
    let names = FlowTerms.pkce.messages.map(\.description)
    #expect(names.count == 30)
    #expect(Set(names).count == names.count)
    for name in names { #expect(name.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil) }
  }

  @Test(
    "a step id names its message",
    arguments: [
      ("token-request", "token-request"), ("token-request#2", "token-request"), ("", ""),
    ])
  func stepID(id: String, name: String) {
    #expect(MessageName(ofStep: WireText(id)).rawValue == name)
  }

  @Test(
    "every error code says where it is defined",
    arguments: [
      (ErrorCode.invalidRequest, ["RFC 6749 §4.1.2.1", "RFC 6749 §5.2", "RFC 6750 §3.1"]),
      (.accessDenied, ["RFC 6749 §4.1.2.1"]), (.invalidGrant, ["RFC 6749 §5.2"]),
      (.insufficientScope, ["RFC 6750 §3.1"]), (ErrorCode(rawValue: "invalid_mood"), []),
    ])
  func errors(code: ErrorCode, references: [String]) {
    #expect(code.references.map(\.description) == references)
  }

  @Test("no error code is without a source, no source lists an unknown code")
  func sources() {
    #expect(ErrorCode.all.count == 27)
    for code in ErrorCode.all { #expect(!code.sources.isEmpty, "\(code)") }
    for source in ErrorSource.allCases {
      for code in source.codes { #expect(ErrorCode.all.contains(code), "\(code)") }
    }
  }
}
