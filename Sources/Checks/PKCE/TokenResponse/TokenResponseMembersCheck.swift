import TranscriptModel
import Vocabulary
import WireFormats

/// The token response has what an app needs to use the tokens.
struct TokenResponseMembersCheck: Check {
  let id = "token-response-members"
  let requirement = Requirement(.rfc6749("5.1"), .must)
  let summary =
    "'access_token' is there, 'token_type' is 'Bearer', 'expires_in' a number of seconds"
  let subjects: [MessageName] = [.tokenResponse, .refreshResponse]

  private static let texts: [WireText] = ["refresh_token", "scope", "id_token"]

  func judge(_ step: Step, in evidence: Evidence) -> Judgement? {
    guard step.isTokenEndpointSuccess, let json = evidence.json(in: step), json.members != nil
    else { return nil }
    for name in ["access_token", "token_type"] as [WireText] {
      guard let value = json[name] else { return .fail("'\(name)' is missing") }
      if value.stringValue?.isEmpty ?? true { return .fail(.text(name, value)) }
    }
    for name in Self.texts {
      if let value = json[name], value.stringValue == nil { return .fail(.text(name, value)) }
    }
    guard let type = json["token_type"]?.stringValue, type.asciiLowercased == "bearer" else {
      return .fail(
        "'token_type' is '\(json["token_type"]?.stringValue ?? "")', not 'Bearer'",
        expected: "Bearer", actual: json["token_type"]?.stringValue)
    }
    guard let lifetime = json["expires_in"] else {
      return .pass("'token_type' is '\(type)'; how long the token lives is not said")
    }
    guard let seconds = lifetime.integerValue, seconds > 0 else {
      return .fail(
        "'expires_in' is \(lifetime.compactText); it must be a whole number of seconds above 0")
    }
    return .pass("'token_type' is '\(type)', 'expires_in' is \(seconds)")
  }
}

extension String {
  fileprivate static func text(_ name: WireText, _ value: JSONValue) -> String {
    "'\(name)' is \(value.kind), \(value.compactText); it must be a string, and not an empty one"
  }
}
