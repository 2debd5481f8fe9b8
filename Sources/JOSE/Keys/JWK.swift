package import WireFormats

/// A key in JSON, public or private, with all its members in their order.
///
/// The members that its type asks for were checked; members that are not known here are kept.
/// Whether the numbers make a working key shows when a `SigningKey` or `VerificationKey` is made.
///
/// RFC 7517 §4
package struct JWK: Hashable, Sendable {
  /// The key as it was written, private members and all.
  ///
  /// To publish a key, take `publicKey`.
  package private(set) var json: JSONValue
  let material: KeyMaterial

  /// Reads a key that was parsed as JSON.
  ///
  /// - Throws: `JWKError` that names the member that is missing or wrong.
  package init(_ json: JSONValue) throws(JWKError) {
    let reader = try JWKMemberReader(json)
    let typeName = try reader.requiredText("kty")
    guard let type = KeyType(rawValue: typeName) else { throw .keyTypeUnsupported(typeName) }
    for name in ["kid", "alg", "use"] as [WireText] { _ = try reader.text(name) }
    _ = try reader.uniqueTexts("key_ops")
    material = try KeyMaterial(type, from: reader)
    self.json = json
  }

  /// Reads a key from its JSON text.
  ///
  /// - Throws: `JWKError` that names the member that is missing or wrong.
  package init(parsing text: some WireTextConvertible) throws(JWKError) {
    let json: JSONValue
    do { json = try JSONParser.parse(text) } catch { throw .notJSON(error) }
    try self.init(json)
  }

  /// A shared secret, as a key of type `oct`.
  package init(secret: [UInt8]) { self.init(material: .symmetric(secret)) }

  init(material: KeyMaterial) {
    self.material = material
    json = .object([JSONMember("kty", .string(material.keyType.name))] + material.members)
  }

  /// The kind of key, in `kty`.
  package var keyType: KeyType { material.keyType }

  /// The name under which a token's header refers to the key, in `kid`.
  package var keyID: WireText? {
    get { json["kid"]?.stringValue }
    set { set("kid", newValue) }
  }

  /// The only algorithm that the key is meant for, in `alg`.
  ///
  /// It may be one that is not known here.
  package var algorithmName: WireText? {
    get { json["alg"]?.stringValue }
    set { set("alg", newValue) }
  }

  /// What the key is for, in `use`: `sig` or `enc`.
  package var use: WireText? {
    get { json["use"]?.stringValue }
    set { set("use", newValue) }
  }

  /// What may be done with the key, in `key_ops`: `sign` and `verify`, for one; nil for no such list.
  ///
  /// RFC 7517 §4.3
  package var operations: [WireText]? { json["key_ops"]?.arrayValue?.compactMap(\.stringValue) }

  /// The curve of a key of type `EC`; nil for every other type.
  package var curve: EllipticCurve? { material.curve }

  /// Whether the key can sign, which a shared secret always can.
  package var isPrivate: Bool { material.isPrivate }

  /// The key without its private members; nil for a shared secret, which has no public part.
  ///
  /// Where `key_ops` of the private key has `sign`, that of the public key has `verify`.
  package var publicKey: JWK? {
    guard let publicPart = material.publicPart else { return nil }
    let removed = Set(material.members.map(\.name)).subtracting(publicPart.members.map(\.name))
    var published = JWK(
      json: .object((json.members ?? []).filter { !removed.contains($0.name) }),
      material: publicPart)
    if isPrivate, let operations, operations.contains("sign") {
      let others = operations.filter { $0 != "sign" && $0 != "verify" }
      published.json.set("key_ops", to: .array((["verify"] + others).map { .string($0) }))
    }
    return published
  }

  private init(json: JSONValue, material: KeyMaterial) {
    self.json = json
    self.material = material
  }

  private mutating func set(_ name: WireText, _ value: WireText?) {
    if let value { json.set(name, to: .string(value)) } else { json.remove(name) }
  }
}

extension JWK {
  /// The JSON text that a thumbprint is the hash of: only the members that make the key, in the
  /// order of their names, without white space.
  ///
  /// RFC 7638 §3.2, RFC 8037 §2
  package var thumbprintInput: WireText {
    let material = self.material.publicPart ?? self.material
    let members = [JSONMember("kty", .string(keyType.name))] + material.members
    return JSONValue.object(members.sorted { $0.name < $1.name }).compactText
  }

  /// A name for the key that anyone can calculate: the SHA-256 of its public members, in base64url.
  ///
  /// A private key has the same as its public key.
  ///
  /// RFC 7638 §3
  package var thumbprint: WireText {
    Base64URL.encode(DigestAlgorithm.sha256.digest(of: thumbprintInput.utf8))
  }
}

extension SignatureAlgorithm {
  /// Whether a key is of the type, and on the curve, that the algorithm works with.
  func fits(_ jwk: JWK) -> Bool { keyType == jwk.keyType && curve == jwk.curve }

  /// The algorithm that a key has when neither it nor the caller says more: nil for a shared secret,
  /// RS256 for RSA.
  init?(defaultFor jwk: JWK) {
    switch jwk.keyType {
    case .symmetric: return nil
    case .rsa: self = .rs256
    case .ellipticCurve, .octetKeyPair:
      guard let only = Self.allCases.first(where: { $0.fits(jwk) }) else { return nil }
      self = only
    }
  }
}
