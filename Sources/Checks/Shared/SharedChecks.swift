/// The checks of messages that several flows have, a list for each folder: `scripts/catalogue` takes up
/// what is new in a folder and drops what is gone.
enum SharedChecks {
  static let keySet: [Check] = [
    .keySetSource, .keySetForm, .keySetPublic, .keyIDsUnique, .keyStrength,
  ]

  static let status: [Check] = [.unauthorizedChallenge]

  static let parts: [Check] = [.namesOnce]

  static let verdicts: [Check] = [.judgedInTime, .verdictFollowed]
  static let guessing: [Check] = [.sessionCookieUnguessable]

  static let resource: [Check] = [
    .bearerInHeader, .accessTokenIssued, .bearerChallenge, .resourceErrorForm,
    .keysAtHand, .resourceOwner,
  ]
}
