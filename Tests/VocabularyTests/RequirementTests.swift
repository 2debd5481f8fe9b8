import Testing
import Vocabulary

@Suite("Requirements")
struct RequirementTests {
  @Test(
    "are printed as they were read",
    arguments: [
      "RFC 7636 §4.1 (MUST)", "RFC 7636 §7.1 (SHOULD)", "RFC 9700 §2.1.1 (RECOMMENDED)",
      "OIDC Core §3.1.3.7 (MAY)", "RFC 9700 §4.12 (MUST NOT)", "RFC 7636 §1", "RFC 8252 (MUST)",
    ])
  func roundTrip(text: String) throws {
    #expect(try #require(Requirement(parsing: text)).description == text)
  }

  @Test(
    "of another form are refused",
    arguments: [
      "", "(MUST)", "RFC 7636 §4.1(MUST)", "RFC 7636 §4.1 (must)", "RFC 7636 §4.1 (MUST) ",
      "RFC 7636 §4.1 ()", "RFC 7636 §4.1 (MUST) (MUST)", "RFC 7636 §4.1 MUST",
      "RFC 7636 §4.1 )",
    ])
  func refused(text: String) {
    #expect(Requirement(parsing: text) == nil)
  }

  @Test("are as strong for what is forbidden as for what is asked for")
  func strengths() {
    #expect(
      RequirementLevel.allCases.map(\.strength) == [
        .duty, .duty, .advice, .advice, .advice, .advice, .freedom,
      ])
  }

  @Test("know place and level")
  func parts() throws {
    let requirement = try #require(Requirement(parsing: "RFC 7636 §4.1 (MUST)"))
    #expect(requirement.reference.description == "RFC 7636 §4.1")
    #expect(requirement.level == .must)
    #expect(Requirement(requirement.reference, .must) == requirement)
    #expect(Requirement(parsing: "RFC 7636 §4.1")?.level == nil)
  }
}
