import Testing
import Vocabulary

@Suite("References to sources")
struct ReferenceTests {
  @Test(
    "are printed as they were read",
    arguments: [
      "RFC 7636 §4.1", "OIDC Core §3.1.3.7", "RFC 8252", "RFC 6749 §B", "RFC 7636 §A.1",
      "RFC 9999 §1", "firebase-ios-sdk #6336", "Apple Developer Forums #124175",
      "AppAuth-iOS: Sources/AppAuthCore/OIDError.h", "assumed", "authwalk's choice",
    ])
  func roundTrip(text: String) throws {
    #expect(try #require(SourceReference(parsing: text)).description == text)
  }

  @Test(
    "of another form are refused",
    arguments: [
      "", "RFC", "RFC §4.1", "RFC 7636 4.1", "RFC 7636§4.1", "RFC 7636  §4.1", "RFC 7636 §",
      "RFC 7636 §4.", "RFC 7636 §4.01", "RFC 7636 §4.x", "RFC 7636 §4.1 ", "RFC 07636 §4.1",
      "RFC 7636 §AB", "RFC 7636 §4 §1", "RFC -1", "OIDC §3", "rfc 7636 §4.1", "RFC 7636 §+4",
      "firebase-ios-sdk #0", "firebase-ios-sdk #07", "firebase-ios-sdk #", "AppAuth-iOS: ",
      "AppAuth-iOS: a b", "AppAuth-iOS:a",
    ])
  func refused(text: String) {
    #expect(SourceReference(parsing: text) == nil)
  }

  @Test("know document and section")
  func parts() throws {
    let reference = try #require(SourceReference(parsing: "RFC 7636 §4.1"))
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
      ("AppAuth-iOS #773", "https://github.com/openid/AppAuth-iOS/issues/773"),
      (
        "AppAuth-iOS: Sources/AppAuthCore/OIDError.h",
        "https://github.com/openid/AppAuth-iOS/blob/a7caeda1/Sources/AppAuthCore/OIDError.h"
      ),
      ("flutterfire #13235", "https://github.com/firebase/flutterfire/issues/13235"),
      ("Apple Developer Forums #124175", "https://developer.apple.com/forums/thread/124175"),
    ])
  func url(text: String, url: String) throws {
    #expect(try #require(SourceReference(parsing: text)).url == url)
  }

  @Test(
    "tell how firm it is what rests on them",
    arguments: [
      ("RFC 7636 §4.1", Firmness.specified), ("Apple REST API", .documented),
      ("AppAuth-iOS: Sources/AppAuthCore/OIDError.h", .sourceCode), ("AppAuth-iOS #773", .observed),
      ("flutterfire #13235", .observed), ("fireemu", .observed),
      ("Mobile Services tokens", .observed),
      ("assumed", .assumed), ("authwalk's choice", .chosen),
    ])
  func firmness(text: String, firmness: Firmness) throws {
    let reference = try #require(SourceReference(parsing: text))
    #expect(reference.firmness == firmness)
    let short = text.replacing("Sources/AppAuthCore/", with: "")
    #expect(reference.citation == (firmness == .observed ? "\(short), observed" : short))
    #expect(SourceReference(citation: reference.citation) == SourceReference(parsing: short))
  }

  @Test("say of several sources how firm what they tell is, the firmest first")
  func several() throws {
    let sources = [
      "AppAuth-iOS #773", "RFC 7636", "AppAuth-iOS #916", "assumed", "AppAuth-iOS #773",
    ]
    let references = try sources.map { try #require(SourceReference(parsing: $0)) }
    #expect(references.firmness == "specified, observed 2 times, assumed")
    #expect(references.prefix(1).map(\.self).firmness == "observed once")
  }

  @Test("every known document has its own label and a title")
  func documents() {
    #expect(SourceDocument.all.count > 40)
    #expect(Set(SourceDocument.all.map(\.label)).count == SourceDocument.all.count)
    for document in SourceDocument.all {
      #expect(SourceDocument(label: document.label) == document)
      #expect(document.title?.isEmpty == false)
    }
  }
}
