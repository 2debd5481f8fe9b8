import HTTPModel
import JOSE
import TranscriptModel
import Vocabulary
import WireFormats

extension JudgedToken {
  /// The token that a mobile service mints, where it is issued and where it is used: the app does not
  /// look into it.
  static let customToken = JudgedToken(
    name: "mobile-token", words: "the token",
    subjects: [
      .createUserResponse, .logInResponse, .socialLoginResponse, .insertRequest, .tableRequest,
    ]
  ) { step, evidence in step.customToken(in: evidence) }
}

extension Check {
  /// The token stands in its field with nothing before it.
  static let tokenRawInZumoField = Check(
    "token-raw-in-zumo-field", at: [.insertRequest, .tableRequest],
    Requirement(.mobileServicesREST),
    "'X-ZUMO-AUTH' holds one token that can be read, with nothing before it"
  ) { step, evidence in
    let values = step.request?.fields.values(of: "X-ZUMO-AUTH") ?? []
    guard let value = values.first else { return nil }
    guard values.count == 1 else {
      return .fail("'X-ZUMO-AUTH' occurs \(values.count) times; one token belongs there")
    }
    guard !value.isEmpty else { return .warn("'X-ZUMO-AUTH' is empty, which counts as no token") }
    guard value == value.withoutBearer else {
      return .fail("'X-ZUMO-AUTH' begins with 'Bearer'; the token stands there alone")
    }
    guard case .readable = evidence.token(value) else {
      return .fail("'X-ZUMO-AUTH' holds no JWT that can be read")
    }
    return .pass("'X-ZUMO-AUTH' holds the token alone")
  }

  /// A token that is there and cannot be read is refused, and not taken for no token.
  static let unreadableTokenRefused = Check(
    "unreadable-token-refused", at: [.insertResponse, .tableResponse],
    Requirement(.mobileServicesAuthenticate),
    "a request whose 'X-ZUMO-AUTH' holds no readable token is answered with 401"
  ) { (step, evidence) throws(MissingEvidence) in
    guard let status = step.response?.status else { return nil }
    let request = try evidence.request(answeredBy: step)
    guard let value = request.request?.fields["X-ZUMO-AUTH"], !value.isEmpty else { return nil }
    if case .readable = evidence.token(value.withoutBearer) { return nil }
    return status == 401
      ? .pass("what stood in 'X-ZUMO-AUTH' was no token, and the answer is 401")
      : .warn(
        "what stood in 'X-ZUMO-AUTH' was no token, and the answer is \(status): it was taken for "
          + "nothing at all", expected: "401", actual: "\(status)")
  }

  /// The token says that it is signed with the one algorithm that the service's key is for.
  static let customTokenAlgorithm = Check(
    "mobile-token-algorithm", of: .customToken, Requirement(.rfc8725("3.1"), .must),
    "'alg' is HS256, the one algorithm of the service's key"
  ) { jwt, _, _ in
    let algorithm = jwt.jws.header["alg"]
    guard algorithm != "HS256" else { return .pass("'alg' is HS256") }
    return .fail(
      "'alg' \(algorithm.isWords); a service has one algorithm for its key, HS256, and does not "
        + "ask the token", expected: "HS256", actual: algorithm?.compactText)
  }

  /// The header's `kid` is a text, and the one of version 2.
  ///
  /// RFC 7515 binds whoever writes a `kid`; the service of 2013 did not read it.
  static let customTokenKeyID = Check(
    "mobile-token-kid", of: .customToken, Requirement(.rfc7515("4.1.4"), .must),
    "'kid' is a text, and that text is \"0\""
  ) { jwt, _, evidence in
    let keyID = jwt.jws.header["kid"]
    if keyID == "0" { return .pass("'kid' is the text \"0\"") }
    if keyID == nil || keyID?.stringValue != nil {
      return .warn(
        "'kid' \(keyID.isWords); in tokens of version 2 it is the text \"0\"", expected: "\"0\"",
        actual: keyID?.compactText
      ).by(.formOfMobileServices)
    }
    // Mobile Services wrote this number themselves, and took it ever after.
    if keyID == .integer(0) {
      return .warn(
        "'kid' is the number 0, as Mobile Services wrote it in tokens of version 1; a key id has to be a "
          + "text", expected: "\"0\"", actual: "0"
      ).by(Requirement(.mobileServicesVersion2))
    }
    let reason = "'kid' \(keyID.isWords); a key id has to be a text"
    return evidence.isMobileServices2013
      ? .warn(
        reason + ", and this service took it, since it did not look", expected: "\"0\"",
        actual: keyID?.compactText)
      : .fail(reason, expected: "\"0\"", actual: keyID?.compactText)
  }

  /// The token's `nbf` and `iat` are not in the future.
  static let customTokenBegun = Check(
    "mobile-token-begun", of: .customToken, Requirement(.rfc7519("4.1.5"), .must),
    "'nbf' and 'iat', where they are, lie no more than five minutes ahead"
  ) { jwt, step, _ in
    let ahead = ["nbf", "iat"].compactMap { (name: WireText) -> (WireText, NumericDate)? in
      guard let date = jwt.claims.numericDate(name).value else { return nil }
      return (name, date)
    }
    guard let (name, date) = ahead.first(where: { $1.seconds - 300 > Double(step.time) }) else {
      return .pass(
        ahead.isEmpty
          ? "the token has neither of them" : "neither lies more than five minutes ahead")
    }
    let fault = Judgement.fail(
      "'\(name)' is \(date.number.text), which lies more than five minutes ahead of this step")
    // RFC 7519 lets everybody do with 'iat' what he likes; this service refused such a token.
    return name == "iat" ? fault.by(Requirement(.mobileServicesJWT)) : fault
  }

  /// Seconds in a year; no token of a mobile service should live longer.
  private static let longestLife = 366 * 24 * 3600

  /// The token ends, at a time in whole seconds that lies ahead and not absurdly far.
  static let customTokenExpiry = Check(
    "mobile-token-expiry", of: .customToken, Requirement(.rfc7519("4.1.4"), .must),
    "'exp' is a whole number of seconds, ahead by no more than a year"
  ) { jwt, step, _ in
    let value = jwt.claims["exp"]
    guard let value else {
      return .fail("'exp' is missing: the token never ends").by(Requirement(.mobileServicesJWT))
    }
    guard case .number(let number) = value else {
      return .fail(
        "'exp' is \(value.kind), \(value.compactText); it must be a number of seconds since 1970")
    }
    guard let seconds = number.integer else {
      return .warn(
        "'exp' is \(number.text), no whole number; a fraction is allowed, and many readers expect none: "
          + "round a time in JavaScript that was divided by 1000"
      ).by(Requirement(.rfc7519("2")))
    }
    return Self.judge(expiry: seconds, at: step.time)
  }

  private static func judge(expiry seconds: Int, at time: Int) -> Judgement {
    let left = seconds.subtractingReportingOverflow(time)
    if abs(seconds / 1000 - time) <= longestLife {
      return .fail("'exp' is \(seconds)" + Self.words(ofFar: seconds, at: time))
    }
    guard !left.overflow, left.partialValue <= Self.longestLife else {
      return .warn("'exp' is \(seconds)" + Self.words(ofFar: seconds, at: time))
        .by(.formOfMobileServices)
    }
    let past = "'exp' is \(seconds), \((-left.partialValue).counted("second")) before this step"
    guard left.partialValue > -ClockSkew.leeway else { return .fail(past) }
    guard left.partialValue > 0 else {
      return .warn(past + "; others allow for clocks that differ, and this service did not")
        .by(Requirement(.mobileServicesJWT))
    }
    return .pass("'exp' is \(seconds), \(left.partialValue.counted("second")) after this step")
  }

  /// What to say of a time that is too far away.
  private static func words(ofFar seconds: Int, at time: Int) -> String {
    let years = (seconds / 31_556_952 - time / 31_556_952).counted("year")
    guard abs(seconds / 1000 - time) <= longestLife else {
      return ", about \(years) after this step"
    }
    return ", about \(years) after this step: these are milliseconds; divided by 1000 it is "
      + "\((seconds / 1000 - time).counted("second")) after it"
  }

  /// The token is signed with the key that belongs to the service's master key.
  ///
  /// A signature that does not fit is compared with the mistakes that are known.
  static let customTokenSignature = Check(
    "mobile-token-signature", of: .customToken, Requirement(.rfc7515("5.2"), .must),
    "the HS256 signature fits the key that is derived from the service's master key"
  ) { (jwt, _, evidence) throws(MissingEvidence) in
    guard !jwt.jws.signature.isEmpty else {
      return .fail("the token has no signature; it must be signed with HS256")
    }
    if let critical = jwt.jws.criticalExtension { return critical }
    let masterKey = try evidence.fact(.masterKey, at: .mobileService)
    switch TokenKeyDiagnosis(of: jwt.jws, masterKey: masterKey) {
    case .derived(.digest):
      return .pass("signed with SHA-256 of the master key and 'JWTSig'")
    case .derived(let derivation):
      return .fail(
        "signed with another key (\(derivation.rawValue)): the key is \(derivation.words)",
        expected: MasterKeyDerivation.digest.rawValue, actual: derivation.rawValue)
    case .none:
      return .fail(
        "the signature fits no key that is made of the master key in a known way: the token was "
          + "changed, or signed by somebody else")
    }
  }
}

extension Requirement {
  /// The form of the tokens that Mobile Services wrote: nobody demands it, and its own runtime did not look.
  static let formOfMobileServices = Requirement(.mobileServicesLogin)
}

extension Evidence {
  /// Whether the service is the one of 2013, as the head of the transcript says.
  var isMobileServices2013: Bool { transcript.profile == "mobile-services-2013" }
}

extension JSONValue? {
  /// The value as JSON, or that it is missing, for a message.
  var isWords: String { self.map { "is \($0.compactText)" } ?? "is missing" }
}
