import HTTPModel
import JOSE
import TranscriptModel
import Vocabulary
import WireFormats

/// A rule about a token of Mobile Services, where it is issued and where it is used.
protocol MobileTokenCheck: Check {
  /// Judges the token of one step.
  func judge(
    _ token: JWT, of step: Step, in evidence: Evidence
  ) throws(MissingEvidence) -> Judgement?
}

extension MobileTokenCheck {
  var subjects: [MessageName] {
    [
      .createUserResponse, .logInResponse, .socialLoginResponse, .insertRequest, .tableRequest,
    ]
  }

  /// The app does not look into the token.
  var enforcedAt: [MessageName] { [.insertRequest, .tableRequest] }

  func judge(_ step: Step, in evidence: Evidence) throws(MissingEvidence) -> Judgement? {
    guard let text = step.mobileToken(in: evidence),
      case .readable(let token) = evidence.token(text)
    else { return nil }
    return try judge(token, of: step, in: evidence)
  }
}

extension Step {
  /// The token of Mobile Services that is issued in this step, or that comes with it.
  func mobileToken(in evidence: Evidence) -> WireText? {
    if let value = request?.fields["X-ZUMO-AUTH"] { return value.withoutBearer }
    guard let json = evidence.json(in: self) else { return nil }
    return (json["token"] ?? json["authenticationToken"])?.stringValue
  }
}

extension WireText {
  /// What follows the word 'Bearer', where it stands in front.
  var withoutBearer: WireText {
    asciiLowercased.hasPrefix("bearer ") ? dropFirst("bearer ".utf8.count) : self
  }
}

extension JSONValue? {
  /// The value as JSON, or that it is missing, for a message.
  var isWords: String { self.map { "is \($0.compactText)" } ?? "is missing" }
}
