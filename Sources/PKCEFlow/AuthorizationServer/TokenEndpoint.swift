import FlowsShared
import HTTPModel
import Simulation
import Vocabulary
import WireFormats

/// The token endpoint: RFC 6749 §3.2, §4.1.3, §6.
extension AuthorizationServer {
  /// Answers a token request with tokens or with an error.
  func token(_ request: HTTPRequest) async -> Answer {
    do throws(Refusal) {
      let form = try tokenForm(request)
      let client = try tokenClient(form)
      switch try Self.required(.grantType, in: form) {
      case GrantType.authorizationCode.rawValue:
        return Self.tokenAnswer(try await redeemCode(form, client: client))
      case GrantType.refreshToken.rawValue:
        return Self.tokenAnswer(try refresh(form, client: client))
      case let other:
        throw Refusal(
          .unsupportedGrantType,
          "'grant_type' is '\(other)'; this server knows 'authorization_code' and 'refresh_token'")
      }
    } catch {
      return Self.tokenErrorAnswer(error)
    }
  }

  /// An error of the token endpoint: RFC 6749 §5.2.
  static func tokenErrorAnswer(_ refusal: Refusal) -> Answer {
    let error = refusal.error ?? .invalidRequest
    let json = JSONValue.object(
      JSONMember(ParameterName.error.rawValue, .string(error.rawValue)),
      JSONMember(ParameterName.errorDescription.rawValue, .string(refusal.reason)))
    let status =
      switch error {
      case .invalidClient: 401
      case .serverError: 500
      default: 400
      }
    return Answer(.json(json, status: status, fields: noStore), refusal: refusal)
  }

  private static func tokenAnswer(_ json: JSONValue) -> Answer {
    Answer(.json(json, fields: noStore))
  }

  /// Tokens must not stay in a cache: RFC 6749 §5.1.
  private static let noStore: HTTPFields = ["Cache-Control": "no-store", "Pragma": "no-cache"]

  static func required(
    _ name: ParameterName, in form: FormParameters
  ) throws(Refusal) -> WireText {
    // RFC 6749 §3.2: a parameter without a value counts as left out.
    guard let value = form[name.rawValue], !value.isEmpty else {
      throw Refusal(.invalidRequest, "'\(name)' is missing")
    }
    return value
  }

  private func tokenForm(_ request: HTTPRequest) throws(Refusal) -> FormParameters {
    let type = request.fields["Content-Type"] ?? ""
    try seat.defences.require(
      .formBody, MediaType.is(type, MediaType.form), otherwise: .invalidRequest,
      "the body must be a form, 'Content-Type: \(MediaType.form)', not '\(type)'")
    guard let form = request.form ?? Self.formFromJSON(request) else {
      throw Refusal(.invalidRequest, "the body is neither a form nor a JSON object")
    }
    if let repeated = form.repeatedNames.first {
      try seat.defences.require(
        .parameterOnce, false, otherwise: .invalidRequest, "'\(repeated)' occurs more than once")
    }
    return form
  }

  /// What a lenient server does, and what this one does when the defence is off.
  private static func formFromJSON(_ request: HTTPRequest) -> FormParameters? {
    guard let members = (try? JSONParser.parse(request.body.bytes))?.members else { return nil }
    return FormParameters(
      members.compactMap { member in
        member.value.stringValue.map { FormParameter(member.name, $0) }
      })
  }

  /// A public client names itself and proves nothing: RFC 6749 §3.2.1.
  private func tokenClient(_ form: FormParameters) throws(Refusal) -> ClientRegistration {
    let clientID = try Self.required(.clientID, in: form)
    guard let client = client(clientID) else {
      throw Refusal(.invalidClient, "no client is registered under the 'client_id' '\(clientID)'")
    }
    return client
  }
}
