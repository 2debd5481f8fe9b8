import FlowsShared
import JOSE
import Simulation
import Vocabulary
import WireFormats

/// How the service judges what stands in `X-ZUMO-AUTH`: each rule on its own, and nothing in the token
/// is believed before.
///
/// RFC 8725 §3
struct CustomTokenJudge: Sendable {
  private let key: [UInt8]
  private let seat: Seat

  /// A judge with the key that signs and verifies the service's tokens.
  init(key: [UInt8], _ seat: Seat) {
    self.key = key
    self.seat = seat
  }

  /// The user whom the token in the field names; nil when there is no field.
  ///
  /// A field whose content is not a good token is refused.
  func user(namedIn fields: [WireText]) async throws(Refusal) -> WireText? {
    if fields.isEmpty { return nil }
    do {
      return try await user(of: try token(in: fields))
    } catch {
      guard seat.defences.isOn(.badTokenRefused) else { return nil }
      var refusal = error
      refusal.defence = error.defence ?? .badTokenRefused
      throw refusal
    }
  }

  private func token(in fields: [WireText]) throws(Refusal) -> UnverifiedToken {
    guard fields.count == 1, var text = fields.first else {
      throw unfit("occurs \(fields.count) times; send one token")
    }
    guard !text.isEmpty else {
      throw unfit("is empty; send the token, or leave the field out")
    }
    if text.asciiLowercased.hasPrefix("bearer ") {
      try seat.defences.require(
        .tokenRaw, false, otherwise: .mobileServiceUnauthorized,
        "'\(MobileService.tokenField)' begins with 'Bearer'; "
          + "send the token alone, with nothing before it")
      text = text.dropFirst("bearer ".utf8.count)
    }
    return try UnverifiedToken(parsing: text) { unfit("holds no token: \($0)") }
  }

  private func user(of token: UnverifiedToken) async throws(Refusal) -> WireText {
    let (header, claims) = (token.jws.header, token.claims)
    let signature = TokenSignature(of: token.jws, key: key)
    await record(header, claims, signature)
    let judge = ClaimsJudge(of: claims, at: seat, error: .mobileServiceUnauthorized)
    try judge.require(.algorithmPinned, signature.isPinned, otherwise: signature.reason)
    try judge.require(.customTokenSignature, signature.fits, otherwise: signature.reason)
    try judgeForm(header, claims, judge)
    try judgeExpiry(claims["exp"], judge)
    return try judgedUserID(claims, judge)
  }

  private func record(
    _ header: JOSEHeader, _ claims: ClaimsSet, _ signature: TokenSignature
  ) async {
    await seat.calculate([
      TokenVerificationValue.algorithm: header["alg"].shortText, .keyID: header["kid"].shortText,
      .expiry: claims["exp"].shortText, .issuer: claims["iss"].shortText,
      .version: claims["ver"].shortText, .audience: claims["aud"].shortText,
      .userID: claims["uid"].shortText, .key: Hex.encode(key),
      .signature: signature.verdict.rawValue, .now: "\(seat.clock.now)",
    ])
  }

  private func judgeForm(
    _ header: JOSEHeader, _ claims: ClaimsSet, _ judge: ClaimsJudge
  ) throws(Refusal) {
    try judge.require(
      .keyIDText, header["kid"] == "0",
      otherwise: fault("kid", header["kid"], "the text \"0\", as version 2 has it"))
    try judge.require(
      .versionTwo, claims["ver"] == .integer(2),
      otherwise: fault("ver", claims["ver"], "the number 2"))
    try judge.requireIssuer(MobileService.issuer, .customTokenIssuer) { _ in
      fault("iss", claims["iss"], "'\(MobileService.issuer)'")
    }
    try judge.requireAudience(.customTokenAudience, where: { provider(in: $0) != nil }) { _ in
      fault("aud", claims["aud"], "'\(MobileService.providers.joined(separator: "' or '"))'")
    }
  }

  /// The provider that `aud` names, if it is one of this service's: one text, or an array of one.
  private func provider(in audience: [WireText]) -> WireText? {
    audience.count == 1 ? MobileService.providers.first { $0 == audience[0] } : nil
  }

  private func judgeExpiry(_ value: JSONValue?, _ judge: ClaimsJudge) throws(Refusal) {
    try judge.require(
      .expiryWholeSeconds, value?.integerValue != nil,
      otherwise: fault("exp", value, "a whole number of seconds since 1970"))
    // Without the defence, what a lenient script does: text is read as a number, nothing as never.
    guard let seconds = value?.seconds else { return }
    let latest = seat.clock.now + MobileService.tokenLifetime + ClockSkew.leeway
    try judge.require(
      .expiryBounded, seconds <= Double(latest),
      otherwise: fault(
        "exp", value,
        "at most \(latest), since a token lives \(MobileService.tokenLifetime) seconds; "
          + "a time in milliseconds has to be divided by 1000"))
    try judge.require(
      .customTokenUnexpired, seconds > Double(seat.clock.now - ClockSkew.leeway),
      otherwise: fault("exp", value, "later than now, which is \(seat.clock.now)"))
  }

  /// The user's id: it is split at its first colon, and what stands before has to be the provider
  /// that `aud` names.
  ///
  /// Without an `aud` of this service, any of its providers will do.
  private func judgedUserID(
    _ claims: ClaimsSet, _ judge: ClaimsJudge
  ) throws(Refusal) -> WireText {
    guard let userID = claims["uid"]?.stringValue, !userID.isEmpty else {
      throw unfit("holds a token whose 'uid' is \(claims["uid"].shortText), not a user's id")
    }
    let parts = userID.split(at: ":", maxSplits: 1)
    let allowed = provider(in: claims.audience.value ?? []).map { [$0] } ?? MobileService.providers
    try judge.require(
      .userIDProvider,
      parts.count == 2 && allowed.contains(WireText(parts[0])) && !parts[1].isEmpty,
      otherwise: fault(
        "uid", claims["uid"], "'\(allowed.joined(separator: ":…' or '")):…', as 'aud' says"))
    return userID
  }

  /// A refusal of what stands in the field.
  private func unfit(_ reason: String) -> Refusal {
    Refusal(.mobileServiceUnauthorized, "'\(MobileService.tokenField)' \(reason)")
  }

  /// What is wrong with a member of the token, in words.
  private func fault(_ name: String, _ value: JSONValue?, _ expected: String) -> String {
    "'\(MobileService.tokenField)' holds a token whose '\(name)' is \(value.shortText); "
      + "it must be \(expected)"
  }
}

/// What is to be said about the signature of a token, with the service's key and with what the
/// token itself says.
private struct TokenSignature {
  /// Whether the header asks for the algorithm that the key is for.
  let isPinned: Bool
  /// Whether the signature fits, done as the header says: with `none`, everything does.
  let fits: Bool
  /// The conclusion, with HS256 and the service's key.
  let verdict: SignatureVerdict
  /// The conclusion for a refusal, in words.
  let reason: String

  init(of token: UnverifiedJWS, key: [UInt8]) {
    /// Why the signature does not fit; nil when it does.
    func fault(_ algorithm: SignatureAlgorithm) -> String? {
      do {
        let key = try VerificationKey(secret: key, algorithm: algorithm)
        _ = try token.verify(with: key, allowedAlgorithms: [algorithm])
        return nil
      } catch {
        return "\(error)"
      }
    }
    let name = token.header.algorithm.value ?? ""
    isPinned = name == SignatureAlgorithm.hs256.name
    fits = name == "none" || SignatureAlgorithm(rawValue: name).map { fault($0) == nil } == true
    let fault = fault(.hs256)
    verdict = fault == nil ? .good : .bad
    reason = fault.map { "bad: \($0)" } ?? "good, with HS256 and the service's key"
  }
}

extension JSONValue? {
  /// The value as JSON, shortened, or that there is none.
  fileprivate var shortText: WireText { self?.compactText.shortened ?? ValueForm.absent }
}

extension JSONValue {
  /// A number, or a text that is read as one.
  fileprivate var seconds: Double? {
    if case .number(let number) = self { return NumericDate(number)?.seconds }
    return stringValue.flatMap { Double($0.string) }
  }
}
