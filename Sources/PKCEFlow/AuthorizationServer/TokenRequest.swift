import FlowsShared
import HTTPModel
import Simulation
import Vocabulary
import WireFormats

/// A request to the token endpoint, as the server reads it: RFC 6749 §3.2, §4.1.3, §6.
struct TokenRequest: Sendable {
  let form: FormParameters

  /// Reads the body, which must be a form in which nothing is repeated.
  init(_ request: HTTPRequest, defences: DefenceSet) throws(Refusal) {
    let type = request.fields["Content-Type"] ?? ""
    try defences.require(
      .formBody, MediaType.is(type, MediaType.form), otherwise: .invalidRequest,
      "the body must be a form, 'Content-Type: \(MediaType.form)', not '\(type)'")
    guard let form = request.form ?? Self.formFromJSON(request) else {
      throw Refusal(.invalidRequest, "the body is neither a form nor a JSON object")
    }
    if let repeated = form.repeatedNames.first {
      try defences.require(
        .parameterOnce, false, otherwise: .invalidRequest, "'\(repeated)' occurs more than once")
    }
    self.form = form
  }

  /// What a lenient server does, and what this one does when the defence is off.
  private static func formFromJSON(_ request: HTTPRequest) -> FormParameters? {
    guard let members = (try? JSONParser.parse(request.body.bytes))?.members else { return nil }
    return FormParameters(
      members.compactMap { member in
        member.value.stringValue.map { FormParameter(member.name, $0) }
      })
  }

  /// A parameter that must be there; without a value it counts as left out: RFC 6749 §3.2.
  func required(_ name: ParameterName) throws(Refusal) -> WireText {
    guard let value = form[name], !value.isEmpty else {
      throw Refusal(.invalidRequest, "'\(name)' is missing")
    }
    return value
  }

  /// A public client names itself and proves nothing: RFC 6749 §3.2.1.
  func client(among clients: [ClientRegistration]) throws(Refusal) -> ClientRegistration {
    let clientID = try required(.clientID)
    guard let client = clients.first(where: { $0.clientID == clientID }) else {
      throw Refusal(.invalidClient, "no client is registered under the 'client_id' '\(clientID)'")
    }
    return client
  }

  /// An error of the token endpoint: RFC 6749 §5.2.
  static func errorAnswer(_ refusal: Refusal) -> Answer {
    let error = refusal.error ?? .invalidRequest
    let json = JSONValue.object(
      JSONMember(ParameterName.error, .string(error.rawValue)),
      JSONMember(ParameterName.errorDescription, .string(refusal.reason)))
    let status =
      switch error {
      case .invalidClient: 401
      case .serverError: 500
      default: 400
      }
    return Answer(.json(json, status: status, fields: noStore), refusal: refusal)
  }

  /// Tokens must not stay in a cache: RFC 6749 §5.1.
  static let noStore: HTTPFields = ["Cache-Control": "no-store", "Pragma": "no-cache"]
}
