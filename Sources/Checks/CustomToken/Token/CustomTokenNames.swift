import HTTPModel
import JOSE
import TranscriptModel
import Vocabulary
import WireFormats

// Whom a token names: who wrote it, in which form, for which user of which kind.
extension Check {
  /// The token has the current form.
  static let customTokenVersion = Check(
    "mobile-token-version", of: .customToken, .formOfMobileServices,
    "'ver' is the number 2"
  ) { jwt, _, _ in
    let version = jwt.claims["ver"]
    guard version != .integer(2) else { return .pass("'ver' is the number 2") }
    return .warn(
      "'ver' \(version.isWords); in tokens of version 2 it is the number 2", expected: "2",
      actual: version?.compactText)
  }

  /// The token is one of Mobile Services, and no other JWT.
  ///
  /// RFC 8725 asks for rules that take one kind of token each; the service of 2013 had none for this.
  static let customTokenIssuer = Check(
    "mobile-token-issuer", of: .customToken, Requirement(.rfc8725("3.12"), .must),
    "'iss' is the fixed text of Mobile Services"
  ) { jwt, step, evidence in
    let judgement = Judgement.claim(
      "iss", of: jwt.claims, equals: "urn:microsoft:windows-azure:zumo")
    guard !judgement.holds else { return judgement }
    func warning(_ words: String) -> Judgement {
      .warn(judgement.message + words, expected: judgement.expected, actual: judgement.actual)
    }
    if evidence.isMobileServices2013 {
      return warning(
        "; rules for different kinds of tokens must exclude each other, and this service did not look"
      )
    }
    // What the service itself gives is no other kind of token, whatever it says of its issuer.
    guard evidence.isGivenByService(step) else { return judgement }
    return warning("; this service gave the token itself").by(.formOfMobileServices)
  }

  /// The user's id says which kind of user it names, and says the same as `aud`.
  ///
  /// The service of 2013 compared them with nothing.
  static let customTokenUserID = Check(
    "mobile-token-user-id", of: .customToken, .formOfMobileServices,
    "'uid' is 'Provider:id', split at the first colon, and the provider is that of 'aud'"
  ) { jwt, _, evidence in
    // The service of 2013 took any id, so that there it is a mistake and no breach.
    func fault(_ words: String) -> Judgement {
      evidence.isMobileServices2013 ? .warn(words) : .fail(words)
    }
    guard let userID = jwt.claims.string("uid").value, !userID.isEmpty else {
      return fault("'uid' \(jwt.claims["uid"].isWords); it should be a text 'Provider:id'")
    }
    let parts = userID.split(at: ":", maxSplits: 1)
    guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else {
      return fault(
        "'uid' is '\(userID)', without a provider in front; nothing says which kind of user it is")
    }
    let provider = parts[0]
    // The runtime of Mobile Services took what stands before the first colon, and so knew better.
    if let inner = parts[1].divided(at: ":")?.before, MobileServiceProvider.all.contains(inner) {
      return .warn(
        "'uid' is '\(userID)', which names two providers: whoever splits it at the last colon takes the "
          + "user for one of '\(inner)'")
    }
    // An audience that names no provider is a fault of its own.
    guard let audience = jwt.claims.audience.value, audience.count == 1,
      MobileServiceProvider.all.contains(audience[0])
    else { return nil }
    guard provider != audience[0] else {
      return .pass("'uid' is of the provider '\(provider)', as 'aud' says")
    }
    return .warn(
      "'uid' is of the provider '\(provider)', but 'aud' is '\(audience[0])': whoever chose "
        + "this id can be taken for a user of the other kind", expected: audience[0],
      actual: provider)
  }

  /// The token says how its user signed in, in a way that Mobile Services know.
  ///
  /// The service of 2013 wrote this, and read it nowhere. It names no service: another one with the same key
  /// can write the same.
  static let customTokenAudience = Check(
    "mobile-token-audience", of: .customToken, .formOfMobileServices,
    "'aud' is exactly one provider: 'Custom', or one that Mobile Services offered"
  ) { jwt, step, evidence in
    let expected = MobileServiceProvider.all.quotedList
    guard case .present(let names) = jwt.claims.audience else {
      return .warn("'aud' \(jwt.claims["aud"].isWords); it should be one of \(expected)")
    }
    guard names.count == 1, MobileServiceProvider.all.contains(names[0]) else {
      let words =
        "'aud' names \(names.quotedList); it should name one of \(expected), the provider of the user"
      // A token of another service, which signs with the same key.
      let isOwn = evidence.isMobileServices2013 || evidence.isGivenByService(step)
      return isOwn ? .warn(words) : .fail(words).by(Requirement(.rfc8725("3.9"), .must))
    }
    return .pass("'aud' is '\(names[0])'")
  }
}

extension Evidence {
  /// Whether the service gives the token of a step, or gave it before.
  fileprivate func isGivenByService(_ step: Step) -> Bool {
    guard step.response == nil else { return true }
    guard let token = step.customToken(in: self) else { return false }
    return last(of: MessageName.mobileSessions, with: .token(token), before: step) != nil
  }
}
