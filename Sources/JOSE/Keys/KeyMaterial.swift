import WireFormats

/// The numbers and octets of a key, decoded and of the right length.
enum KeyMaterial: Hashable, Sendable {
  case symmetric([UInt8])
  case rsa(RSAKeyMaterial)
  /// A point on P-256 and its private number, 32 bytes each.
  case p256(x: [UInt8], y: [UInt8], d: [UInt8]?)
  /// An Ed25519 public key and its private seed, 32 bytes each.
  case ed25519(x: [UInt8], d: [UInt8]?)

  /// The length of every number on P-256 and of both halves of an Ed25519 key.
  static let curveByteCount = 32

  var keyType: KeyType {
    switch self {
    case .symmetric: .symmetric
    case .rsa: .rsa
    case .p256: .ellipticCurve
    case .ed25519: .octetKeyPair
    }
  }

  /// Whether the key can sign.
  var isPrivate: Bool {
    switch self {
    case .symmetric: true
    case .rsa(let key): key.d != nil
    case .p256(_, _, let d), .ed25519(_, let d): d != nil
    }
  }

  /// The part that may be published: nil for a shared secret, which has none.
  var publicPart: KeyMaterial? {
    switch self {
    case .symmetric: nil
    case .rsa(let key): .rsa(RSAKeyMaterial(n: key.n, e: key.e, d: nil, primes: nil))
    case .p256(let x, let y, _): .p256(x: x, y: y, d: nil)
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
      try reader.requireCurve("P-256")
      self = .p256(
        x: try reader.required("x", byteCount: Self.curveByteCount),
        y: try reader.required("y", byteCount: Self.curveByteCount),
        d: try reader.optional("d", byteCount: Self.curveByteCount))
    case .octetKeyPair:
      try reader.requireCurve("Ed25519")
      self = .ed25519(
        x: try reader.required("x", byteCount: Self.curveByteCount),
        d: try reader.optional("d", byteCount: Self.curveByteCount))
    }
  }

  /// The members of the key in JSON, without `kty`.
  var members: [JSONMember] {
    switch self {
    case .symmetric(let secret): [Self.member("k", secret)]
    case .rsa(let key): key.members
    case .p256(let x, let y, let d):
      [JSONMember("crv", "P-256"), Self.member("x", x), Self.member("y", y)]
        + (d.map { [Self.member("d", $0)] } ?? [])
    case .ed25519(let x, let d):
      [JSONMember("crv", "Ed25519"), Self.member("x", x)]
        + (d.map { [Self.member("d", $0)] } ?? [])
    }
  }

  /// A member whose value is octets in base64url.
  static func member(_ name: String, _ octets: [UInt8]) -> JSONMember {
    JSONMember(name, .string(Base64URL.encode(octets)))
  }
}
