import FlowsShared
import JOSE
import Simulation
import Vocabulary
import WireFormats

/// How the service judges what stands in `X-ZUMO-AUTH`.
///
/// It goes through the checks of the runtime of 2013, in their order and with their texts: the three parts,
/// `typ`, `alg`, the times, the signature. That the times come before the signature tells a stranger
/// nothing, since he wrote them himself. Behind these stands what the runtime did not look at, as hardening.
struct CustomTokenJudge: Sendable {
  private let key: [UInt8]
  private let seat: Seat

  /// Who calls.
  struct Caller: Sendable {
    /// Whether a good token came.
    var hasToken: Bool
    /// The user whom it names; nil without a token, and where the token names none.
    var userID: WireText?
  }

  /// A judge with the key that signs and verifies the service's tokens.
  init(key: [UInt8], _ seat: Seat) {
    self.key = key
    self.seat = seat
  }

  /// Who calls, by the token in the field; an empty field counts as none.
  ///
  /// A field whose content is not a good token is refused, whatever the caller may do without one.
  func caller(namedIn fields: [WireText]) async throws(Refusal) -> Caller {
    // A second field of this name stands behind the first one, as in Node.js.
    let text = fields.joined(separator: ", ")
    if text.isEmpty { return Caller(hasToken: false) }
    do {
      return Caller(hasToken: true, userID: try await user(of: try token(in: text)))
    } catch {
      guard seat.defences.isOn(.badTokenRefused) else { return Caller(hasToken: false) }
      var refusal = error
      refusal.defence = error.defence ?? .badTokenRefused
      throw refusal
    }
  }

  private func token(in field: WireText) throws(Refusal) -> UnverifiedToken {
    var text = field
    if text.asciiLowercased.hasPrefix("bearer ") {
      let refusal = Refusal(
        .mobileServiceUnauthorized, MobileServiceText.notJSON.answer,
        detail: "'\(MobileService.tokenField)' begins with 'Bearer', so the first part is no JSON",
        defence: .tokenRaw)
      if seat.defences.isOn(.tokenRaw) { throw refusal }
      text = text.dropFirst("bearer ".utf8.count)
    }
    try requireParts(text)
    return try UnverifiedToken(parsing: text) { Self.unreadable($0) }
  }

  private func requireParts(_ text: WireText) throws(Refusal) {
    let parts = text.split(at: ".")
    guard parts.count == 3 else {
      throw refused(.partsExpected, "the text has \(parts.count) of them")
    }
    if parts[0].isEmpty { throw refused(.envelopeEmpty, "nothing before the first full stop") }
    if parts[1].isEmpty { throw refused(.claimsEmpty, "nothing between the full stops") }
    // Without a signature only a token with 'none' is well formed, which is for the algorithm to decide.
    try require(
      .algorithmPinned, !parts[2].isEmpty, .signatureEmpty,
      "nothing behind the second full stop")
  }

  /// JSON that is none was refused with what Node's parser said; base64url is read strictly here.
  private static func unreadable(_ error: any Error) -> Refusal {
    switch error {
    case JWSError.headerNotJSON(let reason), ClaimsSetError.notJSON(let reason):
      Refusal(
        .mobileServiceUnauthorized, MobileServiceText.notJSON.answer,
        detail: "a part of the token is no JSON: \(reason)")
    case JWSError.headerNotAnObject:
      Refusal(
        .mobileServiceUnauthorized, MobileServiceText.algorithmUnsupported.answer,
        detail: "\(error)")
    case ClaimsSetError.notAnObject:
      Refusal(
        .mobileServiceUnauthorized, MobileServiceText.expiryMissing.answer, detail: "\(error)")
    default: .hardening("the token cannot be read: \(error)")
    }
  }

  private func user(of token: UnverifiedToken) async throws(Refusal) -> WireText? {
    let (header, claims) = (token.jws.header, token.claims)
    let signature = TokenSignature(of: token.jws, key: key)
    await record(header, claims, signature)
    try judgeHeader(header)
    try judgeTimes(claims)
    try judge(signature, header)
    try harden(header, claims)
    return claims["uid"].textIfTrue ?? claims["id"].textIfTrue
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
}

// What the runtime of 2013 looked at.
extension CustomTokenJudge {
  private func judgeHeader(_ header: JOSEHeader) throws(Refusal) {
    let type = header["typ"]
    if let type, type.isTrue, type != "JWT" {
      throw refused(.typeInvalid, "'typ' is \(header["typ"].shortText)")
    }
    try require(
      .algorithmPinned, ["HS256", "RS256"].contains(header["alg"]), .algorithmUnsupported,
      "'alg' is \(header["alg"].shortText)")
  }

  private func judgeTimes(_ claims: ClaimsSet) throws(Refusal) {
    let now = Double(seat.clock.now)
    let expiry = claims["exp"]
    try require(
      .expiryPresent, expiry.isTrue, .expiryMissing, "'exp' is \(expiry.shortText)")
    // A text that is no number makes a date that is none, and no time lies behind that.
    try require(
      .customTokenUnexpired, !((expiry?.asTime).map { $0 < now } ?? false), .expired,
      "'exp' is \(expiry.shortText), and the time is \(seat.clock.now)")
    for (name, text) in [("iat", MobileServiceText.issuedAhead), ("nbf", .notBefore)] {
      let time = claims[name]
      let isAhead = time.isTrue && (time?.asTime).map { $0 - Self.leeway > now } == true
      try require(
        .customTokenBegun, !isAhead, text,
        "'\(name)' is \(time.shortText), and the time is \(seat.clock.now)")
    }
  }

  /// How far `iat` and `nbf` may lie ahead, in seconds.
  private static let leeway: Double = 300

  private func judge(_ signature: TokenSignature, _ header: JOSEHeader) throws(Refusal) {
    if header["alg"] == "RS256", seat.defences.isOn(.algorithmPinned) {
      // The service has certificates of providers, and none for a token of its own.
      let text: MobileServiceText =
        header["x5t"].isTrue
        ? .certificateUnknown : header["kid"].isTrue ? .keyUnknown : .signatureUnnamed
      try require(.algorithmPinned, false, text, "the service's own tokens have HS256")
    }
    try require(.customTokenSignature, signature.fits, .signatureInvalid, signature.reason)
  }

  /// A refusal with a text of the runtime; what was wrong exactly is for the service's log alone.
  private func refused(
    _ text: MobileServiceText, _ detail: String, by defence: Defence? = nil
  ) -> Refusal {
    Refusal(.mobileServiceUnauthorized, text.answer, detail: detail, defence: defence)
  }

  private func require(
    _ defence: Defence, _ condition: @autoclosure () -> Bool, _ text: MobileServiceText,
    _ detail: @autoclosure () -> String
  ) throws(Refusal) {
    guard seat.defences.isOn(defence), !condition() else { return }
    throw refused(text, detail(), by: defence)
  }
}

// What it did not look at, and a service of one's own should.
extension CustomTokenJudge {
  private func harden(_ header: JOSEHeader, _ claims: ClaimsSet) throws(Refusal) {
    let judge = ClaimsJudge(of: claims, at: seat, error: .mobileServiceUnauthorized)
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
      fault("aud", claims["aud"], "'\(MobileServiceProvider.all.joined(separator: "' or '"))'")
    }
    try hardenExpiry(claims["exp"], judge)
    try hardenUserID(claims, judge)
  }

  /// The provider that `aud` names, if it is one that there is: one text, or an array of one.
  private func provider(in audience: [WireText]) -> WireText? {
    audience.count == 1 ? MobileServiceProvider.all.first { $0 == audience[0] } : nil
  }

  private func hardenExpiry(_ value: JSONValue?, _ judge: ClaimsJudge) throws(Refusal) {
    try judge.require(
      .expiryWholeSeconds, value == nil || value?.integerValue != nil,
      otherwise: fault("exp", value, "a whole number of seconds since 1970"))
    guard let seconds = value?.asNumber else { return }
    let latest = seat.clock.now + MobileService.tokenLifetime + ClockSkew.leeway
    try judge.require(
      .expiryBounded, seconds <= Double(latest),
      otherwise: fault(
        "exp", value,
        "at most \(latest), since a token lives \(MobileService.tokenLifetime) seconds; "
          + "a time in milliseconds has to be divided by 1000"))
  }

  /// The user's id: it is split at its first colon, and what stands before has to be the provider
  /// that `aud` names.
  ///
  /// Without such an `aud`, any provider will do.
  private func hardenUserID(_ claims: ClaimsSet, _ judge: ClaimsJudge) throws(Refusal) {
    let parts = claims["uid"]?.stringValue?.split(at: ":", maxSplits: 1) ?? []
    let allowed =
      provider(in: claims.audience.value ?? []).map { [$0] } ?? MobileServiceProvider.all
    try judge.require(
      .userIDProvider,
      parts.count == 2 && allowed.contains(WireText(parts[0])) && !parts[1].isEmpty,
      otherwise: fault(
        "uid", claims["uid"], "'\(allowed.joined(separator: ":…' or '")):…', as 'aud' says"))
  }

  /// What is wrong with a member of the token, in words.
  private func fault(_ name: String, _ value: JSONValue?, _ expected: String) -> String {
    Refusal.hardening("'\(name)' is \(value.shortText); it must be \(expected)").reason
  }
}

extension Refusal {
  /// A refusal with a text of this program's own, which no mobile service ever sent; the text says so.
  static func hardening(_ reason: String) -> Refusal {
    Refusal(.mobileServiceUnauthorized, "Error: authwalk: \(reason)")
  }
}

/// What is to be said about the signature of a token, with the service's key and with what the
/// token itself says.
private struct TokenSignature {
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
    fits = name == "none" || SignatureAlgorithm(rawValue: name).map { fault($0) == nil } == true
    let fault = fault(.hs256)
    verdict = fault == nil ? .good : .bad
    reason = fault ?? "good, with HS256 and the service's key"
  }
}
