import Simulation
import WireFormats

/// What a lesson may change in the participants of the custom-token flow.
struct CustomTokenSettings: SettingTable {
  static let table = CustomTokenSettings()

  let signIns = Setting<[SignInMethod]>(
    "app.sign_ins", [.createUser], "the sign-ins that the app goes through, in this order",
    expected: "a list with spaces between, of \(SignInMethod.quotedCases)",
    read: { text in
      let methods = text.words.map { SignInMethod(rawValue: $0) }
      return methods.isEmpty || methods.contains(nil) ? nil : methods.compactMap(\.self)
    }, write: { $0.map(\.rawValue).joined(separator: " ") }
  ).withOtherRightWays
  let tokenPrefix = Setting<WireText>(
    "app.token_prefix", "",
    "what the app writes before its token in 'X-ZUMO-AUTH'; a right app writes nothing there")
  let isMasterKeyShipped = Setting<Bool>(
    "app.package", false, "whether every copy of the app contains the service's master key",
    expected: "'with-master-key' or 'without-master-key'",
    read: { ["with-master-key": true, "without-master-key": false][$0] },
    write: { $0 ? "with-master-key" : "without-master-key" })
  let mayLeaveDevice = Setting<Bool>(
    "app.key_chain", "this-device-only", or: "any-device",
    "whether an entry of the key chain goes into an encrypted backup, and so to another device")
  let masterKey = Setting<WireText?>(
    "mobile-service.master_key", "the secret of the service, instead of a random one"
  ).withOtherRightWays
  let keyDerivation = Setting<SigningKeyDerivation>(
    oneOf: "mobile-service.key_derivation", .digest,
    "how the service's script makes the key that signs out of the master key")
  let keyID = Setting<JSONValue>(
    "mobile-service.kid", "0",
    "what the script writes as 'kid': a text, or the number 0 where this is 'integer'",
    expected: "a text", read: { $0 == "integer" ? .integer(0) : .string($0) },
    write: { $0.stringValue ?? "integer" })
  let version = Setting<Int>(
    "mobile-service.ver", 2, "the number that the script writes as 'ver'",
    expected: "a whole number", read: { Int($0.string) }, write: { "\($0)" })
  let audience = Setting<WireText?>(
    "mobile-service.aud", "what the script writes as 'aud', which may be empty; else 'Custom'")
  let issuedAt = Setting<IssuedAtForm>(
    oneOf: "mobile-service.iat", .absent, "how the script writes the time of issue in 'iat'")
  let expiry = Setting<ExpiryForm>(
    oneOf: "mobile-service.exp", .seconds, "how the script writes the time in 'exp'")
  let userID = Setting<UserIDForm>(
    oneOf: "mobile-service.user_id", .prefixed, "what the script takes as the id of a new user")
  let passwordIterations = Setting<Int>(
    "mobile-service.password_iterations", 600_000,
    "how often the service hashes a password before it stores it",
    expected: "a whole number above 0",
    read: { text in Int(text.string).flatMap { $0 > 0 ? $0 : nil } }, write: { "\($0)" })
  let tablePermission = Setting<Permission>(
    oneOf: "mobile-service.table", .user, "whom the table answers")
}

/// The ways to sign in.
enum SignInMethod: WireText, CaseIterable, Sendable {
  /// With the account at Facebook.
  case facebook
  /// With a new account and a password.
  case createUser = "create-user"
  /// With the account and password from before.
  case logIn = "log-in"
}

extension Setting where Value: CaseIterable & RawRepresentable<WireText> {
  /// One of the cases of an enumeration.
  fileprivate init(oneOf name: WireText, _ usual: Value, _ help: String) {
    self.init(
      name, usual, help, expected: "one of \(Value.quotedCases)",
      read: { Value(rawValue: $0) }, write: { $0.rawValue })
  }
}

extension CaseIterable where Self: RawRepresentable<WireText> {
  fileprivate static var quotedCases: String {
    allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
  }
}

/// Whom a table or a script answers, as its maker chose in the portal.
enum Permission: WireText, CaseIterable, Sendable {
  /// Whoever sends a good token.
  case user = "for-users"
  /// Whoever sends the application key; a token does not help.
  case application = "for-the-app"
  /// Everyone.
  case `public` = "for-anyone"
}
