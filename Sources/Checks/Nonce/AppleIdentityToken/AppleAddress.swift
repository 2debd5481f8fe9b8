import JOSE
import TranscriptModel
import Vocabulary
import WireFormats

extension Check {
  /// What Apple says of the address, it says as a boolean or as one of two texts.
  static let appleAddressClaims = Check(
    "apple-address-claims", of: .appleIdentityToken, Requirement(.appleREST),
    "'email_verified' and 'is_private_email' are true or false, as booleans or as texts"
  ) { jwt, _, _ in
    let claims = ["email_verified", "is_private_email"].compactMap { (name: WireText) in
      jwt.claims[name].map { (name, $0) }
    }
    guard !claims.isEmpty else { return nil }
    if let (name, value) = claims.first(where: { $0.1.appleFlag == nil }) {
      return .warn(
        "'\(name)' is \(value.compactText); Apple writes true or false, as a boolean or as a text")
    }
    return .pass(claims.map { "'\($0)' is \($1.compactText)" }.joined(separator: ", "))
  }
}

extension JSONValue {
  /// What Apple means by a claim that is a boolean, or a text that says the same; nil for anything else.
  var appleFlag: Bool? {
    switch self {
    case .bool(let value): value
    case "true": true
    case "false": false
    default: nil
    }
  }
}
