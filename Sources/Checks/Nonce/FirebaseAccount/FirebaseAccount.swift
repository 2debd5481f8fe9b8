import HTTPModel
import JOSE
import TranscriptModel
import Vocabulary
import WireFormats

extension Check {
  /// Firebase is told that the token is of Apple, and says so in answer and token.
  static let firebaseProvider = Check(
    "firebase-provider", at: [.firebaseSignInRequest, .firebaseSignInResponse],
    Requirement(.firebaseAuth),
    "'providerId', and 'sign_in_provider' in the token, are 'apple.com'"
  ) { step, evidence in
    let apple: WireText = "apple.com"
    let isAnswer = step.response?.isSuccess == true
    let told = isAnswer ? evidence.json(in: step)?["providerId"]?.stringValue : nil
    let named = (step.postBody?["providerId"] ?? told).map {
      Judgement.named("providerId", $0, equals: apple)
    }
    if let named, !named.holds { return named }
    let claim = evidence.jwt(step.firebaseToken)?.claims["firebase"]?["sign_in_provider"]
    guard isAnswer, let provider = claim?.stringValue, provider != apple else { return named }
    return .named("sign_in_provider", provider, equals: apple)
  }

  /// The app shows Firebase the token that the device handed to it.
  ///
  /// Firebase cannot see where a token comes from: for a stolen one it has the nonce.
  static let firebaseCredentialOwn = Check(
    "firebase-credential-own", at: [.firebaseSignInRequest], Requirement(.appleServices),
    "the identity token is the one of a credential that the sender got"
  ) { (step, evidence) throws(MissingEvidence) in
    guard let token = step.postBody?[.idToken] else { return nil }
    let credential = evidence.last(.appleCredential, with: .token(token), before: step) {
      $0.receiver == step.sender && $0.isDelivered
    }
    if let credential { return .pass("the token of \(credential.id.quoted)") }
    try evidence.requireAllSteps(before: step)
    return .warn(
      "no credential that '\(step.sender)' got has this token: it was taken from elsewhere, or written "
        + "anew")
  }

  /// The app passes the name on that Apple told at the first sign-in: Apple tells it once, and no token has
  /// it.
  static let firebaseNamePassed = Check(
    "firebase-name-passed", at: [.firebaseSignInRequest],
    Requirement(
      .code(
        .firebaseIOS, "FirebaseAuth/Sources/Swift/Backend/RPC/VerifyAssertionRequest.swift")),
    "'user' in 'postBody' has the name of the credential"
  ) { step, evidence in
    guard let token = step.postBody?[.idToken],
      let credential = evidence.last(.appleCredential, with: .token(token), before: step)?.handoff
    else { return nil }
    let user = step.postBody?["user"].flatMap { try? JSONParser.parse($0) }?["name"]
    let names: [(WireText, WireText)] = [("givenName", "firstName"), ("familyName", "lastName")]
    for (told, passed) in names where credential[told] != user?[passed]?.stringValue {
      let words = user?[passed].map { "is \($0.compactText)" } ?? "is missing"
      return .warn(
        "'\(passed)' \(words), but the credential has "
          + (credential[told].map { "'\($0)'" } ?? "no '\(told)'"))
    }
    return names.contains { credential[$0.0] != nil } ? .pass("the name of the credential") : nil
  }

  /// Who is signed in at Firebase is the same in the answer and in the token.
  static let firebaseLocalID = Check(
    "firebase-local-id", of: .firebaseToken, Requirement(.identityToolkit),
    "'localId', or 'user_id' after a refresh, is the 'sub' of the Firebase ID token",
    subjects: [.firebaseSignInResponse, .firebaseRefreshResponse]
  ) { jwt, step, evidence in
    let name: WireText = step.id.name == .firebaseSignInResponse ? "localId" : "user_id"
    guard let id = evidence.json(in: step)?[name], let subject = jwt.claims.string("sub").value
    else { return nil }
    return .equal(
      id.stringValue ?? id.compactText, subject, pass: "'\(name)' is the 'sub' of the token",
      fail: "'\(name)' is \(id.compactText), but 'sub' of the token is '\(subject)'")
  }

  /// Firebase signed in whom Apple named.
  ///
  /// In which form 'federatedId' has Apple's id, no source says of Apple: it ends with it.
  static let firebaseFederatedID = Check(
    "firebase-federated-id", at: [.firebaseSignInResponse], Requirement(.identityToolkit),
    "'federatedId' and the token's identities name the 'sub' of Apple's token"
  ) { (step, evidence) throws(MissingEvidence) in
    guard let json = evidence.json(in: step), step.response?.isSuccess == true else { return nil }
    let request = try evidence.request(answeredBy: step)
    guard let subject = evidence.jwt(request.appleIdentityToken)?.claims.string("sub").value
    else { return nil }
    var found: [String] = []
    if let id = json["federatedId"] {
      let text = id.stringValue ?? ""
      guard text == subject || text.hasSuffix("/" + subject) else {
        return .fail(
          "'federatedId' is \(id.compactText), but Apple's token is of '\(subject)'",
          expected: subject, actual: id.stringValue)
      }
      found.append("'federatedId'")
    }
    if let identities = evidence.jwt(step.firebaseToken)?.appleIdentities {
      guard identities.contains(subject) else {
        return .fail(
          "the token's identities at 'apple.com' are \(identities.quotedList), but Apple's token is of "
            + "'\(subject)'", expected: subject, actual: identities.first)
      }
      found.append("the token's identities")
    }
    guard !found.isEmpty else { return nil }
    return .pass("\(found.joined(separator: " and ")) name the 'sub' of Apple's token")
  }

  /// The answer says of the address what the token beside it says, and no more than Apple said.
  static let firebaseAddress = Check(
    "firebase-address", of: .firebaseToken, Requirement(.identityToolkit),
    "'email' and 'emailVerified' are those of the token, and as verified as at Apple",
    subjects: [.firebaseSignInResponse]
  ) { (jwt, step, evidence) throws(MissingEvidence) in
    guard let json = evidence.json(in: step) else { return nil }
    let address = json["email"]?.stringValue
    let own = jwt.claims.string("email").value
    if let address, let own, address != own {
      return .fail(
        "'email' is '\(address)', but the token says '\(own)'", expected: own, actual: address)
    }
    let request = try evidence.request(answeredBy: step)
    let apple = evidence.jwt(request.appleIdentityToken)?.claims
    if let address, let claimed = apple?.string("email").value, address != claimed,
      json["isNewUser"] == .bool(true)
    {
      return .fail(
        "'email' of a new user is '\(address)', but Apple's token says '\(claimed)'",
        expected: claimed, actual: address)
    }
    let verified = json["emailVerified"] ?? jwt.claims["email_verified"]
    if verified == .bool(true), apple?["email_verified"]?.appleFlag == false {
      return .warn(
        "'emailVerified' is true, but Apple's token says that the address is not verified")
    }
    if let address, own == nil { return .warn("'email' is '\(address)', but the token has none") }
    if let verified = json["emailVerified"], verified != jwt.claims["email_verified"] {
      return .warn(
        "'emailVerified' is \(verified.compactText), but the token says "
          + "\(jwt.claims["email_verified"]?.compactText ?? "nothing")")
    }
    if let name = json["displayName"]?.stringValue, let own = jwt.claims.string("name").value,
      name != own
    {
      return .warn("'displayName' is '\(name)', but the token says '\(own)'")
    }
    guard address != nil || verified != nil else { return nil }
    return .pass("the address is the one of the token")
  }
}

extension Check {
  /// An account belongs to one user of Apple, whatever addresses say.
  static let firebaseAccountBySubject = Check(
    "firebase-account-by-subject", at: [.firebaseSignInResponse],
    Requirement(.oidcCore("5.7"), .mustNot),
    "no other user of Apple was signed in to this account before"
  ) { (step, evidence) throws(MissingEvidence) in
    guard step.response?.isSuccess == true, let json = evidence.json(in: step),
      let account = json["localId"]?.stringValue
    else { return nil }
    let request = try evidence.request(answeredBy: step)
    guard let subject = evidence.jwt(request.appleIdentityToken)?.claims.string("sub").value
    else { return nil }
    let holders = evidence.reading(AccountHolders.self)
    if let other = holders.otherStep(than: subject, with: account, before: step.number),
      let earlier = evidence.step(other)
    {
      return .fail(
        "the account '\(account)' was somebody else's in \(earlier.id.quoted): only 'iss' and 'sub' name "
          + "a user")
    }
    try evidence.requireAllSteps(before: step)
    return .pass("the account belongs to one user of Apple")
  }
}

/// Which users of Apple were signed in to which account of Firebase, and where first.
private struct AccountHolders: TranscriptReading {
  private var firstSteps: [WireText: [(subject: WireText, number: Int)]] = [:]

  init(_ transcript: Transcript) {
    var subjects: [Int: WireText] = [:]
    for step in transcript.steps {
      if step.id.name == .firebaseSignInRequest {
        subjects[step.number] =
          step.appleIdentityToken.flatMap { TokenText(in: $0) }?.claims["sub"]?.stringValue
      }
      guard step.id.name == .firebaseSignInResponse, step.response?.isSuccess == true,
        let subject = step.answers.flatMap({ subjects[$0] }),
        let account = step.response?.json?["localId"]?.stringValue,
        // Two are enough to tell: who comes later differs from one of them.
        (firstSteps[account] ?? []).count < 2,
        firstSteps[account]?.contains(where: { $0.subject == subject }) != true
      else { continue }
      firstSteps[account, default: []].append((subject, step.number))
    }
  }

  func otherStep(than subject: WireText, with account: WireText, before number: Int) -> Int? {
    firstSteps[account]?.first { $0.subject != subject && $0.number < number }?.number
  }
}

extension JWT {
  /// The ids at Apple that a Firebase ID token names; nil where it names none in the form that is known.
  fileprivate var appleIdentities: [WireText]? {
    claims["firebase"]?["identities"]?["apple.com"]?.arrayValue?.compactMap(\.stringValue)
  }
}
