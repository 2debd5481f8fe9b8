import Testing
import WireFormats

@testable import Vocabulary

@Suite("Records of words")
struct RecordTests {
  @Test("each says something: what the word is, what messages say of it, or who may know it")
  func nothingEmpty() {
    #expect(Glossary.terms.count > 250)
    for term in Glossary.terms {
      #expect(
        term.entry != nil || !term.notes.isEmpty || term.secrecy != nil, "\(term.word)")
    }
  }

  @Test("no sentence is written twice")
  func onceEach() {
    let shared = CommonTerms.all.flatMap(\.notes)
    let sharedTexts = Set(shared.map(\.text))
    // What flows share is written in the shared records; the flows say only where it stands.
    let own = FlowTerms.all.flatMap(\.terms).flatMap(\.notes).filter {
      !sharedTexts.contains($0.text)
    }
    var texts: Set<String> = []
    let repeated = (own + shared).filter { !texts.insert($0.text).inserted }
    // These cite another section at each of their places.
    #expect(repeated.map { "\($0.reference)" }.sorted() == ["RFC 6750 §3", "RFC 9068 §4"])
  }

  @Test("a note that stands nowhere itself is one that flows place")
  func places() {
    let groups = [PKCETerms.groups, NonceTerms.groups, CustomTokenTerms.groups]
    for note in Glossary.terms.flatMap(\.notes) where note.places.isEmpty {
      #expect(groups.contains { groups in note.group.map { groups[$0] != nil } == true })
    }
    for note in FlowTerms.all.flatMap(\.terms).flatMap(\.notes) { #expect(!note.places.isEmpty) }
  }

  @Test("who may learn a secret is said of each")
  func learners() {
    let secrets = Glossary.terms.filter { $0.secrecy != nil }
    #expect(secrets.count > 30)
    for term in secrets { #expect(term.secrecy?.learners.isEmpty == false, "\(term.word)") }
  }

  @Test("no calculation is left out, and each is a step of its flow")
  func calculations() {
    for flow in FlowTerms.all {
      #expect(!flow.calculations.isEmpty)
      for schema in flow.calculations { #expect(flow.messages.contains(schema.step)) }
    }
    #expect(Set(FlowTerms.all.flatMap(\.calculations).map { "\($0.step)" }).count == 16)
  }
}

@Suite("Looking up a word")
struct TermLookupTests {
  private let pkce = TermLookup(flow: "pkce")
  private let nonce = TermLookup(flow: "nonce")
  private let customToken = TermLookup(flow: "custom-token")

  @Test("names the secret, however a message spells it")
  func secrets() {
    func name(_ word: WireText, _ place: ParameterPlace, _ step: MessageName) -> WireText? {
      pkce.secret(word, at: place, in: step, value: "a")?.name
    }
    #expect(name("code_verifier", .form, .tokenRequest) == "code_verifier")
    #expect(name("state_sent", .value, .stateCheck) == "state")
    #expect(name("AUTHORIZATION", .header, .resourceRequest) == "access_token")
    #expect(name("client_id", .form, .tokenRequest) == nil)
    #expect(name("mood", .form, .tokenRequest) == nil)
    #expect(
      nonce.secret("idToken", at: .json, in: .firebaseSignInResponse, value: "a")?.name
        == "firebase_token")
    let token = customToken.secret("X-ZUMO-AUTH", at: .header, in: .tableRequest, value: "a")
    #expect(token?.name == "token")
    #expect(token?.secrecy.learners == [.mobileService, .app, .device])
  }

  @Test("knows that one name is a secret in one message and none in another")
  func codes() {
    func isSecret(_ terms: TermLookup, _ step: MessageName) -> Bool {
      terms.secret("code", at: .json, in: step, value: "500") != nil
    }
    #expect(isSecret(nonce, .appleAuthorizationResponse))
    #expect(!isSecret(nonce, .firebaseSignInResponse))
    #expect(!isSecret(customToken, .tableResponse))
    #expect(!isSecret(customToken, MessageName("some-request")))
    #expect(nonce.secret("key", at: .query, in: .firebaseSignInRequest, value: "a") == nil)
    #expect(customToken.secret("key", at: .value, in: .mintToken, value: "a") != nil)
  }

  @Test("takes what stands for nothing for no secret")
  func absence() {
    func found(_ value: WireText) -> WireText? {
      customToken.secret("found_master_key", at: .value, in: .keySearch, value: value)?.name
    }
    #expect(found("football") == "master_key")
    #expect(found("not found") == nil)
  }

  @Test("tells a token by its place, then by a claim that marks it, then by a name")
  func tokens() {
    func kind(
      _ terms: TermLookup, _ name: WireText, _ place: ParameterPlace, _ step: MessageName,
      claims: [WireText] = ["sub"]
    ) -> TokenKind {
      terms.token(in: name, at: place, of: step, claims: claims)
    }
    #expect(kind(pkce, "id_token", .json, .tokenResponse) == .idToken)
    #expect(kind(pkce, "access_token", .json, .tokenResponse) == .accessToken)
    #expect(kind(pkce, "Authorization", .header, .resourceRequest) == .accessToken)
    #expect(kind(nonce, "id_token", .json, .appleAuthorizationResponse) == .appleIdentityToken)
    #expect(
      kind(nonce, "id_token", .form, .firebaseSignInRequest, claims: ["firebase"])
        == .appleIdentityToken, "a token of Firebase in its place")
    let marked: [WireText] = ["sub", "firebase"]
    #expect(
      kind(nonce, "id_token", .json, .firebaseRefreshResponse, claims: marked) == .firebaseToken)
    #expect(
      kind(nonce, "Authorization", .header, .resourceRequest, claims: marked) == .firebaseToken)
    #expect(kind(customToken, "x-zumo-auth", .header, .tableRequest) == .customToken)
    #expect(kind(customToken, "token", .json, .createUserResponse) == .customToken)
  }

  @Test("finds the words of every flow where the flow is unknown")
  func otherFlows() {
    let captured = TermLookup(flow: "captured")
    #expect(!captured.notes(on: "code_verifier", at: .form, in: .tokenRequest).isEmpty)
    #expect(!captured.notes(on: "kid", at: .json, in: .appleKeysResponse).isEmpty)
    #expect(captured.notes(on: .callback).count == 1)
    #expect(captured.notes(on: MessageName("some-request")).isEmpty)
    #expect(
      customToken.notes(on: "client_id", at: .query, in: .openBrowser)
        == pkce.notes(on: "client_id", at: .query, in: .openBrowser))
  }
}
