import HTTPModel
import TranscriptModel
import Vocabulary
import WireFormats

extension Check {
  /// The browser goes to the endpoint that the server's metadata names.
  ///
  /// Device and browser cannot see a fault, since they have not read the metadata.
  static let authorizationEndpointFromMetadata = Check(
    "authorization-endpoint-from-metadata", at: [.openBrowser, .openWebView],
    Requirement(.rfc8414("2")),
    "the authorization URL begins with the 'authorization_endpoint' of the metadata"
  ) { (step, evidence) throws(MissingEvidence) in
    guard let url = step.url else { return nil }
    guard url.fragment == nil else {
      return .fail("the URL has a fragment behind '#', which no browser sends on")
        .by(Requirement(.rfc6749("3.1"), .mustNot))
    }
    let endpoint = try evidence.metadata(for: step)[.authorizationEndpoint]?.stringValue
    guard let endpoint else {
      throw MissingEvidence("the metadata has no 'authorization_endpoint' to compare with")
    }
    let asked = url.withoutQuery
    let expected = URI(endpoint).withoutQuery
    if URI(asked).isEquivalent(to: URI(expected)) {
      return .pass("'\(asked)' is the 'authorization_endpoint' of the metadata")
    }
    return .equal(
      asked, expected, pass: "'\(asked)' is the 'authorization_endpoint' of the metadata",
      fail: "the URL does not begin with the 'authorization_endpoint' of the metadata; "
        + TextDifference.words(expected: expected, actual: asked))
  }

  /// Whether the text has the mark of a web view.
  ///
  /// Android writes `; wv)`; a view on iOS leaves out the `Safari/` that a browser adds.
  static func isEmbedded(_ userAgent: WireText) -> Bool {
    userAgent.asciiLowercased.contains("webview") || userAgent.contains("; wv)")
      || userAgent.contains("AppleWebKit/") && userAgent.contains("Mobile/")
        && !userAgent.contains("Safari/")
  }

  /// The login is shown by the system's browser and not by a view inside the app.
  ///
  /// `User-Agent` is easily faked: a failure means something, a pass only that nothing gives a view
  /// away. The rule binds the app; a server may refuse a view, and need not.
  static let externalUserAgent = Check(
    "external-user-agent", at: [.authorizationRequest, .loginSubmit],
    Requirement(.rfc8252("8.12"), .mustNot),
    "the 'User-Agent' at the authorization endpoint is no web view of an app"
  ) { (step, evidence) throws(MissingEvidence) in
    guard let request = step.request else { return nil }
    guard let userAgent = request.fields["User-Agent"] else {
      throw MissingEvidence("'User-Agent' is missing, so nothing says which program asks")
    }
    return Self.isEmbedded(userAgent)
      ? .fail("'User-Agent' is '\(userAgent)', a web view inside an app; use the system's browser")
      : .pass("'User-Agent' is '\(userAgent)', which names no web view")
  }

  private static func parameters(of step: Step) -> FormParameters? {
    switch step.id.name {
    case .authorizationRequest: step.authorizationParameters
    case .authorizationResponse: step.response?.location?.queryParameters
    default: step.request?.form
    }
  }

  /// No parameter comes twice, so that all who read a message read the same.
  static let parametersOnce = Check(
    "parameters-once",
    at: [
      .authorizationRequest, .authorizationResponse, .tokenRequest, .refreshRequest,
    ], Requirement(.rfc6749("3.1"), .mustNot),
    "no parameter of a request or of an answer occurs more than once"
  ) { step, _ in
    guard var parameters = Self.parameters(of: step) else { return nil }
    // Between two '&' without a name stands no parameter, and 'resource' may come again: RFC 8707 §2.
    parameters.all.removeAll { $0.rawName.isEmpty || $0.name == "resource" }
    // What has no value in a request counts as left out of it.
    if step.request != nil { parameters.all.removeAll(where: \.value.isEmpty) }
    let isAtTokenEndpoint = [.tokenRequest, .refreshRequest].contains(step.id.name)
    let rule = Requirement(.rfc6749(isAtTokenEndpoint ? "3.2" : "3.1"), .mustNot)
    guard let name = parameters.repeatedNames.first else {
      return .pass("\(parameters.all.count.counted("parameter")), each once").by(rule)
    }
    return .fail("'\(name)' occurs more than once: \(parameters.values(of: name).quotedList)")
      .by(rule)
  }

  /// The authorization URL carries what the app calculated, and nobody changes it on its way to the
  /// server.
  ///
  /// Nobody but the app knows which URL it meant.
  static let authorizationURLUnchanged = Check(
    "authorization-url-unchanged",
    at: [
      .openBrowser, .openWebView, .browserLaunch, .authorizationRequest,
    ], Requirement(.rfc6749("4.1.1")),
    "the app's challenge, state and nonce arrive in the URL, unchanged from hop to hop"
  ) { (step, evidence) throws(MissingEvidence) in
    guard let url = step.url else { return nil }
    if [.openBrowser, .openWebView].contains(step.id.name) {
      return try Self.judgeFirst(step, url, in: evidence)
    }
    let origin = try evidence.origin(
      of: step,
      in: [.openBrowser, .openWebView, .openLink, .browserLaunch, .authorizationResponse],
      sharing: [.state, .codeChallenge, .nonce], where: { $0.receiver == step.sender })
    // A link that the user followed came from no app, so there is nothing to compare it with.
    return origin.map { origin in
      guard let form = step.postedParameters else {
        return .sameURL(url, origin.url, of: origin.step)
      }
      return .sameURL(
        url.spelledAnew(adding: form), origin.url.spelledAnew(), of: origin.step)
    }
  }

  private static func judgeFirst(
    _ step: Step, _ url: URI, in evidence: Evidence
  ) throws(MissingEvidence) -> Judgement? {
    let source = try evidence.calculation(for: step)
    var names: [ParameterName] = []
    for name in [ParameterName.codeChallenge, .state, .nonce] {
      guard let calculated = source.calculation?.output(name) else { continue }
      let judgement = Judgement.repeats(
        name, step.authorizationParameters?[name], calculated, of: source)
      guard judgement.holds else { return judgement }
      names.append(name)
    }
    guard !names.isEmpty else {
      throw MissingEvidence("\(source.id.quoted) has no challenge, no state and no nonce")
    }
    return .pass("the URL carries \(names.quotedList) of \(source.id.quoted)")
  }
}
