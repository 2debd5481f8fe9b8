import Vocabulary
import WireFormats

/// A member of a metadata document, and what it has to be.
struct MetadataMember: Sendable {
  /// What a value has to be.
  enum Kind: String {
    case text = "a string"
    case texts = "an array of strings"
    case boolean = "true or false"
  }

  let name: WireText
  let kind: Kind
  /// Whether a server with this flow cannot leave it out.
  let isRequired: Bool

  private init(_ name: WireText, _ kind: Kind, isRequired: Bool = false) {
    self.name = name
    self.kind = kind
    self.isRequired = isRequired
  }

  private init(_ name: MetadataName, _ kind: Kind, isRequired: Bool = false) {
    self.init(name.rawValue, kind, isRequired: isRequired)
  }

  /// The members of RFC 8414 §2, and those of RFC 9207 §3 and OpenID Connect Discovery §3 that servers
  /// often have beside them.
  static let all: [MetadataMember] = [
    MetadataMember(.issuer, .text, isRequired: true),
    MetadataMember(.authorizationEndpoint, .text, isRequired: true),
    MetadataMember(.tokenEndpoint, .text, isRequired: true),
    MetadataMember(.responseTypes, .texts, isRequired: true),
    MetadataMember(.keySetURL, .text), MetadataMember(.scopes, .texts),
    MetadataMember(.responseModes, .texts), MetadataMember(.grantTypes, .texts),
    MetadataMember(.clientAuthenticationMethods, .texts),
    MetadataMember(.codeChallengeMethods, .texts), MetadataMember(.sendsIssuer, .boolean),
    MetadataMember("registration_endpoint", .text), MetadataMember("service_documentation", .text),
    MetadataMember("op_policy_uri", .text), MetadataMember("op_tos_uri", .text),
    MetadataMember("revocation_endpoint", .text), MetadataMember("introspection_endpoint", .text),
    MetadataMember("userinfo_endpoint", .text),
    MetadataMember("token_endpoint_auth_signing_alg_values_supported", .texts),
    MetadataMember("ui_locales_supported", .texts),
    MetadataMember("revocation_endpoint_auth_methods_supported", .texts),
    MetadataMember("introspection_endpoint_auth_methods_supported", .texts),
    MetadataMember("subject_types_supported", .texts),
    MetadataMember("id_token_signing_alg_values_supported", .texts),
    MetadataMember("claims_supported", .texts), MetadataMember("signed_metadata", .text),
  ]

  /// The same by name.
  static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  /// What is wrong with a value, in words that can follow "is"; nil when nothing is.
  func fault(in value: JSONValue) -> String? {
    switch kind {
    case .text:
      guard let text = value.stringValue else { break }
      return text.isEmpty ? "empty; it must be \(kind.rawValue)" : nil
    case .boolean:
      if value.boolValue != nil { return nil }
    case .texts:
      guard let elements = value.arrayValue else { break }
      if let odd = elements.first(where: { $0.stringValue == nil }) {
        return "an array with \(odd.kind) in it; it must be \(kind.rawValue)"
      }
      return elements.isEmpty ? "an empty array; what is empty is left out" : nil
    }
    return "\(value.kind); it must be \(kind.rawValue)"
  }
}
