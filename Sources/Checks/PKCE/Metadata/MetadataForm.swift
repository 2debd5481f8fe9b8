import HTTPModel
import TranscriptModel
import Vocabulary
import WireFormats

extension Check {
  /// The metadata has what an app cannot do without, each once, and in the type that readers expect.
  static let metadataForm = Check(
    "metadata-form", at: [.metadataResponse], Requirement(.rfc8414("2"), .must),
    "the metadata is an object with the members that are required, each once and of its type"
  ) { step, evidence in
    guard step.response?.isSuccess == true else { return nil }
    guard let members = evidence.json(in: step)?.members else {
      return .fail("the body is no JSON object").by(Requirement(.rfc8414("3.2"), .must))
    }
    let repeated = members.map(\.name).allRepeated
    if let name = repeated.first(where: { MetadataMember.byName[$0] != nil }) {
      return .fail("'\(name)' occurs more than once, and readers differ in which one they take")
        .by(Requirement(.rfc8414("3.2")))
    }
    for member in MetadataMember.all where member.isRequired {
      guard members.contains(where: { $0.name == member.name }) else {
        return .fail("'\(member.name)' is missing")
      }
    }
    for member in members {
      guard let known = MetadataMember.byName[member.name] else { continue }
      if let words = known.fault(in: member.value) {
        return .fail("'\(member.name)' is \(words)").by(Requirement(.rfc8414("3.2")))
      }
    }
    if let name = repeated.first {
      return .warn("'\(name)' occurs more than once; nobody here knows it, and readers ignore it")
    }
    return .pass("\(members.count.counted("member")), with all that are required")
  }

  /// An endpoint is an address to which a request can go: what stands behind `#` never leaves a browser.
  static let metadataEndpoints = Check(
    "metadata-endpoints", at: [.metadataResponse], Requirement(.rfc6749("3.1"), .mustNot),
    "no endpoint in the metadata has a fragment"
  ) { step, evidence in
    guard step.response?.isSuccess == true, let json = evidence.json(in: step) else { return nil }
    let endpoints: [(name: MetadataName, section: String)] = [
      (.authorizationEndpoint, "3.1"), (.tokenEndpoint, "3.2"),
    ]
    var found: [MetadataName] = []
    for endpoint in endpoints {
      guard let text = json[endpoint.name]?.stringValue else { continue }
      found.append(endpoint.name)
      if URI(text).fragment != nil {
        return .fail("'\(endpoint.name)' is '\(text)', with a fragment behind '#'")
          .by(Requirement(.rfc6749(endpoint.section), .mustNot))
      }
    }
    return found.isEmpty ? nil : .pass("\(found.quotedList) without a fragment")
  }

  /// The app asks for what the server says that it does.
  static let responseTypeOffered = Check(
    "response-type-offered", at: [.authorizationRequest], Requirement(.rfc8414("2")),
    "'response_type' is one of the metadata's 'response_types_supported'"
  ) { (step, evidence) throws(MissingEvidence) in
    guard let type = step.authorizationParameters?[.responseType], let server = step.receiver else {
      return nil
    }
    let metadata = try evidence.metadata(from: server, before: step)
    guard let offered = metadata.texts(.responseTypes) else {
      throw MissingEvidence("the metadata has no list 'response_types_supported'")
    }
    return offered.contains(type)
      ? .pass("'\(type)' is one of the 'response_types_supported'")
      : .fail(
        "'response_type' is '\(type)'; the metadata offers "
          + (offered.isEmpty ? "none" : offered.quotedList),
        expected: offered.first, actual: type)
  }

  /// The app offers what the server says that it takes.
  static let grantTypeOffered = Check(
    "grant-type-offered", at: [.tokenRequest, .refreshRequest], Requirement(.rfc8414("2")),
    "'grant_type' is one of the metadata's 'grant_types_supported'"
  ) { (step, evidence) throws(MissingEvidence) in
    guard let type = step.request?.form?[.grantType], let server = step.receiver else { return nil }
    let metadata = try evidence.metadata(from: server, before: step)
    // A server without the list may take more than the two grants that it stands for.
    guard let offered = metadata.texts(.grantTypes) else { return nil }
    return offered.contains(type)
      ? .pass("'\(type)' is one of the 'grant_types_supported'")
      : .fail(
        "'grant_type' is '\(type)'; the metadata offers "
          + (offered.isEmpty ? "none" : offered.quotedList),
        expected: offered.first, actual: type)
  }

  /// The app proves who it is in a way that the server says that it takes.
  ///
  /// A server may take more than it says, so this is a warning.
  static let clientAuthenticationOffered = Check(
    "client-authentication-offered", at: [.tokenRequest, .refreshRequest],
    Requirement(.rfc8414("2")),
    "the client's proof is one of the metadata's 'token_endpoint_auth_methods_supported'"
  ) { (step, evidence) throws(MissingEvidence) in
    guard let request = step.request, let method = request.clientAuthenticationMethod,
      let server = step.receiver
    else { return nil }
    let metadata = try evidence.metadata(from: server, before: step)
    // RFC 8414 §2: without the list it is 'client_secret_basic'; many that leave it out take more.
    guard let offered = metadata.texts(.clientAuthenticationMethods) else { return nil }
    return offered.contains(method)
      ? .pass("'\(method)' is one of the 'token_endpoint_auth_methods_supported'")
      : .warn(
        "the request authenticates by '\(method)'; the metadata offers "
          + (offered.isEmpty ? "nothing" : offered.quotedList),
        expected: offered.first, actual: method)
  }
}

extension HTTPRequest {
  /// The method by which a request to the token endpoint shows who sends it; nil for one that has no name
  /// here.
  fileprivate var clientAuthenticationMethod: WireText? {
    if let field = fields["Authorization"] {
      return field.prefix(upTo: " ").asciiLowercased == "basic" ? "client_secret_basic" : nil
    }
    guard let form else { return nil }
    if form[.clientSecret] != nil { return "client_secret_post" }
    return form["client_assertion"] == nil ? "none" : nil
  }
}

extension JSONValue {
  /// A member that is a list of texts.
  fileprivate func texts(_ name: MetadataName) -> [WireText]? {
    self[name]?.arrayValue.map { $0.compactMap(\.stringValue) }
  }
}
