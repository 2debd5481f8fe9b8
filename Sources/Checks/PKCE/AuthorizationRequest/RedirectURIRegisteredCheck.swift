import HTTPModel
import Vocabulary
import TranscriptModel
import WireFormats

/// The answer goes to an address that is registered for the client, byte for byte.
struct RedirectURIRegisteredCheck: Check {
  let id = "redirect-uri-registered"
  let requirement = Requirement(.rfc9700("4.1.3"), .must)
  let summary =
    "'redirect_uri' is registered for the client, but for the port of 127.0.0.1 and [::1]"
  let subjects: [MessageName] = [.authorizationRequest]

  func judge(_ step: Step, in evidence: Evidence) throws(MissingEvidence) -> Judgement? {
    guard let parameters = step.url?.queryParameters, let server = step.receiver,
      let clientID = parameters[.clientID], let redirectURI = parameters[.redirectURI]
    else { return nil }
    let registered = try evidence.facts(.redirectURI, of: clientID, at: server)
    if registered.contains(redirectURI) {
      return .pass("'redirect_uri' is registered at '\(server)'")
    }
    if let address = Self.withoutPort(redirectURI),
      registered.contains(where: { Self.withoutPort($0) == address })
    {
      return .pass("'redirect_uri' is registered at '\(server)', with another port: '\(address)'")
    }
    let closest = TextDifference.closest(to: redirectURI, among: registered) ?? registered[0]
    return .fail(
      "'redirect_uri' is '\(redirectURI)', which '\(server)' has not registered for '\(clientID)'; "
        + TextDifference.words(expected: closest, actual: redirectURI),
      expected: closest, actual: redirectURI)
  }

  /// An `http` URI of a loopback address without its port, which an app cannot know beforehand; nil
  /// for every other URI.
  ///
  /// RFC 8252 §7.3
  private static func withoutPort(_ text: WireText) -> WireText? {
    var uri = URI(text)
    let hosts: [WireText] = ["127.0.0.1", "[::1]"]
    guard uri.scheme == "http", let authority = uri.authority,
      let host = hosts.first(where: { authority == $0 || authority.hasPrefix($0 + ":") })
    else { return nil }
    uri.authority = host
    return uri.text
  }
}
