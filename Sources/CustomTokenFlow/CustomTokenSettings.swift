import FlowsShared
import Simulation
import TranscriptModel
import WireFormats

/// What a lesson may change in the participants of the custom-token flow.
struct CustomTokenSettings {
  static let names: [WireText] = [
    "app.sign_ins", "app.token_prefix", "app.package",
    "mobile-service.master_key", "mobile-service.key_derivation", "mobile-service.kid",
    "mobile-service.ver", "mobile-service.exp", "mobile-service.user_id",
    "mobile-service.password_iterations", "mobile-service.table",
  ]

  /// The sign-ins that the app goes through, in order.
  var signIns: [MobileApp.SignIn] = [.createUser]
  /// What the app writes before the token.
  var tokenPrefix: WireText = ""
  /// Whether the app's package holds the master key.
  var isMasterKeyShipped = false
  /// A master key to use instead of a random one.
  var masterKey: WireText?
  var script = TokenScript.documented
  var passwordIterations = 600_000
  var isTableOpen = false

  init(_ settings: [NamedValue]) throws(ConfigurationError) {
    for setting in settings {
      guard try apply(setting) else {
        throw .unfitSetting(
          setting.name.string, value: setting.value.string, expected: Self.expected(setting.name))
      }
    }
  }

  /// Takes one setting; false when it cannot have that value.
  private mutating func apply(_ setting: NamedValue) throws(ConfigurationError) -> Bool {
    let value = setting.value
    switch setting.name {
    case "app.sign_ins":
      let ways = value.words.map { MobileApp.SignIn(rawValue: $0) }
      signIns = ways.compactMap(\.self)
      return !ways.isEmpty && !ways.contains(nil)
    case "app.token_prefix": tokenPrefix = value == "Bearer" ? "Bearer " : value
    case "app.package":
      isMasterKeyShipped = value == "with-master-key"
      return isMasterKeyShipped || value == "without-master-key"
    case "mobile-service.master_key": masterKey = value
    case "mobile-service.key_derivation":
      return Self.take(MasterKeyDerivation(rawValue: value), &script.derivation)
    case "mobile-service.kid": script.keyID = value == "integer" ? .integer(0) : .string(value)
    case "mobile-service.ver": return Self.take(Int(value.string), &script.version)
    case "mobile-service.exp":
      return Self.take(TokenScript.Expiry(rawValue: value), &script.expiry)
    case "mobile-service.user_id":
      return Self.take(TokenScript.UserIDForm(rawValue: value), &script.userID)
    case "mobile-service.password_iterations":
      return Self.take(Int(value.string), &passwordIterations) && passwordIterations > 0
    case "mobile-service.table":
      isTableOpen = value == "for-anyone"
      return isTableOpen || value == "for-users"
    default: return false
    }
    return true
  }

  private static func take<Value>(_ value: Value?, _ property: inout Value) -> Bool {
    guard let value else { return false }
    property = value
    return true
  }

  /// What a setting can be, in words.
  private static func expected(_ name: WireText) -> String {
    switch name {
    case "app.sign_ins":
      "a list with spaces between, of \(list(MobileApp.SignIn.allCases))"
    case "app.package": "'with-master-key' or 'without-master-key'"
    case "mobile-service.key_derivation": "one of \(list(MasterKeyDerivation.allCases))"
    case "mobile-service.ver": "a whole number"
    case "mobile-service.exp": "one of \(list(TokenScript.Expiry.allCases))"
    case "mobile-service.user_id": "one of \(list(TokenScript.UserIDForm.allCases))"
    case "mobile-service.password_iterations": "a whole number above 0"
    case "mobile-service.table": "'for-users' or 'for-anyone'"
    default: "a text"
    }
  }

  private static func list(_ cases: [some RawRepresentable<WireText>]) -> String {
    cases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
  }
}
