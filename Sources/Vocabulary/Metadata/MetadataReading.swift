public import WireFormats

extension AuthorizationServerMetadata {
  /// Reads the members that the flows use from a metadata document.
  ///
  /// - Throws: `MetadataError` that names the first member that is absent, repeated or of the wrong
  ///   kind.
  public init(parsing json: JSONValue) throws(MetadataError) {
    let reader = try MetadataReader(json)
    self.init(
      issuer: try reader.required(.issuer, reader.string),
      authorizationEndpoint: try reader.required(.authorizationEndpoint, reader.string),
      tokenEndpoint: try reader.required(.tokenEndpoint, reader.string),
      responseTypes: try reader.required(.responseTypes, reader.strings))
    keySetURL = try reader.string(.keySetURL)
    scopes = try reader.strings(.scopes)
    responseModes = try reader.strings(.responseModes)
    grantTypes = try reader.strings(.grantTypes)?.map(GrantType.init)
    clientAuthenticationMethods = try reader.strings(.clientAuthenticationMethods)
    codeChallengeMethods = try reader.strings(.codeChallengeMethods)?.map(CodeChallengeMethod.init)
    sendsIssuer = try reader.bool(.sendsIssuer)
  }
}

/// Takes single members out of a metadata document.
private struct MetadataReader {
  private let members: [JSONMember]

  init(_ json: JSONValue) throws(MetadataError) {
    guard let members = json.members else { throw .notAnObject(found: json.kind) }
    self.members = members
  }

  func required<Value>(
    _ name: MetadataName, _ read: (MetadataName) throws(MetadataError) -> Value?
  ) throws(MetadataError) -> Value {
    guard let value = try read(name) else { throw .absent(name) }
    return value
  }

  func string(_ name: MetadataName) throws(MetadataError) -> WireText? {
    guard let value = try value(name) else { return nil }
    guard let text = value.stringValue else {
      throw .wrongKind(name, found: value.kind, expected: "a string")
    }
    return text
  }

  func bool(_ name: MetadataName) throws(MetadataError) -> Bool? {
    guard let value = try value(name) else { return nil }
    guard let bool = value.boolValue else {
      throw .wrongKind(name, found: value.kind, expected: "a boolean")
    }
    return bool
  }

  func strings(_ name: MetadataName) throws(MetadataError) -> [WireText]? {
    guard let value = try value(name) else { return nil }
    guard let elements = value.arrayValue else {
      throw .wrongKind(name, found: value.kind, expected: "an array of strings")
    }
    var texts: [WireText] = []
    for element in elements {
      guard let text = element.stringValue else {
        throw .wrongKind(
          name, found: "an array with \(element.kind) in it", expected: "an array of strings")
      }
      texts.append(text)
    }
    return texts
  }

  private func value(_ name: MetadataName) throws(MetadataError) -> JSONValue? {
    let matches = members.filter { $0.name == name.rawValue }
    guard matches.count <= 1 else { throw .repeated(name) }
    return matches.first?.value
  }
}
