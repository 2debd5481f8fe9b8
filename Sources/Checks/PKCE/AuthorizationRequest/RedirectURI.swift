import HTTPModel
import TranscriptModel
import Vocabulary
import WireFormats

extension Check {
  /// Whether a scheme can be a domain name in reverse order: at least two labels, none empty.
  private static func isReverseDomain(_ scheme: WireText) -> Bool {
    let labels = scheme.split(at: ".")
    return labels.count >= 2 && labels.allSatisfy { !$0.isEmpty }
  }

  /// An app's own scheme is a domain name in reverse order, so that no other app chooses the same one.
  ///
  /// The rule binds the app; a server should enforce it, RFC 8252 §8.4.
  static let redirectURIScheme = Check(
    "redirect-uri-scheme", at: [.authorizationRequest], Requirement(.rfc8252("7.1"), .must),
    "a scheme of the app's own in 'redirect_uri' is a domain name in reverse order"
  ) { step, _ in
    // That there is a scheme is a rule of its own, and so is what 'http' may lead to.
    guard let text = step.authorizationParameters?[.redirectURI],
      let scheme = URI(text).scheme?.asciiLowercased, scheme != "http"
    else { return nil }
    if scheme == "https" {
      return .pass("an https URL, which one app can claim").by(Requirement(.rfc8252("7.2")))
    }
    return Self.isReverseDomain(scheme)
      ? .pass("the scheme '\(scheme)' is a domain name in reverse order")
      : .fail(
        "the scheme '\(scheme)' of 'redirect_uri' is no domain name in reverse order, "
          + "such as 'com.example.app'")
  }

  /// No answer goes over plain HTTP, but to a port of the same machine.
  static let redirectURIHTTP = Check(
    "redirect-uri-http", at: [.authorizationRequest], Requirement(.rfc9700("2.6"), .mustNot),
    "'redirect_uri' is http only to the loopback addresses 127.0.0.1 and [::1]"
  ) { step, _ in
    guard let text = step.authorizationParameters?[.redirectURI],
      let scheme = URI(text).scheme?.asciiLowercased
    else { return nil }
    guard scheme == "http" else { return .pass("the scheme is '\(scheme)', not 'http'") }
    let host = URI(text).hostWithoutPort ?? ""
    if ["127.0.0.1", "[::1]"].contains(host) {
      return .pass("http to the loopback address \(host)")
    }
    guard host.asciiLowercased == "localhost" else {
      return .fail(
        "'redirect_uri' is http to '\(host)'; "
          + "http is for the loopback addresses 127.0.0.1 and [::1] only")
    }
    return .fail(
      "'redirect_uri' is http to 'localhost', a name that may lead to another address than that "
        + "of this machine; write 127.0.0.1 or [::1]"
    ).by(Requirement(.rfc8252("8.3"), .notRecommended))
  }

  /// An `http` URI of a loopback address without its port, which an app cannot know beforehand; nil
  /// for every other URI.
  ///
  /// RFC 8252 §7.3 speaks of the addresses, RFC 9700 §4.1.3 of `localhost`.
  private static func withoutPort(_ text: WireText) -> WireText? {
    var uri = URI(text)
    let hosts: [WireText] = ["127.0.0.1", "[::1]", "localhost"]
    guard uri.scheme == "http", let authority = uri.authority,
      let host = hosts.first(where: { authority == $0 || authority.hasPrefix($0 + ":") })
    else { return nil }
    uri.authority = host
    return uri.text
  }

  /// The answer goes to a whole address: nothing is left for the server to add, and nothing that a browser
  /// would keep to itself.
  static let redirectURIAbsolute = Check(
    "redirect-uri-absolute", at: [.authorizationRequest], Requirement(.rfc6749("3.1.2"), .must),
    "'redirect_uri' is an absolute URI without a fragment"
  ) { step, _ in
    guard let text = step.authorizationParameters?[.redirectURI] else { return nil }
    guard let scheme = URI(text).scheme else {
      return .fail("'redirect_uri' is '\(text)', which has no scheme: it is no absolute URI")
    }
    guard !text.contains("#") else {
      return .fail("'redirect_uri' is '\(text)', with a fragment behind '#'")
        .by(Requirement(.rfc6749("3.1.2"), .mustNot))
    }
    return .pass("an absolute URI of the scheme '\(scheme)', without a fragment")
  }

  /// The answer goes to an address that is registered for the client, byte for byte.
  static let redirectURIRegistered = Check(
    "redirect-uri-registered", at: [.authorizationRequest], Requirement(.rfc9700("4.1.3"), .must),
    "'redirect_uri' is registered for the client, but for the port of the own machine"
  ) { (step, evidence) throws(MissingEvidence) in
    guard let parameters = step.authorizationParameters, let server = step.receiver,
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
