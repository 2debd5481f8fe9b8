import HTTPModel
import TranscriptModel
import Vocabulary
import WireFormats

extension Check {
  private static func issuer(of step: Step) -> WireText? {
    step.id.name == .metadataResponse
      ? step.response?.json?[.issuer]?.stringValue
      : step.response?.location?.queryParameters[.issuer]
  }

  /// A server is known by a URL that TLS can prove, and that has one spelling.
  static let issuerURL = Check(
    "issuer-url", at: [.metadataResponse, .authorizationResponse], Requirement(.rfc8414("2")),
    "the issuer is an https URL without query and fragment"
  ) { step, _ in
    guard let issuer = Self.issuer(of: step) else { return nil }
    // A parameter of an answer has a rule of its own, which is a duty.
    let rule =
      step.id.name == .metadataResponse
      ? Requirement(.rfc8414("2")) : Requirement(.rfc9207("2"), .must)
    let url = URI(issuer)
    guard url.scheme?.asciiLowercased == "https", url.authority?.isEmpty == false else {
      return .fail("the issuer is '\(issuer)', which is no https URL").by(rule)
    }
    guard url.query == nil, url.fragment == nil else {
      return .fail("the issuer is '\(issuer)'; it has neither query nor fragment").by(rule)
    }
    return .pass("'\(issuer)' is an https URL without query and fragment").by(rule)
  }
}
