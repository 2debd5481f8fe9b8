/// Who refuses: one error code can mean different things at different places.
public enum ErrorSource: String, CaseIterable, Hashable, Sendable {
  /// The authorization endpoint: the error travels in the redirect.
  case authorizationEndpoint = "authorization endpoint"
  /// The token endpoint: the error is a JSON body.
  case tokenEndpoint = "token endpoint"
  /// The resource server: the error is a parameter of `WWW-Authenticate`.
  case resourceServer = "resource server"
  /// The device, which hands an app an error instead of a credential: the code is a number.
  case authenticationServices = "AuthenticationServices"
  /// Firebase: the error is a JSON body with a number, and a text that begins with the code.
  case identityToolkit = "Identity Toolkit"
  /// A mobile service: the status stands in a JSON body as well, beside a sentence.
  case mobileService = "mobile service"

  /// The section that lists the codes of this place.
  public var reference: SourceReference {
    switch self {
    case .authorizationEndpoint: .rfc6749("4.1.2.1")
    case .tokenEndpoint: .rfc6749("5.2")
    case .resourceServer: .rfc6750("3.1")
    case .authenticationServices: .appleServices
    case .identityToolkit: .identityToolkit
    case .mobileService: .mobileServicesREST
    }
  }
}
