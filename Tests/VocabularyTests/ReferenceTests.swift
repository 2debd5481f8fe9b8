import Testing
import Vocabulary

@Suite("References to specifications")
struct ReferenceTests {
  @Test(
    "are printed as they were read",
    arguments: [
      "RFC 7636 §4.1", "OIDC Core §3.1.3.7", "RFC 8252", "RFC 6749 §B", "RFC 7636 §A.1",
      "RFC 9999 §1",
    ])
  func roundTrip(text: String) throws {
    #expect(try #require(SectionReference(parsing: text)).description == text)
  }

  @Test(
    "of another form are refused",
    arguments: [
      "", "RFC", "RFC §4.1", "RFC 7636 4.1", "RFC 7636§4.1", "RFC 7636  §4.1", "RFC 7636 §",
      "RFC 7636 §4.", "RFC 7636 §4.01", "RFC 7636 §4.x", "RFC 7636 §4.1 ", "RFC 07636 §4.1",
      "RFC 7636 §AB", "RFC 7636 §4 §1", "RFC -1", "OIDC §3", "rfc 7636 §4.1", "RFC 7636 §+4",
    ])
  func refused(text: String) {
    #expect(SectionReference(parsing: text) == nil)
  }

  @Test("know document and section")
  func parts() throws {
    let reference = try #require(SectionReference(parsing: "RFC 7636 §4.1"))
    #expect(reference.document == .rfc7636)
    #expect(reference.section == "4.1")
    #expect(reference.document.title == "Proof Key for Code Exchange by OAuth Public Clients")
  }

  @Test(
    "link to the text",
    arguments: [
      ("RFC 7636 §4.1", "https://www.rfc-editor.org/rfc/rfc7636#section-4.1"),
      ("RFC 6749 §B", "https://www.rfc-editor.org/rfc/rfc6749#appendix-B"),
      ("RFC 8252", "https://www.rfc-editor.org/rfc/rfc8252"),
      ("OIDC Core §2", "https://openid.net/specs/openid-connect-core-1_0.html"),
    ])
  func url(text: String, url: String) throws {
    #expect(try #require(SectionReference(parsing: text)).url == url)
  }

  @Test("every known document has its own label and a title")
  func documents() {
    #expect(SpecificationDocument.all.count == 35)
    #expect(Set(SpecificationDocument.all.map(\.label)).count == SpecificationDocument.all.count)
    for document in SpecificationDocument.all {
      #expect(SpecificationDocument(label: document.label) == document)
      #expect(document.title?.isEmpty == false)
    }
  }
}
