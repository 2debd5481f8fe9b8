import HTTPModel
import TranscriptModel
import Vocabulary
import WireFormats

extension Check {
  /// The token request is a form in a POST.
  static let tokenRequestForm = Check(
    "token-request-form", at: [.tokenRequest, .refreshRequest], Requirement(.rfc6749("4.1.3")),
    "the token request is a POST of 'application/x-www-form-urlencoded'"
  ) { step, _ in
    guard let request = step.request else { return nil }
    guard request.method == "POST" else {
      return .fail("the method is '\(request.method)'", expected: "POST", actual: request.method)
        .by(Requirement(.rfc6749("3.2"), .must))
    }
    let type = request.fields["Content-Type"]
    guard MediaType.is(type, MediaType.form) else {
      let came = type.map { "is '\($0)'" } ?? "is missing"
      return .fail("'Content-Type' \(came)", expected: MediaType.form, actual: type)
    }
    guard let form = request.form else { return .fail("the body is not UTF-8") }
    if let odd = form.all.first(where: { !$0.isWellEncoded }) {
      return .fail("'\(odd.text)' is not well encoded")
    }
    return .pass("a POST with a form of \(form.all.count.counted("parameter"))")
  }

  /// Code and verifier travel under TLS.
  static let tokenEndpointHTTPS = Check(
    "token-endpoint-https", at: [.tokenRequest, .refreshRequest],
    Requirement(.rfc6749("3.2"), .must),
    "the token request goes to an https URL"
  ) { step, _ in
    guard let url = step.request?.url else { return nil }
    guard url.scheme?.asciiLowercased == "https", url.authority?.isEmpty == false else {
      return .fail("the token request goes to '\(url)', which is no https URL")
    }
    return .pass("https to '\(url.authority ?? "")'")
  }

  /// The code goes to the token endpoint that a server's metadata names.
  ///
  /// The server cannot see a fault, since it does not know which metadata the app read.
  static let tokenEndpointFromMetadata = Check(
    "token-endpoint-from-metadata", at: [.tokenRequest, .refreshRequest],
    Requirement(.rfc8414("2")),
    "the token request goes to the 'token_endpoint' of the metadata"
  ) { (step, evidence) throws(MissingEvidence) in
    guard let url = step.request?.url.text else { return nil }
    let named = evidence.first(
      .metadataResponse, with: .metadata(.tokenEndpoint, url), before: step)
    guard named == nil else {
      return .pass("'\(url)' is the 'token_endpoint' of the metadata")
    }
    let bare = url.prefix(upTo: "?")
    if bare != url,
      evidence.first(.metadataResponse, with: .metadata(.tokenEndpoint, bare), before: step) != nil
    {
      // What the parameters give away is judged where secrets are.
      return .warn(
        "the URL has parameters behind the 'token_endpoint' of the metadata; they belong in the form"
      ).by(Requirement(.rfc6749("3.2")))
    }
    try evidence.requireAllSteps(before: step)
    let last = evidence.last(
      .metadataResponse, before: step,
      where: { $0.response?.json?[.tokenEndpoint]?.stringValue != nil })
    guard let endpoint = last?.response?.json?[.tokenEndpoint]?.stringValue else {
      throw MissingEvidence("no metadata names a 'token_endpoint' to compare with")
    }
    return .fail(
      "'\(url)' is not the 'token_endpoint' of the metadata; "
        + TextDifference.words(expected: endpoint, actual: url), expected: endpoint, actual: url)
  }

  /// The token request says that it offers a code.
  static let grantType = Check(
    "grant-type", at: [.tokenRequest], Requirement(.rfc6749("4.1.3"), .must),
    "'grant_type' of the token request is 'authorization_code'"
  ) { step, _ in
    step.request?.form.map {
      .fixed(.grantType, $0[.grantType], GrantType.authorizationCode.rawValue)
    }
  }

  /// An app that cannot prove who it is says at least who it is, when it redeems a code.
  ///
  /// With a refresh token it may leave that out.
  static let clientIDInBody = Check(
    "client-id-in-body", at: [.tokenRequest], Requirement(.rfc6749("3.2.1"), .must),
    "a token request without client authentication has a 'client_id' in its form"
  ) { step, _ in
    guard let request = step.request, let form = request.form,
      request.fields["Authorization"] == nil
    else { return nil }
    guard let clientID = form[.clientID] else {
      return .fail("'client_id' is missing in the form, and no 'Authorization' stands in for it")
    }
    return .pass("'client_id' is '\(clientID)'")
  }

  /// The app sends no secret: what is in every installed copy is none.
  ///
  /// A server is better off not to ask for one, and may ignore one that comes.
  static let noClientSecret = Check(
    "no-client-secret", at: [.tokenRequest, .refreshRequest],
    Requirement(.rfc8252("8.5"), .notRecommended),
    "the token request has no 'client_secret' and no 'Authorization: Basic'"
  ) { step, _ in
    guard let request = step.request else { return nil }
    if request.form?[.clientSecret] != nil {
      return .fail("'client_secret' is in the form; every installed copy of the app has it")
    }
    let schemes = request.fields.values(of: "Authorization").map { $0.prefix(upTo: " ") }
    if schemes.contains(where: { $0.asciiLowercased == "basic" }) {
      return .fail(
        "'Authorization' has a secret in 'Basic'; every installed copy of the app has it")
    }
    return .pass("no 'client_secret' and no 'Authorization: Basic'")
  }
}
