import FlowsShared
import JOSE
import Simulation
import TranscriptModel
import Vocabulary
import WireFormats

/// How the service judges a token: each rule on its own, and nothing in the token is believed
/// before.
///
/// RFC 8725 §3
extension MobileService {
  /// The user whom a token names.
  func judgedUser(of token: UnverifiedJWS) async throws(Refusal) -> WireText {
    let claims: ClaimsSet
    do {
      claims = try ClaimsSet(parsing: token.payload)
    } catch {
      throw unfit("holds no token: \(error)")
    }
    let signature = TokenSignature(of: token, key: key)
    await record(token, claims, signature)
    try seat.defences.require(
      .algorithmPinned, signature.algorithm == .pinned, otherwise: .mobileServiceUnauthorized,
      signature.reason)
    try seat.defences.require(
      .zumoTokenSignature, signature.fits, otherwise: .mobileServiceUnauthorized, signature.reason)
    try judgeForm(token.header, claims)
    try judgeExpiry(claims)
    return try judgedUserID(claims)
  }

  private func record(
    _ token: UnverifiedJWS, _ claims: ClaimsSet, _ signature: TokenSignature
  ) async {
    func text(_ json: JSONValue?) -> WireText { json?.compactText.shortened ?? ValueForm.absent }
    let values: [TokenVerificationValue: WireText?] = [
      .algorithm: text(token.header["alg"]), .keyID: text(token.header["kid"]),
      .expiry: text(claims["exp"]), .issuer: text(claims["iss"]), .version: text(claims["ver"]),
      .audience: text(claims["aud"]), .userID: text(claims["uid"]), .key: Hex.encode(key),
      .signature: signature.verdict.rawValue, .now: "\(seat.clock.now)",
    ]
    await seat.calculate(values)
  }

  private func judgeForm(_ header: JOSEHeader, _ claims: ClaimsSet) throws(Refusal) {
    try require(
      .keyIDText, header["kid"] == "0", "kid", header["kid"],
      "the text \"0\", as version 2 has it")
    try require(
      .versionTwo, claims["ver"] == .integer(2), "ver", claims["ver"], "the number 2")
    try require(
      .zumoTokenIssuer, claims["iss"] == .string(Self.issuer), "iss", claims["iss"],
      "'\(Self.issuer)'")
    try require(
      .zumoTokenAudience, provider(of: claims) != nil, "aud", claims["aud"],
      "'\(Self.ownProvider)' or '\(Self.facebookProvider)'")
  }

  /// The provider that `aud` names, if it is one of this service's: one text, or an array of one.
  private func provider(of claims: ClaimsSet) -> WireText? {
    guard let audience = claims.audience.value, audience.count == 1 else { return nil }
    return [Self.ownProvider, Self.facebookProvider].first { $0 == audience[0] }
  }

  private func judgeExpiry(_ claims: ClaimsSet) throws(Refusal) {
    let value = claims["exp"]
    try require(
      .expiryWholeSeconds, value?.integerValue != nil, "exp", value,
      "a whole number of seconds since 1970")
    // Without the defence, what a lenient script does: text is read as a number, nothing as never.
    let seconds =
      claims.numericDate("exp").value?.seconds
      ?? value?.stringValue.flatMap { Double($0.string) }
    guard let seconds else { return }
    let latest = seat.clock.now + Self.tokenLifetime + ClockSkew.leeway
    try require(
      .expiryBounded, seconds <= Double(latest), "exp", value,
      "at most \(latest), since a token lives \(Self.tokenLifetime) seconds; "
        + "a time in milliseconds has to be divided by 1000")
    try require(
      .zumoTokenUnexpired, seconds > Double(seat.clock.now - ClockSkew.leeway), "exp", value,
      "later than now, which is \(seat.clock.now)")
  }

  /// The user's id: it is split at its first colon, and what stands before has to be the provider
  /// that `aud` names.
  ///
  /// Without an `aud` of this service, any of its providers will do.
  private func judgedUserID(_ claims: ClaimsSet) throws(Refusal) -> WireText {
    guard let userID = claims["uid"]?.stringValue, !userID.isEmpty else {
      throw unfit("holds a token whose 'uid' is \(claims["uid"].words), not a user's id")
    }
    let parts = userID.split(at: ":", maxSplits: 1)
    let allowed = provider(of: claims).map { [$0] } ?? [Self.ownProvider, Self.facebookProvider]
    try require(
      .userIDProvider,
      parts.count == 2 && allowed.contains(WireText(parts[0])) && !parts[1].isEmpty,
      "uid", claims["uid"], "'\(allowed.joined(separator: ":…' or '")):…', as 'aud' says")
    return userID
  }

  private func require(
    _ defence: Defence, _ condition: Bool, _ name: WireText, _ value: JSONValue?,
    _ expected: String
  ) throws(Refusal) {
    try seat.defences.require(
      defence, condition, otherwise: .mobileServiceUnauthorized,
      "'\(Self.tokenField)' holds a token whose '\(name)' is \(value.words); "
        + "it must be \(expected)")
  }
}

extension JSONValue? {
  /// The value as JSON, shortened, or that there is none.
  fileprivate var words: String { self?.compactText.shortened.string ?? "absent" }
}
