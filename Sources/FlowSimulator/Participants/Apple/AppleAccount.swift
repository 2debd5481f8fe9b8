/// A person's Apple ID, as Apple knows it.
struct AppleAccount: Sendable {
  /// By which name the lessons call the person.
  var person: String
  /// What the device shows to prove that it is signed in with this Apple ID.
  var session: String
  /// The person's id for the apps of one team: the `sub` of identity tokens.
  var subject: String
  var email: String
  var firstName: String
  var lastName: String
}
