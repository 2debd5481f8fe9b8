import HTTPModel
import TranscriptModel
import Vocabulary
import WireFormats

extension Check {
  /// Who asked with a challenge redeems with a verifier.
  static let codeVerifierPresent = Check(
    "code-verifier-present", at: [.tokenRequest], Requirement(.rfc7636("4.5"), .must),
    "a token request has a 'code_verifier' when there was a 'code_challenge'"
  ) { (step, evidence) throws(MissingEvidence) in
    guard let form = step.request?.form, let code = form[.code] else { return nil }
    let request = try evidence.authorizationRequest(forCode: code)
    guard request.authorizationParameters?[.codeChallenge] != nil else { return nil }
    guard let verifier = form[.codeVerifier] else {
      return .fail("'code_verifier' is missing, but \(request.id.quoted) has a 'code_challenge'")
    }
    return .pass("'code_verifier' has \(verifier.unicodeScalars.count) characters")
  }

  /// Who redeems a code has drawn the verifier itself: it is sent once, and shown to nobody before.
  static let codeVerifierOwn = Check(
    "code-verifier-own", at: [.tokenRequest], Requirement(.rfc7636("7.1")),
    "the 'code_verifier' was drawn by the one who sends it"
  ) { (step, evidence) throws(MissingEvidence) in
    guard let verifier = step.request?.form?[.codeVerifier] else { return nil }
    guard
      let drawn = evidence.first(
        .codeChallenge, with: .parameter(.codeVerifier, verifier), before: step)
    else {
      // Traffic that was captured has no calculations.
      try evidence.requireAllSteps(before: step)
      guard evidence.count(.codeChallenge, before: step) > 0 else { return nil }
      throw MissingEvidence("no calculation before \(step.id.quoted) has this 'code_verifier'")
    }
    return drawn.sender == step.sender
      ? .pass("'\(step.sender)' drew it in \(drawn.id.quoted)")
      : .fail(
        "'\(step.sender)' sends the 'code_verifier' that '\(drawn.sender)' drew in "
          + "\(drawn.id.quoted): it was learned or guessed",
        expected: drawn.sender.rawValue, actual: step.sender.rawValue)
  }

  private static func isUnreserved(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII && PercentEncoding.isUnreserved(UInt8(truncatingIfNeeded: scalar.value))
  }

  /// A verifier is 43 to 128 unreserved characters.
  static let codeVerifierFormat = Check(
    "code-verifier-format", at: [.codeChallenge, .tokenRequest], Requirement(.rfc7636("4.1")),
    "'code_verifier' has 43 to 128 characters of A-Z a-z 0-9 - . _ ~"
  ) { step, _ in
    let value = step.calculation?.input(.codeVerifier) ?? step.request?.form?[.codeVerifier]
    guard let verifier = value else { return nil }
    let scalars = verifier.unicodeScalars
    if let odd = scalars.first(where: { !Self.isUnreserved($0) }) {
      return .fail(
        "'code_verifier' has the character U+\(odd.codePoint); "
          + "A-Z a-z 0-9 - . _ ~ are allowed")
    }
    guard (43...128).contains(scalars.count) else {
      return .fail("'code_verifier' has \(scalars.count) characters; 43 to 128 are allowed")
    }
    return .pass("\(scalars.count) unreserved characters")
  }

  /// A verifier for a code without a challenge shows that somebody took the challenge out.
  static let codeVerifierExpected = Check(
    "code-verifier-expected", at: [.tokenRequest], Requirement(.rfc9700("4.8.2"), .must),
    "a token request with a 'code_verifier' follows a request with a 'code_challenge'"
  ) { (step, evidence) throws(MissingEvidence) in
    guard let form = step.request?.form, form[.codeVerifier] != nil, let code = form[.code] else {
      return nil
    }
    let request = try evidence.authorizationRequest(forCode: code)
    guard request.authorizationParameters?[.codeChallenge] != nil else {
      return .fail("a 'code_verifier' came, but \(request.id.quoted) has no 'code_challenge'")
    }
    return .pass("\(request.id.quoted) has the 'code_challenge' for it")
  }

  /// The verifier in the token request gives the challenge of the authorization request.
  static let verifierMatchesChallenge = Check(
    "verifier-matches-challenge", at: [.tokenRequest], Requirement(.rfc7636("4.6"), .must),
    "the verifier, transformed, equals the challenge of the authorization request"
  ) { (step, evidence) throws(MissingEvidence) in
    guard let form = step.request?.form, let verifier = form[.codeVerifier],
      let code = form[.code]
    else { return nil }
    let request = try evidence.authorizationRequest(forCode: code)
    let parameters = request.authorizationParameters ?? []
    guard let challenge = parameters[.codeChallenge] else { return nil }
    switch parameters[.codeChallengeMethod] ?? "plain" {
    case "S256":
      let derived = Hashing.base64URL(verifier)
      return .equal(
        challenge, derived,
        pass: "BASE64URL(SHA-256(code_verifier)) is the challenge of '\(request.id)'",
        fail: .differs(challenge, derived))
    case "plain":
      return .equal(
        challenge, verifier,
        pass: "the verifier is the challenge of '\(request.id)', sent as it is",
        fail: .differs(challenge, verifier))
    default: return nil
    }
  }
}

extension String {
  fileprivate static func differs(_ challenge: WireText, _ derived: WireText) -> String {
    "'code_verifier' does not give the 'code_challenge' that was sent; "
      + TextDifference.words(expected: derived, actual: challenge)
  }
}
