import WireFormats

/// The numbers and octets of a key, decoded and of the right length.
enum KeyMaterial: Hashable, Sendable {
  case symmetric([UInt8])
  case rsa(RSAKeyMaterial)
  /// A point on a curve and its private number, each as long as the curve asks for.
  case ellipticCurve(EllipticCurve, x: [UInt8], y: [UInt8], d: [UInt8]?)
  /// An Ed25519 public key and its private seed, 32 bytes each.
  case ed25519(x: [UInt8], d: [UInt8]?)

  /// The length of both halves of an Ed25519 key.
  private static let ed25519ByteCount = 32
  private static let ed25519Name: WireText = "Ed25519"

  /// The curve of a key of type `EC`.
  var curve: EllipticCurve? {
    if case .ellipticCurve(let curve, _, _, _) = self { curve } else { nil }
  }

  var keyType: KeyType {
    switch self {
    case .symmetric: .symmetric
    case .rsa: .rsa
    case .ellipticCurve: .ellipticCurve
    case .ed25519: .octetKeyPair
    }
  }

  /// Whether the key can sign.
  var isPrivate: Bool {
    switch self {
    case .symmetric: true
    case .rsa(let key): key.isPrivate
    case .ellipticCurve(_, _, _, let d), .ed25519(_, let d): d != nil
    }
  }

  /// The part that may be published: nil for a shared secret, which has none.
  var publicPart: KeyMaterial? {
    switch self {
    case .symmetric: nil
    case .rsa(let key): .rsa(key.publicPart)
    case .ellipticCurve(let curve, let x, let y, _): .ellipticCurve(curve, x: x, y: y, d: nil)
    case .ed25519(let x, _): .ed25519(x: x, d: nil)
    }
  }

  /// Reads the members that the key's type asks for.
  init(_ type: KeyType, from reader: JWKMemberReader) throws(JWKError) {
    switch type {
    case .symmetric:
      self = .symmetric(try reader.required("k"))
    case .rsa:
      self = .rsa(try RSAKeyMaterial(from: reader))
    case .ellipticCurve:
      let name = try reader.requiredText("crv")
      guard let curve = EllipticCurve(rawValue: name) else {
        throw .curveUnsupported(name, expected: EllipticCurve.allCases.map(\.name))
      }
      self = .ellipticCurve(
        curve, x: try reader.required("x", byteCount: curve.byteCount),
        y: try reader.required("y", byteCount: curve.byteCount),
        d: try reader.optional("d", byteCount: curve.byteCount))
    case .octetKeyPair:
      let name = try reader.requiredText("crv")
      guard name == Self.ed25519Name else {
        throw .curveUnsupported(name, expected: [Self.ed25519Name])
      }
      self = .ed25519(
        x: try reader.required("x", byteCount: Self.ed25519ByteCount),
        d: try reader.optional("d", byteCount: Self.ed25519ByteCount))
    }
  }

  /// The members of the key in JSON, without `kty`.
  var members: [JSONMember] {
    switch self {
    case .symmetric(let secret): [Self.member("k", secret)]
    case .rsa(let key):
      zip(RSAKeyMaterial.names, key.numbers).map { Self.member($0.member, $1) }
    case .ellipticCurve(let curve, let x, let y, let d):
      [JSONMember("crv", .string(curve.name)), Self.member("x", x), Self.member("y", y)]
        + (d.map { [Self.member("d", $0)] } ?? [])
    case .ed25519(let x, let d):
      [JSONMember("crv", .string(Self.ed25519Name)), Self.member("x", x)]
        + (d.map { [Self.member("d", $0)] } ?? [])
    }
  }

  /// A member whose value is octets in base64url.
  private static func member(_ name: WireText, _ octets: [UInt8]) -> JSONMember {
    JSONMember(name, .string(Base64URL.encode(octets)))
  }
}

extension RSAKeyMaterial {
  fileprivate init(from reader: JWKMemberReader) throws(JWKError) {
    if reader.has("oth") { throw .moreThanTwoPrimes }
    let names = Self.names.map(\.member)
    let furtherName = names.dropFirst(3).first(where: reader.has)
    let isPrivate = reader.has("d")
    let count = !isPrivate ? 2 : furtherName == nil ? 3 : names.count
    numbers = try names.prefix(count).map { name throws(JWKError) in
      try reader.requiredNumber(name)
    }
    // All others belong to a private key only.
    if let furtherName, !isPrivate { throw .privateMemberWithoutExponent(furtherName) }
  }
}
