import WireFormats

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

extension ErrorSource {
  /// The codes that extensions have registered for this place, beside those of its own section.
  ///
  /// IANA's registry "OAuth Extensions Error"; RFC 6749 §11.4
  public var registeredExtensionCodes: [ErrorCode] {
    switch self {
    case .authorizationEndpoint:
      [
        "interaction_required", "login_required", "account_selection_required",
        "consent_required", "invalid_request_uri", "invalid_request_object",
        "request_not_supported", "request_uri_not_supported", "registration_not_supported",
        "invalid_target", "invalid_authorization_details",
      ].map { ErrorCode(rawValue: $0) }
    case .tokenEndpoint:
      [
        "authorization_pending", "slow_down", "expired_token", "access_denied", "invalid_target",
        "invalid_dpop_proof", "use_dpop_nonce", "invalid_authorization_details",
        "unsupported_pop_key", "incompatible_ace_profiles", "need_info", "request_denied",
        "request_submitted",
      ].map { ErrorCode(rawValue: $0) }
    case .resourceServer:
      ["invalid_dpop_proof", "use_dpop_nonce", "insufficient_user_authentication"]
        .map { ErrorCode(rawValue: $0) }
    case .authenticationServices, .identityToolkit, .mobileService: []
    }
  }
}
