public import WireFormats

extension AuthorizationServerMetadata {
  /// The metadata document, without the members that are nil.
  public var json: JSONValue {
    var members: [JSONMember] = []
    func add(_ name: MetadataName, _ value: JSONValue?) {
      if let value { members.append(JSONMember(name.rawValue, value)) }
    }
    add(.issuer, .string(issuer))
    add(.authorizationEndpoint, .string(authorizationEndpoint))
    add(.tokenEndpoint, .string(tokenEndpoint))
    add(.keySetURL, keySetURL.map(JSONValue.string))
    add(.scopes, scopes.map(Self.array))
    add(.responseTypes, Self.array(responseTypes))
    add(.responseModes, responseModes.map(Self.array))
    add(.grantTypes, grantTypes.map { Self.array($0.map(\.rawValue)) })
    add(.clientAuthenticationMethods, clientAuthenticationMethods.map(Self.array))
    add(.codeChallengeMethods, codeChallengeMethods.map { Self.array($0.map(\.rawValue)) })
    add(.sendsIssuer, sendsIssuer.map(JSONValue.bool))
    return .object(members)
  }

  private static func array(_ texts: [WireText]) -> JSONValue {
    .array(texts.map(JSONValue.string))
  }
}
