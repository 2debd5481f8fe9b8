/// The checks of messages that several flows have, a list for each folder: `scripts/catalogue` takes up
/// what is new in a folder and drops what is gone.
enum SharedChecks {
  static let keySet: [any Check] = [
    MessageCheck.keySetSource, MessageCheck.keySetPublic, MessageCheck.keyIDsUnique,
    MessageCheck.keyStrength,
  ]

  static let resource: [any Check] = [
    BearerInHeaderCheck(), MessageCheck.accessTokenIssued, MessageCheck.bearerChallenge,
    MessageCheck.resourceErrorForm,
  ]
}
