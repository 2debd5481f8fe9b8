import HTTPModel
import Simulation
import Vocabulary
import WireFormats

/// A successful token response, as the app reads it.
///
/// RFC 6749 §5.1
struct TokenResponse: Sendable {
  /// The value of `access_token`.
  var accessToken: WireText
  /// The value of `refresh_token`, if one came.
  var refreshToken: WireText?
  /// The value of `id_token`, if one came: OIDC Core §3.1.3.3.
  var idToken: WireText?

  /// Reads the body; members that are not known are passed over, as the section asks.
  init(parsing response: HTTPResponse) throws(Refusal) {
    guard response.isSuccess else {
      let error = response.json?[ParameterName.error]?.stringValue
      throw .passedOn(
        error.map { ErrorCode(rawValue: $0) },
        "the token endpoint answered with status \(response.status)")
    }
    guard let json = response.declaredJSON, let members = json.members else {
      throw Refusal(nil, "the token response is no JSON object of the type 'application/json'")
    }
    if let repeated = members.firstRepeatedName {
      throw Refusal(nil, "'\(repeated)' occurs more than once in the token response")
    }
    guard let token = json[ParameterName.accessToken]?.stringValue, !token.isEmpty else {
      throw Refusal(nil, "'access_token' is missing in the token response")
    }
    // RFC 6749 §5.1: the value is compared without regard to case.
    let type = json[ParameterName.tokenType]?.stringValue
    guard type?.asciiLowercased == "bearer" else {
      throw Refusal(nil, "'token_type' is \(type.map { "'\($0)'" } ?? "missing"), not 'Bearer'")
    }
    accessToken = token
    refreshToken = json[ParameterName.refreshToken]?.stringValue
    idToken = json[ParameterName.idToken]?.stringValue
  }
}
