import HTTPModel
import JOSE
import TranscriptModel
import Vocabulary
import WireFormats

extension JudgedToken {
  /// Apple's identity token, where Apple issues it and where Firebase reads it: the device hands it on
  /// and judges nothing.
  static let appleIdentityToken = JudgedToken(
    name: "identity-token", words: "the identity token",
    subjects: [.appleAuthorizationResponse, .firebaseSignInRequest]
  ) { step, _ in step.appleIdentityToken }
}

/// What Apple documents about its identity tokens.
enum Apple {
  static let issuer: WireText = "https://appleid.apple.com"
  static let keySetURL: WireText = "https://appleid.apple.com/auth/keys"
}

extension Check {
  /// The identity token is a JWT that a key of Apple signed.
  static let appleIdentityTokenSignature = signature(
    of: .appleIdentityToken, Requirement(.oidcCore("3.1.3.7"), .must),
    "the identity token's signature fits a key of Apple's key set", readBy: .firebase,
    keySet: { _, _ in KeySetPlace(Apple.keySetURL) },
    unreadable: { reading in
      switch reading {
      case .readable: nil
      case .broken(let reason): .fail("the identity token is no JWT: \(reason)")
      case .encrypted: .fail("the identity token is encrypted; Apple's are not")
      case .opaque:
        .fail("the identity token is no JWT: header, payload and signature, divided by '.'")
      }
    })

  static let appleIdentityTokenAlgorithm = algorithm(
    of: .appleIdentityToken, Requirement(.rfc8725("3.1"), .must))

  /// The identity token is from Apple.
  static let appleIdentityTokenIssuer = claim(
    "iss", "identity-token-issuer", of: .appleIdentityToken,
    Requirement(.oidcCore("3.1.3.7"), .must),
    "the identity token's 'iss' is 'https://appleid.apple.com'"
  ) { _, _, _ in Apple.issuer }

  /// The identity token says who signed in.
  static let appleIdentityTokenSubject = Check(
    "identity-token-subject", of: .appleIdentityToken, Requirement(.oidcCore("2"), .must),
    "the identity token's 'sub' has 1 to 255 ASCII characters"
  ) { jwt, _, _ in .subject(of: jwt.claims) }

  static let appleIdentityTokenExpiry = expiry(
    of: .appleIdentityToken, Requirement(.oidcCore("3.1.3.7"), .must))

  static let appleIdentityTokenIssuedAt = issuedAt(
    of: .appleIdentityToken, Requirement(.oidcCore("2"), .must),
    ahead: Requirement(.oidcCore("3.1.3.7")))

  static let appleIdentityTokenClaimTypes = claimTypes(of: .appleIdentityToken)

  /// Apple copies the nonce of the request into the token, unless the token says that it cannot.
  static let nonceReturned = Check(
    "nonce-returned", of: .appleIdentityToken, Requirement(.oidcCore("2"), .must),
    "the identity token's 'nonce' is the one of the request to Apple",
    subjects: [.appleAuthorizationResponse]
  ) { (jwt, step, evidence) throws(MissingEvidence) in
    guard let nonce = try evidence.request(answeredBy: step).sentParameters?[.nonce] else {
      return jwt.claims["nonce"] == nil
        ? nil : .fail("the token has a 'nonce', though none was asked for")
    }
    if jwt.claims["nonce"] == nil, jwt.saysThatNonceIsUnsupported { return nil }
    return .claim("nonce", of: jwt.claims, equals: nonce)
  }

  /// The code beside the token was issued together with it.
  ///
  /// OpenID asks clients to look, and Apple does not document the claim.
  static let codeHash = claim(
    "c_hash", "code-hash", of: .appleIdentityToken, Requirement(.oidcCore("3.3.2.10"), .should),
    "the identity token's 'c_hash' is that of the code beside it",
    subjects: [.appleAuthorizationResponse, .appleCredential]
  ) { (jwt, step, _) throws(MissingEvidence) in
    guard let code = step.appleCode else { return nil }
    guard let hash = jwt.leftHalfHash(of: code) else {
      throw MissingEvidence("the token's 'alg' does not tell which hash 'c_hash' is made with")
    }
    return hash
  }

  /// The token's header names a key that Apple publishes.
  static let appleIdentityTokenKeyID = Check(
    "identity-token-key-id", of: .appleIdentityToken, Requirement(.oidcCore("3.1.3.7"), .must),
    "the identity token's 'kid' is in Apple's key set, and no key comes in the header"
  ) { (jwt, step, evidence) throws(MissingEvidence) in
    for name in ["jwk", "jku", "x5c", "x5u"] where jwt.jws.header[name] != nil {
      return .fail("the header brings a key along, in '\(name)'; keys come from Apple alone")
        .by(Requirement(.oidcCore("2"), .shouldNot))
    }
    guard !jwt.jws.header.keyID.isAbsent else {
      return .fail("the header has no 'kid'; Apple names its key in every token")
        .by(Requirement(.appleREST))
    }
    let keySet = try evidence.keySet(
      for: jwt.jws.header, in: step, readBy: .firebase, keySetURL: Apple.keySetURL)
    do {
      let keys = try keySet.keys(named: jwt.jws.header.keyID)
      return .pass("'kid' is '\(keys.first?.keyID ?? "")', which the key set has")
    } catch { return .fail("\(error)") }
  }

  /// Where Apple says that it supports a nonce, it asks apps to insist on it.
  static let nonceSupported = Check(
    "nonce-supported", of: .appleIdentityToken, Requirement(.appleREST),
    "where 'nonce_supported' is true, a nonce that was sent is in the token",
    subjects: [.appleAuthorizationResponse]
  ) { (jwt, step, evidence) throws(MissingEvidence) in
    let wasSent = try evidence.request(answeredBy: step).sentParameters?[.nonce] != nil
    switch jwt.claims["nonce_supported"] {
    case nil: return nil
    case .bool(false), .string("false"):
      guard wasSent else { return nil }
      return .pass("'nonce_supported' is false: Apple lets the app go on without a nonce")
    case .bool(true), .string("true"):
      guard wasSent, jwt.claims["nonce"] == nil else {
        return .pass("'nonce_supported' is true" + (wasSent ? ", and the nonce is there" : ""))
      }
      return .warn("'nonce_supported' is true and a nonce was sent, but the token has none")
    case let value?:
      return .warn("'nonce_supported' is \(value.compactText); Apple writes true or false")
    }
  }

  /// The identity token is for the client that asked, and for one that the Firebase project takes.
  static let appleIdentityTokenAudience = Check(
    "identity-token-audience", of: .appleIdentityToken, Requirement(.oidcCore("3.1.3.7"), .must),
    "the identity token's 'aud' is the client that asked, and one of the project's"
  ) { (jwt, step, evidence) throws(MissingEvidence) in
    let audience: [WireText]
    switch jwt.claims.audience {
    case .absent: return .fail("'aud' is missing; it names the client that the token is for")
    case .wrongType(let value):
      return .fail("'aud' is \(value.compactText); it must be a string or an array of strings")
    case .present(let names): audience = names
    }
    let expected = try Self.audience(expectedAt: step, in: evidence)
    let names = audience.quotedList
    if let fitting = audience.first(where: expected.contains) {
      return .pass("'aud' is '\(fitting)'")
    }
    return .fail(
      "'aud' is \(names.isEmpty ? "nobody" : names), not "
        + expected.map { "'\($0)'" }.joined(separator: " or "),
      expected: expected.first, actual: audience.first)
  }

  /// For whom the token should be: at Apple the client that asked; at Firebase the clients with which
  /// the project was set up.
  private static func audience(
    expectedAt step: Step, in evidence: Evidence
  ) throws(MissingEvidence) -> [WireText] {
    if step.response != nil {
      let request = try evidence.request(answeredBy: step)
      guard let clientID = request.sentParameters?[.clientID] else {
        throw MissingEvidence("\(request.id.quoted) has no 'client_id'")
      }
      return [clientID]
    }
    return try evidence.facts(.audience, at: .firebase)
  }
}

extension JWT {
  /// Whether Apple's token says that the device could carry no nonce: then Apple does not ask an app to
  /// insist on one.
  var saysThatNonceIsUnsupported: Bool {
    [.bool(false), .string("false")].contains(claims["nonce_supported"])
  }
}
