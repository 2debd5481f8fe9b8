import HTTPModel
import TranscriptModel
import Vocabulary
import WireFormats

extension Check {
  /// The app asks for a code, and for nothing that would put a token into a URL.
  static let responseTypeCode = Check(
    "response-type-code", at: [.authorizationRequest], Requirement(.rfc6749("4.1.1"), .must),
    "'response_type' is 'code'"
  ) { step, _ in
    step.authorizationParameters.map { .fixed(.responseType, $0[.responseType], "code") }
  }

  /// The authorization request says which client asks.
  static let clientIDPresent = Check(
    "client-id-present", at: [.authorizationRequest], Requirement(.rfc6749("4.1.1"), .must),
    "the authorization request has a 'client_id'"
  ) { step, _ in
    guard let parameters = step.authorizationParameters else { return nil }
    guard let clientID = parameters[.clientID] else { return .fail("'client_id' is missing") }
    return .pass("'client_id' is '\(clientID)'")
  }

  /// The client is one that the server knows.
  static let clientIDRegistered = Check(
    "client-id-registered", at: [.authorizationRequest], Requirement(.rfc6749("2.2")),
    "'client_id' is that of a client that is registered at the server"
  ) { (step, evidence) throws(MissingEvidence) in
    guard let clientID = step.authorizationParameters?[.clientID], let server = step.receiver else {
      return nil
    }
    let known = try evidence.facts(.clientID, at: server)
    if known.contains(clientID) { return .pass("'\(clientID)' is registered at '\(server)'") }
    // Where something else of this client is registered, only its name is missing there.
    let isNamed = evidence.transcript.registered.contains { $0.at == server && $0.of == clientID }
    if isNamed { throw MissingEvidence("no 'client_id' is registered at '\(server)'") }
    return .fail(
      "'client_id' is '\(clientID)', and no such client is registered at '\(server)'",
      expected: TextDifference.closest(to: clientID, among: known) ?? known[0], actual: clientID)
  }

  /// `NQCHAR` of RFC 6749 §A.
  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    ("!"..."~").contains(scalar) && scalar != "\"" && scalar != "\\"
  }

  /// A scope is a list of words with one space between them.
  static let scopeFormat = Check(
    "scope-format", at: [.authorizationRequest], Requirement(.rfc6749("3.3")),
    "'scope' is a list of words of printable ASCII without '\"' and '\\', one space apart"
  ) { (step, evidence) throws(MissingEvidence) in
    guard let scope = step.authorizationParameters?[.scope] else { return nil }
    let words = scope.split(at: " ")
    if let odd = scope.unicodeScalars.first(where: { $0 != " " && !Self.isAllowed($0) }) {
      return .fail("'scope' has the character U+\(odd.codePoint), which cannot stand in a scope")
    }
    guard words.allSatisfy({ !$0.isEmpty }) else {
      return .fail("'scope' is '\(scope)': it needs words with exactly one space between them")
    }
    // A list in the metadata need not be all that a server knows: RFC 8414 §2.
    let refusal = evidence.response(to: step)?.answerParameters?[.error]
    guard refusal != ErrorCode.invalidScope.rawValue else {
      throw MissingEvidence("the server refused the scope, and nothing tells all that it knows")
    }
    let list = words.quotedList
    return .pass("\(words.count.counted("scope")): \(list)")
  }

  /// The authorization request has a challenge, so that the code is worth nothing to a thief.
  ///
  /// A server may serve clients without PKCE too; it then refuses their verifiers.
  static let codeChallengePresent = Check(
    "code-challenge-present", at: [.authorizationRequest], Requirement(.rfc9700("2.1.1"), .must),
    "the authorization request has a 'code_challenge'"
  ) { step, _ in
    guard let parameters = step.authorizationParameters else { return nil }
    guard let challenge = parameters[.codeChallenge] else {
      return .fail("'code_challenge' is missing: whoever gets the code could redeem it")
    }
    return .pass("'code_challenge' has \(challenge.unicodeScalars.count) characters")
  }

  /// The challenge is the digest of the verifier and not the verifier itself: so for every app that can
  /// make a digest.
  static let codeChallengeMethod = Check(
    "code-challenge-method", at: [.authorizationRequest], Requirement(.rfc7636("4.2"), .must),
    "'code_challenge_method' is 'S256', for every app that can make this digest"
  ) { step, _ in
    guard let parameters = step.authorizationParameters, parameters[.codeChallenge] != nil else {
      return nil
    }
    guard let method = parameters[.codeChallengeMethod] else {
      return .fail(
        "'code_challenge_method' is missing, which means 'plain': the challenge is the verifier",
        expected: "S256")
    }
    return .equal(
      method, "S256", pass: "'code_challenge_method' is 'S256'",
      fail: "'code_challenge_method' is '\(method)', not 'S256'")
  }

  /// A state is visible ASCII, so that it comes back as it was sent.
  static let stateFormat = Check(
    "state-format", at: [.authorizationRequest], Requirement(.rfc6749("A.5")),
    "'state' is printable ASCII"
  ) { step, _ in
    guard let state = step.authorizationParameters?[.state] else { return nil }
    if let odd = state.unicodeScalars.first(where: { !(" "..."~").contains($0) }) {
      return .fail("'state' has the character U+\(odd.codePoint), which is no printable ASCII")
    }
    return .pass("\(state.unicodeScalars.count) characters of printable ASCII")
  }

  /// Who asks for an ID token without PKCE sends a nonce, by which an old token or a planted code is found out.
  ///
  /// OpenID Connect leaves it open in this flow, so the rule has no level; and a challenge does the same.
  ///
  /// The nonce protects the app: a server takes a request without one.
  static let noncePresent = Check(
    "nonce-present", at: [.authorizationRequest], Requirement(.oidcCore("3.1.2.1")),
    "a request with the scope 'openid' has a 'nonce', or a 'code_challenge' that does its work"
  ) { step, _ in
    guard let parameters = step.authorizationParameters,
      parameters[.scope]?.words.contains("openid") == true
    else { return nil }
    if let nonce = parameters[.nonce] {
      return .pass("'nonce' has \(nonce.unicodeScalars.count) characters")
    }
    return parameters[.codeChallenge] == nil
      ? .warn(
        "'nonce' is missing, and 'code_challenge' too: an ID token for another sign-in could pass")
      : .pass("there is no 'nonce'; 'code_challenge' ties the answer to this sign-in")
  }

  // How a value was drawn is for the app to know: no server can refuse a value for it.

  /// Nobody can guess the state, so nobody can forge an answer.
  static let stateUnguessable = unguessable(
    .state, Requirement(.rfc6749("10.12"), .must), at: .authorizationRequest)

  /// Nobody can guess the nonce, so nobody has an ID token ready that carries it.
  static let nonceUnguessable = unguessable(
    .nonce, Requirement(.oidcCore("3.1.2.1"), .must), at: .authorizationRequest, hasNumber: false)

  /// An S256 challenge is base64url of 32 bytes: 43 characters, no padding.
  ///
  /// A server may take any text as a challenge, since no verifier will fit a wrong one.
  static let codeChallengeFormat = Check(
    "code-challenge-format", at: [.authorizationRequest], Requirement(.rfc7636("4.2")),
    "an S256 challenge is base64url without padding, 43 characters"
  ) { step, _ in
    guard let parameters = step.authorizationParameters,
      parameters[.codeChallengeMethod] == "S256", let challenge = parameters[.codeChallenge]
    else { return nil }
    let bytes: [UInt8]
    do { bytes = try Base64URL.decode(challenge) } catch {
      return .fail("'code_challenge' is not base64url: \(error)")
    }
    guard bytes.count == 32 else {
      return .fail(
        "'code_challenge' has \(challenge.characterCount) characters, \(bytes.count) bytes; "
          + "a SHA-256 digest has 32 bytes, 43 characters")
    }
    return .pass("43 characters of base64url, 32 bytes")
  }
}
