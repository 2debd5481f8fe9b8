import Testing
import Vocabulary
import WireFormats

@testable import Vocabulary

/// A note of a record at one of its places.
struct PlacedNote {
  let message: MessageName
  let place: ParameterPlace
  let name: WireText
  let text: String
  let reference: SourceReference
  let conditions: [NoteCondition]

  /// Every note of every record.
  static let all: [PlacedNote] = Glossary.terms.flatMap { term in
    term.notes.flatMap { note in
      note.places.map { place in
        PlacedNote(
          message: place.message, place: place.place, name: term.name, text: note.text,
          reference: note.reference, conditions: note.conditions)
      }
    }
  }
}

@Suite("Notes")
struct NoteTests {
  @Test("there is one note for each parameter of a message, or one for each of several conditions")
  func unique() {
    #expect(PlacedNote.all.count > 150)
    let byPlace = Dictionary(grouping: PlacedNote.all) { note in
      ["\(note.message)", "\(note.place)", note.name.string.lowercased()]
    }
    for (key, notes) in byPlace {
      #expect(Set(notes.map(\.conditions)).count == notes.count, "\(key)")
      #expect(notes.dropLast().allSatisfy { !$0.conditions.isEmpty }, "\(key): never said")
    }
  }

  private let messageNames = FlowTerms.all.flatMap(\.messages)
  private let messageNotes = FlowTerms.all.flatMap(\.messageNotes) + CommonTerms.messageNotes

  /// The note on a word as the transcripts of every flow have it.
  private func note(
    for name: WireText, at place: ParameterPlace, in message: MessageName
  ) -> TermNote? {
    let notes = FlowTerms.all.map {
      TermLookup(flow: $0.name).notes(on: name, at: place, in: message).first
    }
    #expect(Set(notes).count == 1, "\(name) in \(message)")
    return notes.first ?? nil
  }

  @Test("every message of the flows has notes of its own")
  func messages() {
    for message in messageNames {
      for flow in FlowTerms.all.map(\.name) {
        let notes = TermLookup(flow: flow).notes(on: message)
        #expect((1...4).contains(notes.count), "\(message)")
      }
    }
    #expect(messageNotes.allSatisfy { messageNames.contains($0.message) })
    #expect(PlacedNote.all.allSatisfy { messageNames.contains($0.message) })
  }

  @Test("are one plain sentence of 60 to 100 characters, ready to follow a name")
  func form() {
    for text in PlacedNote.all.map(\.text) + messageNotes.map(\.text) {
      #expect((60...100).contains(text.count), "\(text.count): \(text)")
      let isName = ["S256", "Apple", "Firebase"].contains { text.hasPrefix($0) }
      #expect(text.first?.isUppercase == false || isName, "\(text)")
      #expect(text.last?.isPunctuation == false || text.hasSuffix("'"), "\(text)")
      #expect(text.utf8.allSatisfy { $0 < 128 }, "\(text)")
    }
  }

  /// Specifications that are cited as a whole, since they define one thing.
  private static let wholeDocuments: [SourceDocument] = [.rfc3629, .rfc6234]

  @Test("cite sections that can be read back")
  func references() {
    for reference in PlacedNote.all.map(\.reference) + messageNotes.map(\.reference) {
      #expect(SourceReference(parsing: reference.description) == reference, "\(reference)")
      let isExact = reference.section != nil || Self.wholeDocuments.contains(reference.document)
      #expect(isExact || reference.document.kind != .specification, "\(reference)")
    }
  }

  @Test("differ by message where the parameter does")
  func differences() throws {
    let asked = try #require(
      note(for: "redirect_uri", at: .query, in: .authorizationRequest))
    let redeemed = try #require(
      note(for: "redirect_uri", at: .form, in: .tokenRequest))
    #expect(asked.text != redeemed.text)
    #expect(asked.reference.description == "RFC 9700 §4.1.3")
    #expect(redeemed.reference.description == "RFC 6749 §4.1.3")
    let first = note(for: "sub", at: .claim(.idToken), in: .tokenResponse)
    let refreshed = note(for: "sub", at: .claim(.idToken), in: .refreshResponse)
    let access = note(for: "sub", at: .claim(.accessToken), in: .tokenResponse)
    #expect(Set([first?.text, refreshed?.text, access?.text]).count == 3)
  }

  @Test("are found for a header field in any case, for other names only as spelled")
  func spelling() {
    #expect(note(for: "CACHE-control", at: .header, in: .tokenResponse) != nil)
    #expect(note(for: "Code", at: .form, in: .tokenRequest) == nil)
    #expect(note(for: "code", at: .query, in: .tokenRequest) == nil)
    #expect(note(for: "mood", at: .form, in: .tokenRequest) == nil)
  }

  @Test(
    "cover what the flow's messages carry",
    arguments: [
      (
        MessageName.authorizationRequest, ParameterPlace.query,
        [
          "response_type", "client_id", "redirect_uri", "scope", "state", "nonce", "code_challenge",
          "code_challenge_method",
        ]
      ),
      (.authorizationRequest, .header, ["Host", "Accept", "User-Agent", "Cookie"]),
      (.loginPage, .header, ["Content-Type", "Content-Length", "Set-Cookie", "Cache-Control"]),
      (.loginSubmit, .form, ["username", "password", "csrf_token", "decision"]),
      (
        .authorizationResponse, .locationQuery,
        ["code", "state", "iss", "error", "error_description", "error_uri"]
      ),
      (.authorizationResponse, .header, ["Location", "Cache-Control"]),
      (.redirect, .query, ["code", "state", "iss", "error", "error_description"]),
      (.callback, .query, ["code", "state", "iss", "error", "error_description"]),
      (
        .tokenRequest, .form,
        ["grant_type", "code", "redirect_uri", "client_id", "code_verifier", "client_secret"]
      ),
      (
        .tokenRequest, .header,
        ["Host", "Accept", "Content-Type", "Content-Length", "Authorization"]
      ),
      (.tokenResponse, .header, ["Content-Type", "Cache-Control", "Pragma", "WWW-Authenticate"]),
      (
        .tokenResponse, .json,
        [
          "access_token", "token_type", "expires_in", "refresh_token", "scope", "id_token", "error",
          "error_description", "error_uri",
        ]
      ),
      (
        .tokenResponse, .claim(.idToken),
        ["iss", "sub", "aud", "exp", "iat", "auth_time", "nonce", "at_hash", "azp"]
      ),
      (
        .tokenResponse, .claim(.accessToken),
        ["iss", "sub", "aud", "exp", "iat", "jti", "client_id", "scope"]
      ),
      (.resourceRequest, .joseHeader(.accessToken), ["alg", "kid", "typ"]),
      (.idTokenCheck, .joseHeader(.idToken), ["alg", "kid", "typ"]),
      (.keysResponse, .json, ["keys", "kty", "use", "alg", "kid", "n", "e", "crv", "x", "y"]),
      (.resourceRequest, .header, ["Authorization", "Host", "Accept"]),
      (.resourceResponse, .header, ["WWW-Authenticate", "Content-Type"]),
      (.resourceResponse, .challenge, ["realm", "error", "error_description", "scope"]),
      (.refreshRequest, .form, ["grant_type", "refresh_token", "client_id", "scope"]),
      (.refreshResponse, .json, ["access_token", "refresh_token", "id_token", "error"]),
    ])
  func coverage(message: MessageName, place: ParameterPlace, names: [String]) {
    for name in names {
      #expect(note(for: WireText(name), at: place, in: message) != nil, "\(name)")
    }
  }

  @Test("cover every member of the metadata")
  func metadata() {
    let names = PlacedNote.all.filter { $0.message == .metadataResponse && $0.place == .json }
    #expect(names.count == 11)
  }
}
