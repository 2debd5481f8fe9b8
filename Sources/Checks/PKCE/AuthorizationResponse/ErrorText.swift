import HTTPModel
import TranscriptModel
import Vocabulary
import WireFormats

extension Check {
  /// The members of an error that people or programs read, with the characters that each may have.
  private static let texts: [(name: ParameterName, isAllowed: @Sendable (Unicode.Scalar) -> Bool)] =
    [
      (.error, { isPrintable($0) }), (.errorDescription, { isPrintable($0) }),
      (.errorURI, { $0 != " " && isPrintable($0) }), (.scope, { isPrintable($0) }),
    ]

  private static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
    (" "..."~").contains(scalar) && scalar != "\"" && scalar != "\\"
  }

  private static func text(_ name: ParameterName, of step: Step, _ evidence: Evidence) -> WireText?
  {
    // Only an API names the scope that is missing.
    if name == .scope, step.id.name != .resourceResponse { return nil }
    return switch step.id.name {
    case .authorizationResponse: step.response?.location?.queryParameters[name]
    case .resourceResponse: step.response?.bearerChallenge?[name.rawValue]
    default: evidence.member(name, of: step)?.stringValue
    }
  }

  private static func rule(about name: MessageName) -> Requirement {
    switch name {
    case .authorizationResponse: Requirement(.rfc6749("4.1.2.1"), .mustNot)
    case .resourceResponse: Requirement(.rfc6750("3"), .mustNot)
    default: Requirement(.rfc6749("5.2"), .mustNot)
    }
  }

  /// What an error says is plain ASCII, so that it can stand in a URL, in JSON and in a header field.
  ///
  /// Who repeats in a description what came with a request, repeats what an attacker wrote there.
  static let errorCharacters = Check(
    "error-characters",
    at: [.authorizationResponse, .tokenResponse, .refreshResponse, .resourceResponse],
    Requirement(.rfc6749("4.1.2.1"), .mustNot),
    "what a refusal says, such as 'error_description', is printable ASCII without '\"' and '\\'"
  ) { step, evidence in
    let rule = Self.rule(about: step.id.name)
    var found: [ParameterName] = []
    for (name, isAllowed) in Self.texts {
      guard let text = Self.text(name, of: step, evidence) else { continue }
      if let odd = text.unicodeScalars.first(where: { !isAllowed($0) }) {
        return .fail("'\(name)' has the character U+\(odd.codePoint), which cannot stand there")
          .by(rule)
      }
      found.append(name)
    }
    return found.isEmpty
      ? nil : .pass("\(found.quotedList) in printable ASCII without '\"' and '\\'").by(rule)
  }
}
