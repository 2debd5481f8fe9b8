import FlowsShared
import JOSE
import Simulation
import TranscriptModel
import Vocabulary
import WireFormats

/// What a code must survive before it becomes tokens: RFC 6749 §4.1.3, RFC 7636 §4.6.
extension AuthorizationServer {
  func redeemCode(
    _ form: FormParameters, client: ClientRegistration
  ) async throws(Refusal) -> JSONValue {
    let code = try Self.required(.code, in: form)
    guard let issued = codes[code] else {
      throw Refusal(.invalidGrant, "the code '\(code)' was not issued here")
    }
    try refuseUsed(issued)
    do {
      try judge(issued, form: form, client: client)
    } catch {
      if seat.defences.isOn(.failureBurnsCode) { codes[code]?.state = .burned }
      throw error
    }
    if !seat.defences.isOn(.codeTakenAtomically) { await recordLookUp(of: code, issued.state) }
    let family = newFamily()
    codes[code]?.state = .redeemed(family: family)
    return try makeTokenResponse(for: issued, family: family)
  }

  /// Where looking up and marking are two acts, time passes between them, and others may come in.
  private func recordLookUp(of code: WireText, _ state: IssuedCode.State) async {
    let known = if case .unused = state { CodeState.unused } else { CodeState.redeemed }
    let values: [CodeLookupValue: WireText?] = [.code: code, .codeState: known.rawValue]
    await seat.calculate(values)
  }

  private func refuseUsed(_ issued: IssuedCode) throws(Refusal) {
    switch issued.state {
    case .unused: return
    case .burned:
      throw Refusal(
        .invalidGrant, "the code failed before, so it is not redeemed any more",
        defence: .failureBurnsCode)
    case .redeemed(let family):
      guard seat.defences.isOn(.codeSingleUse) else { return }
      if seat.defences.isOn(.replayRevokesTokens) { revokedFamilies[family] = .replayRevokesTokens }
      throw Refusal(.invalidGrant, "the code was redeemed before", defence: .codeSingleUse)
    }
  }

  private func judge(
    _ issued: IssuedCode, form: FormParameters, client: ClientRegistration
  ) throws(Refusal) {
    let authorization = issued.authorization
    let late = seat.clock.now - issued.expiresAt
    try seat.defences.require(
      .codeUnexpired, late < 0, otherwise: .invalidGrant,
      "the code expired \(late) seconds ago; a code lives for \(settings.codeLifetime) seconds")
    try seat.defences.require(
      .codeBoundToClient, authorization.clientID == client.clientID, otherwise: .invalidGrant,
      "the code was issued to another client")
    let redirectURI = form[ParameterName.redirectURI.rawValue]
    try seat.defences.require(
      .redirectURISame, authorization.redirectURI == redirectURI, otherwise: .invalidGrant,
      "'redirect_uri' is \(Self.quoted(redirectURI)); "
        + "the authorization request had '\(authorization.redirectURI)'")
    if !seat.defences.isOn(.secretProvesNothing), let secret = client.shippedSecret,
      ConstantTime.areEqual(form[ParameterName.clientSecret.rawValue], secret)
    {
      return
    }
    try judge(form[ParameterName.codeVerifier.rawValue], against: authorization.challenge)
  }

  private func judge(_ verifier: WireText?, against challenge: StoredChallenge?) throws(Refusal) {
    guard let challenge else {
      return try seat.defences.require(
        .verifierExpected, verifier == nil, otherwise: .invalidGrant,
        "a 'code_verifier' came, but the authorization request had no 'code_challenge'")
    }
    guard let verifier, !verifier.isEmpty else {
      return try seat.defences.require(
        .verifierRequired, false, otherwise: .invalidGrant,
        "'code_verifier' is missing, but the authorization request had a 'code_challenge'")
    }
    try seat.defences.require(
      .verifierFormat, Self.isVerifier(verifier), otherwise: .invalidGrant,
      "'code_verifier' must have 43 to 128 characters of A-Z a-z 0-9 - . _ ~; "
        + "it has \(verifier.unicodeScalars.count)")
    try seat.defences.require(
      .verifierMatches,
      ConstantTime.areEqual(Self.transform(verifier, challenge.method), challenge.value),
      otherwise: .invalidGrant,
      "'code_verifier' does not fit the 'code_challenge' of the authorization request")
  }

  /// Whether a text has the form that RFC 7636 §4.1 asks of a verifier.
  private static func isVerifier(_ text: WireText) -> Bool {
    (43...128).contains(text.utf8.count) && text.utf8.allSatisfy(PercentEncoding.isUnreserved)
  }

  /// The challenge of a verifier, as RFC 7636 §4.6 derives it.
  private static func transform(_ verifier: WireText, _ method: CodeChallengeMethod) -> WireText {
    switch method {
    case .s256: Base64URL.encode(DigestAlgorithm.sha256.digest(of: Array(verifier.utf8)))
    default: verifier
    }
  }

  private static func quoted(_ value: WireText?) -> String { value.map { "'\($0)'" } ?? "missing" }
}
