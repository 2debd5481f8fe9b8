import Testing
import Vocabulary

@testable import Checks

/// Where a note says that something must or must never be so, a check holds it.
@Suite("A rule in a note")
struct NoteRuleTests {
  /// What holds a rule.
  enum Keeper {
    /// These checks of the flow.
    case checks([String])
    /// Nothing: no message shows whether it is kept.
    case nothing(because: String)

    static func checks(_ ids: String...) -> Keeper { .checks(ids) }
  }

  @Test("is held by a check, or no message could show that it is broken", arguments: flows)
  func keepers(_ flow: FlowTerms) throws {
    let known = Set(try CheckCatalogue.flow(named: flow.name).checks.map(\.id))
    for text in Self.rules(of: flow) {
      guard let keeper = Self.keepers[text] else {
        Issue.record("the note '\(text)' of '\(flow.name)' has a rule that nothing holds")
        continue
      }
      guard case .checks(let ids) = keeper else { continue }
      #expect(!ids.isEmpty)
      for id in ids { #expect(known.contains(id), "'\(id)' for '\(text)'") }
    }
  }

  @Test("stands in some note")
  func used() {
    let rules = Set(FlowTerms.all.flatMap { Self.rules(of: $0) })
    #expect(Self.keepers.keys.filter { !rules.contains($0) }.sorted() == [])
  }

  private static let flows = FlowTerms.all

  private static func rules(of flow: FlowTerms) -> [String] {
    (flow.terms.flatMap(\.notes).map(\.text) + flow.messageNotes.map(\.text))
      .filter { text in
        text.split { !$0.isLetter }.contains { $0 == "must" || $0 == "never" }
      }
  }

  private static let keepers: [String: Keeper] = [
    // Who may know what.
    "the first message with tokens in it: they never were in a URL or a browser history":
      .checks("secrets-kept"),
    "gets new access tokens without the user; it goes to the token endpoint, never to an API":
      .checks("secrets-kept"),
    "stands for the whole sign-in; it goes to the token service, never to an API":
      .checks("secrets-kept"),
    "a call into the system, no web page: the app never sees how the user proves who he is":
      .checks("secrets-kept"),
    "the browser asks, with the session that it has at Facebook: the app never sees that cookie":
      .checks("secrets-kept"),
    "whoever knows the master key can do this sum for any user: it never leaves the server":
      .checks("secrets-kept"),
    "one octet for each character, from a good generator; a nonce must not be guessable":
      .checks("raw-nonce-format", "raw-nonce-unguessable"),
    // Who may keep an answer.
    "who may keep the answer, and for how long; a user's data must not end in a shared cache":
      .checks("answer-not-stored"),
    // What a server has to know or to refuse.
    "the methods of PKCE; without this member an app must take it that there is no PKCE":
      .checks("metadata-offers-s256"),
    "where whoever made the link wants the answer; the server must know it for this client":
      .checks("redirect-uri-registered"),
    "may ask for less than was granted, never for more; left out it means the same as before":
      .checks("refresh-scope-not-widened"),
    "the kind of token; an ID token must not pass where an access token belongs":
      .checks("access-token-type"),
    "the name of this API; a token for another API must not open this one":
      .checks("access-token-audience"),
    "refused: a token that comes must be good, and without one only an open table answers":
      .checks("mobile-token-signature", "verdict-followed"),
    "the service's own key bytes in hex; it is derived anew and never read from a token":
      .checks("token-verification-recomputed"),
    // What a verifier compares with.
    "the clients that the project's owner named to Firebase; 'aud' must be one of them":
      .checks("identity-token-audience"),
    "the issuer that belongs to the provider 'apple.com'; 'iss' must equal it":
      .checks("identity-token-issuer"),
    "lower-case hex of SHA-256 of the raw nonce; 'nonce' must equal it, character by character":
      .checks("nonce-matches"),
    "who had issued the token of this session; the new one must be from there too":
      .checks("firebase-session-kept"),
    // What stays inside a program or a device.
    "more about the error, for the developer; programs must decide by 'error' alone":
      .nothing(because: "by what an app decides stands in no message"),
    "the words of the tutorial's code: they reach the developer's log, and never the user":
      .nothing(because: "what an app shows its user stands in no message"),
    "an entry for this device only never leaves it; a backup can hold other ones, and holds the defaults":
      .nothing(because: "how an entry is stored stands in no message"),
  ]
}
