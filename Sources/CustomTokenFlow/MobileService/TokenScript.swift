import FlowsShared
import Simulation
import WireFormats

/// What the implementer of a mobile service decided when he wrote the script that mints tokens for
/// users with a password.
///
/// The tokens of social logins are the service's own work, and always right.
struct TokenScript: Sendable {
  /// How the script makes its key.
  var derivation = MasterKeyDerivation.digest
  /// What it writes as `kid`.
  var keyID: JSONValue = "0"
  /// What it writes as `ver`.
  var version = 2
  /// How it writes the time.
  var expiry = Expiry.seconds
  /// What it takes for the user's id.
  var userID = UserIDForm.prefixed

  /// The script as the documentation has it.
  static let documented = TokenScript()

  /// The ways to write `exp`.
  enum Expiry: WireText, CaseIterable, Sendable {
    case seconds, milliseconds, fraction, string, absent
  }

  /// The ways to name a user.
  enum UserIDForm: WireText, CaseIterable, Sendable {
    /// A random id with the provider in front.
    case prefixed
    /// A random id alone.
    case bare
    /// The name that the user chose, with the provider in front.
    case prefixedName = "prefixed-name"
    /// The name that the user chose, alone.
    case name
  }

  /// The header, members in the documented order.
  var header: JSONValue {
    .object(
      JSONMember("alg", "HS256"), JSONMember("typ", "JWT"), JSONMember("kid", keyID))
  }

  /// The claims, in the documented order.
  ///
  /// The end is in seconds since 1970; the milliseconds, from 1 to 999, are what a clock that has them
  /// shows beyond that.
  func claims(
    endingAt seconds: Int, milliseconds: Int, audience: WireText, userID: WireText
  ) -> JSONValue {
    var members = [
      JSONMember("iss", .string(MobileService.issuer)), JSONMember("ver", .integer(version)),
      JSONMember("aud", .string(audience)), JSONMember("uid", .string(userID)),
    ]
    if let value = expiry.value(seconds: seconds, milliseconds: milliseconds) {
      members.insert(JSONMember("exp", value), at: 0)
    }
    return .object(members)
  }

  /// The id of a new user.
  func userID(name: WireText, random: WireText) -> WireText {
    switch userID {
    case .prefixed: "\(MobileService.ownProvider):\(random)"
    case .bare: random
    case .prefixedName: "\(MobileService.ownProvider):\(name)"
    case .name: name
    }
  }
}

extension TokenScript.Expiry {
  /// What stands in `exp`; nil where it is left out.
  func value(seconds: Int, milliseconds: Int) -> JSONValue? {
    switch self {
    case .seconds: return .integer(seconds)
    case .milliseconds: return .integer(seconds * 1000 + milliseconds)
    case .fraction:
      let digits = "\(1000 + milliseconds)".dropFirst()
      let significant = digits.reversed().drop { $0 == "0" }.reversed()
      return JSONNumber("\(seconds).\(String(significant))").map { .number($0) }
    case .string: return .string("\(seconds)")
    case .absent: return nil
    }
  }
}
