import HTTPModel
import Vocabulary
import TranscriptModel
import WireFormats

/// The answer goes to a place that is for a native app: a scheme that is a domain name in reverse
/// order, an `https` URL, or a port of the same machine.
struct RedirectURISchemeCheck: Check {
  let id = "redirect-uri-scheme"
  let requirement = Requirement(.rfc8252("7.1"), .must)
  let summary =
    "'redirect_uri' has a scheme in reverse domain order, or is https, or http to 127.0.0.1 or [::1]"
  let subjects: [MessageName] = [.authorizationRequest]

  func judge(_ step: Step, in evidence: Evidence) -> Judgement? {
    guard let text = step.url?.queryParameters[.redirectURI] else { return nil }
    let uri = URI(text)
    guard let scheme = uri.scheme?.asciiLowercased else {
      return .fail("'redirect_uri' is '\(text)', which has no scheme")
    }
    switch scheme {
    case "https": return .pass("an https URL, which one app can claim")
    case "http":
      let host = uri.hostWithoutPort ?? ""
      return ["127.0.0.1", "[::1]"].contains(host)
        ? .pass("http to the loopback address \(host)")
        : .fail(
          "'redirect_uri' is http to '\(host)'; "
            + "http is for the loopback addresses 127.0.0.1 and [::1] only")
    default:
      return Self.isReverseDomain(scheme)
        ? .pass("the scheme '\(scheme)' is a domain name in reverse order")
        : .fail(
          "the scheme '\(scheme)' of 'redirect_uri' is no domain name in reverse order, "
            + "such as 'com.example.app'")
    }
  }

  /// Whether a scheme can be a domain name in reverse order: at least two labels, none empty.
  private static func isReverseDomain(_ scheme: WireText) -> Bool {
    let labels = scheme.split(at: ".")
    return labels.count >= 2 && labels.allSatisfy { !$0.isEmpty }
  }
}

extension URI {
  /// The host, in brackets if it is an IPv6 address; nil when there is no authority.
  fileprivate var hostWithoutPort: WireText? {
    guard let authority else { return nil }
    if authority.hasPrefix("["), let (inside, _) = authority.divided(at: "]") {
      return inside + "]"
    }
    return authority.prefix(upTo: ":")
  }
}
