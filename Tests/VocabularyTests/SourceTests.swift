import Testing

@testable import Vocabulary

/// What is said of somebody's service rests on a source of that service, and not on a specification alone.
@Suite("Every statement on a vendor")
struct SourceTests {
  /// A sentence with what it cites.
  private struct Statement {
    let text: String
    let references: [SourceReference]
  }

  private static let vendors = [
    "Apple", "Firebase", "Google", "Facebook", "Microsoft", "Azure", "Mobile Services", "AppAuth",
    "the service", "mobile service",
  ]

  private static var statements: [Statement] {
    let entries = Glossary.entries.filter { $0.kind != .section }.map { entry in
      Statement(
        text: [entry.what, entry.sender ?? "", entry.withoutIt ?? ""].joined(separator: "; "),
        references: entry.references)
    }
    let notes = Glossary.terms.flatMap(\.notes).map {
      Statement(text: $0.text, references: [$0.reference])
    }
    let messageNotes = FlowTerms.all.flatMap(\.messageNotes) + CommonTerms.messageNotes
    return entries + notes
      + messageNotes.map { Statement(text: $0.text, references: [$0.reference]) }
  }

  /// Sentences that name a vendor and tell what a specification says of anybody.
  private static let toldBySpecifications: Set<String> = [
    "when Apple issued the token; a time ahead of the reader's clock is suspicious",
    "the text that goes to Firebase; the description of the bytes, or their base64, is another",
    "the secret of this sign-in; it should stay in the app until the request to Firebase",
    "the browser asks, with the session that it has at Facebook: the app never sees that cookie",
    "the browser's session with Facebook; in a web view the app around it could read it",
    "the app's number at Facebook: public, since every copy of the app sends it",
    "the address from Apple's token; to look, not to decide by: it can change hands",
    "the address from Apple's token; it can change, so no server should know users by it",
    "says that the body is JSON; the form that Apple's token is in stands inside",
    "Firebase's clock in seconds since 1970; 'exp' and 'iat' are compared with it",
  ]

  @Test("names its source")
  func sources() {
    let onVendors = Self.statements.filter { statement in
      Self.vendors.contains { statement.text.contains($0) }
    }
    #expect(onVendors.count > 50)
    #expect(Self.toldBySpecifications.isSubset(of: onVendors.map(\.text)))
    for statement in onVendors where !Self.toldBySpecifications.contains(statement.text) {
      #expect(
        statement.references.contains { $0.firmness != .specified },
        "'\(statement.text)' cites \(statement.references)")
    }
  }
}
