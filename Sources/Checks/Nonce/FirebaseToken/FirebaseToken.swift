import HTTPModel
import JOSE
import TranscriptModel
import Vocabulary
import WireFormats

extension JudgedToken {
  /// Firebase's ID token, where it is issued and where the app's own API reads it: the app hands it on
  /// and judges nothing.
  static let firebaseToken = JudgedToken(
    name: "firebase-token", words: "the Firebase ID token",
    subjects: [.firebaseSignInResponse, .firebaseRefreshResponse, .resourceRequest]
  ) { step, _ in step.firebaseToken }
}

/// What Firebase documents about its ID tokens.
enum Firebase {
  static let keySetURL: WireText =
    "https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com"
}

extension Check {
  /// Firebase's ID token is a JWT that a key of Firebase signed.
  static let firebaseTokenSignature = signature(
    of: .firebaseToken, Requirement(.rfc8725("3.3"), .must),
    "the Firebase ID token's signature fits a key of Firebase's key set", readBy: .resourceServer,
    keySet: { _, _ in KeySetPlace(Firebase.keySetURL) },
    unreadable: { reading in
      guard case .broken(let reason) = reading else {
        return .fail("the Firebase ID token is no JWT: three parts, divided by '.'")
      }
      return .fail("the Firebase ID token is no JWT: \(reason)")
    })

  static let firebaseTokenAlgorithm = algorithm(
    of: .firebaseToken, Requirement(.rfc8725("3.1"), .must))

  /// Firebase's ID token is from the token service of the project that it is for.
  static let firebaseTokenIssuer = claim(
    "iss", "firebase-token-issuer", of: .firebaseToken, Requirement(.firebaseAuth, .must),
    "the Firebase ID token's 'iss' is 'https://securetoken.google.com/' and the project"
  ) { (_, _, evidence) throws(MissingEvidence) in try evidence.fact(.issuer, at: .resourceServer) }

  /// Firebase's ID token is for the project of the API.
  ///
  /// A list in which the project stands is read by some, and Firebase never writes one.
  static let firebaseTokenAudience = Check(
    "firebase-token-audience", of: .firebaseToken, Requirement(.firebaseAuth, .must),
    "the Firebase ID token's 'aud' is the project that the API serves"
  ) { (jwt, _, evidence) throws(MissingEvidence) in
    let project = try evidence.fact(.audience, at: .resourceServer)
    if let list = jwt.claims["aud"]?.arrayValue, list.contains(.string(project)) {
      return .warn(
        "'aud' is an array in which '\(project)' stands; Firebase writes the project alone",
        expected: project, actual: jwt.claims["aud"]?.compactText)
    }
    return .claim("aud", of: jwt.claims, equals: project)
  }

  /// Firebase's ID token says who signed in, and says it the same way twice.
  static let firebaseTokenSubject = Check(
    "firebase-token-subject", of: .firebaseToken, Requirement(.firebaseAuth, .must),
    "the Firebase ID token's 'sub' is not empty, and the same as 'user_id'"
  ) { jwt, _, _ in
    // Firebase asks for a text that is not empty; that it be ASCII is a rule of OpenID.
    guard let subject = jwt.claims.string("sub").value, !subject.isEmpty else {
      return .fail("'sub' is missing, empty or no text; it is the user's id")
    }
    guard subject.characterCount <= 128 else {
      return .warn(
        "'sub' has \(subject.characterCount) characters; the id of a user at Firebase has 128 at most"
      )
    }
    guard jwt.claims["user_id"] != nil else { return .pass("'sub' is '\(subject)'") }
    let same = Judgement.claim("user_id", of: jwt.claims, equals: subject)
    return same.holds ? same : .warn(same.message, expected: same.expected, actual: same.actual)
  }

  static let firebaseTokenExpiry = expiry(of: .firebaseToken, Requirement(.firebaseAuth, .must))

  static let firebaseTokenIssuedAt = issuedAt(
    of: .firebaseToken, Requirement(.firebaseAuth, .must))

  static let firebaseTokenClaimTypes = claimTypes(of: .firebaseToken)

  /// The token's header names a key that Firebase publishes.
  static let firebaseTokenKeyID = Check(
    "firebase-token-key-id", of: .firebaseToken, Requirement(.firebaseAuth, .must),
    "the Firebase ID token's 'kid' is in Firebase's key set"
  ) { (jwt, step, evidence) throws(MissingEvidence) in
    guard !jwt.jws.header.keyID.isAbsent else {
      return .fail("the header has no 'kid'; Firebase names its key in every token")
    }
    let keySet = try evidence.keySet(
      for: jwt.jws.header, in: step, readBy: .resourceServer, keySetURL: Firebase.keySetURL)
    do {
      let keys = try keySet.keys(named: jwt.jws.header.keyID)
      return .pass("'kid' is '\(keys.first?.keyID ?? "")', which the key set has")
    } catch { return .fail("\(error)") }
  }

  /// A renewed token is of the user who signed in.
  static let firebaseSubjectKept = Check(
    "firebase-subject-kept", of: .firebaseToken, Requirement(.oidcCore("12.2"), .must),
    "a renewed Firebase ID token has issuer and 'sub' of the sign-in before it",
    subjects: [.firebaseRefreshResponse]
  ) { (jwt, step, evidence) throws(MissingEvidence) in
    let refreshToken = try evidence.request(answeredBy: step).refreshTokenSent
    let signIn = evidence.last(.firebaseSignInResponse, before: step) {
      $0.response?.json?["refreshToken"]?.stringValue == refreshToken
    }
    guard let first = evidence.jwt(signIn?.firebaseToken),
      let issuer = first.claims.string("iss").value, let subject = first.claims.string("sub").value
    else { throw MissingEvidence("the sign-in of this refresh token is not in the transcript") }
    let judgement = Judgement.claim("iss", of: jwt.claims, equals: issuer)
    guard judgement.holds else { return judgement }
    return .claim("sub", of: jwt.claims, equals: subject)
  }
}
