public import WireFormats

/// The notes on every parameter, header field, JSON member and claim of the flows' messages.
public enum ParameterNotes {
  /// Every note, by message group.
  ///
  /// No two are about the same parameter of a message.
  public static let all: [ParameterNote] =
    metadata + codeChallenge + authorizationRequest + login + authorizationResponse + stateCheck
    + tokenRequest + tokenResponse + keySet + idToken + accessToken + resource + refresh
    + link + requestFields + responseFields + calculations
    + appleIDRequest + appleAuthorization + identityToken + credential + firebaseSignIn
    + firebaseToken + nonceFields + customToken

  /// The note on a parameter; nil when there is none, as for a parameter that nobody knows.
  public static func note(
    for name: WireText, at place: ParameterPlace, in message: MessageName
  ) -> ParameterNote? {
    index[Key(name: name, place: place, message: message)]
  }

  private static let index = Dictionary(
    all.map { (Key(name: $0.name, place: $0.place, message: $0.message), $0) },
    uniquingKeysWith: { first, _ in first })

  private struct Key: Hashable {
    let name: WireText
    let place: ParameterPlace
    let message: MessageName

    init(name: WireText, place: ParameterPlace, message: MessageName) {
      self.name = place == .header ? name.asciiLowercased : name
      self.place = place
      self.message = message
    }
  }
}
