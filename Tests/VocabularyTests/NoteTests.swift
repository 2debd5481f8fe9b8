import Testing
import Vocabulary
import WireFormats

@Suite("Notes")
struct NoteTests {
  @Test("there is one note for each parameter of a message")
  func unique() {
    #expect(ParameterNotes.all.count > 150)
    var seen: Set<[String]> = []
    for note in ParameterNotes.all {
      let key = ["\(note.message)", "\(note.place)", note.name.string.lowercased()]
      #expect(seen.insert(key).inserted, "\(key)")
    }
  }

  private let messageNames =
    MessageName.pkceFlow + MessageName.pkceAttacks + MessageName.nonceFlow
    + MessageName.customTokenFlow

  @Test("every message of the flows has one or two notes of its own")
  func messages() {
    for message in messageNames {
      #expect((1...2).contains(MessageNotes.notes(for: message).count), "\(message)")
    }
    #expect(MessageNotes.all.allSatisfy { messageNames.contains($0.message) })
    #expect(ParameterNotes.all.allSatisfy { messageNames.contains($0.message) })
  }

  @Test("are one plain sentence of 60 to 100 characters, ready to follow a name")
  func form() {
    for text in ParameterNotes.all.map(\.text) + MessageNotes.all.map(\.text) {
      #expect((60...100).contains(text.count), "\(text.count): \(text)")
      let isName = ["S256", "Apple", "Firebase"].contains { text.hasPrefix($0) }
      #expect(text.first?.isUppercase == false || isName, "\(text)")
      #expect(text.last?.isPunctuation == false || text.hasSuffix("'"), "\(text)")
      #expect(text.utf8.allSatisfy { $0 < 128 }, "\(text)")
    }
  }

  /// Documents that are cited as a whole: a vendor's pages, and two that define one thing.
  private static let wholeDocuments: [SpecificationDocument] = [
    .appleREST, .appleServices, .firebaseAuth, .identityToolkit, .rfc3629, .rfc6234,
    .mobileServicesREST, .mobileServicesToken, .mobileServicesVersion2, .facebookTokenDebugging,
  ]

  @Test("cite sections that can be read back")
  func references() {
    for reference in ParameterNotes.all.map(\.reference) + MessageNotes.all.map(\.reference) {
      #expect(SectionReference(parsing: reference.description) == reference, "\(reference)")
      #expect(reference.section != nil || Self.wholeDocuments.contains(reference.document))
    }
  }

  @Test("differ by message where the parameter does")
  func differences() throws {
    let asked = try #require(
      ParameterNotes.note(for: "redirect_uri", at: .query, in: .authorizationRequest))
    let redeemed = try #require(
      ParameterNotes.note(for: "redirect_uri", at: .form, in: .tokenRequest))
    #expect(asked.text != redeemed.text)
    #expect(asked.reference.description == "RFC 9700 §4.1.3")
    #expect(redeemed.reference.description == "RFC 6749 §4.1.3")
    let first = ParameterNotes.note(for: "sub", at: .claim(.idToken), in: .tokenResponse)
    let refreshed = ParameterNotes.note(for: "sub", at: .claim(.idToken), in: .refreshResponse)
    let access = ParameterNotes.note(for: "sub", at: .claim(.accessToken), in: .tokenResponse)
    #expect(Set([first?.text, refreshed?.text, access?.text]).count == 3)
  }

  @Test("are found for a header field in any case, for other names only as spelled")
  func spelling() {
    #expect(ParameterNotes.note(for: "CACHE-control", at: .header, in: .tokenResponse) != nil)
    #expect(ParameterNotes.note(for: "Code", at: .form, in: .tokenRequest) == nil)
    #expect(ParameterNotes.note(for: "code", at: .query, in: .tokenRequest) == nil)
    #expect(ParameterNotes.note(for: "mood", at: .form, in: .tokenRequest) == nil)
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
      #expect(ParameterNotes.note(for: WireText(name), at: place, in: message) != nil, "\(name)")
    }
  }

  @Test("cover every member of the metadata")
  func metadata() {
    let names = ParameterNotes.all.filter { $0.message == .metadataResponse && $0.place == .json }
    #expect(names.count == 11)
  }
}
