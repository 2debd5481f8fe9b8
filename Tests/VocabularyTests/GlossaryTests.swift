import Testing
import WireFormats

@testable import Vocabulary

@Suite("Glossary")
struct GlossaryTests {
  @Test("no word has two entries, however it is typed")
  func unique() {
    #expect(Glossary.entries.count > 200)
    var seen: [String: String] = [:]
    // Numbers of errors are given by many.
    for entry in Glossary.entries where entry.report == nil {
      let other = seen.updateValue(entry.word, forKey: Glossary.fold(entry.word))
      // Two services chose these names for two things.
      if Set([entry.word, other ?? ""]) == ["user_id", "userId"] { continue }
      #expect(other == nil, "'\(entry.word)' and '\(other ?? "")'")
    }
  }

  @Test("has every kind of entry")
  func kinds() {
    for kind in GlossaryKind.allCases {
      #expect(Glossary.entries.contains { $0.kind == kind }, "\(kind)")
    }
  }

  @Test("explains every name that a note is about")
  func names() {
    for name in Set(PlacedNote.all.map(\.name)).sorted().map(\.string) {
      // Firebase spells some names of OAuth with capitals: 'idToken' is found under 'id_token'.
      let word = Glossary.entry(for: name)?.word
      #expect(word.map { Glossary.fold($0) } == Glossary.fold(name), "\(name)")
    }
  }

  @Test("explains every parameter name, error code and document")
  func vocabulary() {
    for code in ErrorCode.all { #expect(Glossary.entry(for: code.description)?.kind == .error) }
    for document in SourceDocument.all {
      #expect(Glossary.entry(for: document.label)?.kind == .section)
    }
    for name in ["\(GrantType.authorizationCode)", "\(CodeChallengeMethod.plain)"] {
      #expect(Glossary.entry(for: name) != nil)
    }
  }

  @Test("explains every section that a note, an error or another entry cites")
  func citedSections() {
    var cited = PlacedNote.all.map(\.reference)
    cited += (FlowTerms.all.flatMap(\.messageNotes) + CommonTerms.messageNotes).map(\.reference)
    cited += ErrorCode.all.flatMap(\.references) + Glossary.entries.flatMap(\.references)
    for reference in Set(cited) {
      let word = reference.section == nil ? reference.document.label : reference.description
      #expect(Glossary.entry(for: word)?.word == word, "\(reference)")
    }
  }

  @Test("writes each text as one plain sentence that can follow a label")
  func form() {
    for entry in Glossary.entries {
      for text in [entry.what, entry.sender, entry.withoutIt].compactMap(\.self) {
        #expect((10...180).contains(text.count), "\(text.count): \(text)")
        #expect(text.last != ".", "\(text)")
        #expect(text.utf8.allSatisfy { $0 < 128 }, "\(text)")
      }
      #expect(!entry.references.isEmpty, "\(entry.word)")
      for reference in entry.references {
        #expect(SourceReference(parsing: reference.description) == reference, "\(reference)")
      }
    }
  }

  @Test(
    "finds a word however it is typed",
    arguments: [
      ("code_challenge", "code_challenge"), ("Code Challenge", "code_challenge"),
      ("code-challenge", "code_challenge"), ("cache-control", "Cache-Control"),
      ("pkce", "PKCE"), ("Authorization Server", "authorization-server"),
      ("RFC 7636 §4.1", "RFC 7636 §4.1"), ("rfc7636 4.1", "RFC 7636 §4.1"),
      ("RFC 7636 section 4.1", "RFC 7636 §4.1"), ("rfc 7636", "RFC 7636"),
      ("oidc core §3.1.3.7", "OIDC Core §3.1.3.7"),
    ])
  func lookup(typed: String, word: String) {
    #expect(Glossary.entry(for: typed)?.word == word)
  }

  @Test("says nothing about words that it does not know", arguments: ["", "mood", "RFC 7636 §99"])
  func unknown(word: String) {
    #expect(Glossary.entry(for: word) == nil)
  }

  @Test("an entry tells what a word is, who sends it, and what goes wrong without it")
  func entry() throws {
    let state = try #require(Glossary.entry(for: "state"))
    #expect(state.kind == .parameter)
    #expect(state.sender == "the app in the request, the server in the answer")
    #expect(
      state.references.map(\.description) == [
        "RFC 6749 §4.1.1", "RFC 6749 §10.12", "RFC 8252 §8.9", "RFC 9700 §4.7.1",
      ])
    let error = try #require(Glossary.entry(for: "invalid_request"))
    #expect(
      error.sender == "the authorization endpoint, the token endpoint, the resource server")
  }
}
