import COpenSSL

/// Collects the parts of a key for `EVP_PKEY_fromdata`, and owns all memory that they need.
///
/// OpenSSL keeps the pointers of names, numbers and octets until the list is built. So names are
/// `StaticString`, whose bytes live for ever, and the builder holds numbers and octets as long as it lives.
final class KeyParameterBuilder {
  private let builder: OpaquePointer
  private var numbers: [BigNumber] = []
  private var octets: [UnsafeMutableBufferPointer<UInt8>] = []

  init() throws(CryptographyError) {
    builder = try OpenSSLErrorQueue.perform("collect the parts of a key") { OSSL_PARAM_BLD_new() }
  }

  deinit {
    OSSL_PARAM_BLD_free(builder)
    for buffer in octets { buffer.deallocate() }
  }

  /// Adds an unsigned number, given with its most significant byte first.
  func add(_ name: StaticString, number bytes: [UInt8]) throws(CryptographyError) {
    let number = try OpenSSLErrorQueue.perform("read the key's number '\(name)'") {
      BigNumber(bytes)
    }
    numbers.append(number)
    try add(name) { OSSL_PARAM_BLD_push_BN(builder, Self.characters(name), number.pointer) }
  }

  /// Adds octets that stay as they are.
  func add(_ name: StaticString, octets bytes: [UInt8]) throws(CryptographyError) {
    let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
    _ = buffer.initialize(from: bytes)
    octets.append(buffer)
    try add(name) {
      OSSL_PARAM_BLD_push_octet_string(
        builder, Self.characters(name), buffer.baseAddress, buffer.count)
    }
  }

  /// Adds a text.
  func add(_ name: StaticString, text: StaticString) throws(CryptographyError) {
    try add(name) {
      OSSL_PARAM_BLD_push_utf8_string(
        builder, Self.characters(name), Self.characters(text), text.utf8CodeUnitCount)
    }
  }

  /// Makes the key of all that was added.
  func makeKey(type: String, isPrivate: Bool) throws(CryptographyError) -> KeyHandle {
    let key = try OpenSSLErrorQueue.perform("make a key of type '\(type)'") {
      () -> OpaquePointer? in
      guard let parameters = OSSL_PARAM_BLD_to_param(builder) else { return nil }
      defer { OSSL_PARAM_free(parameters) }
      guard let context = EVP_PKEY_CTX_new_from_name(nil, type, nil) else { return nil }
      defer { EVP_PKEY_CTX_free(context) }
      let selection = isPrivate ? KEY_SELECTION_PAIR : KEY_SELECTION_PUBLIC
      var key: OpaquePointer?
      guard EVP_PKEY_fromdata_init(context) == 1,
        EVP_PKEY_fromdata(context, &key, selection, parameters) == 1
      else { return nil }
      return key
    }
    return KeyHandle(owning: key)
  }

  private func add(
    _ name: StaticString, _ push: () -> Int32
  ) throws(CryptographyError) {
    try OpenSSLErrorQueue.perform("add the key's part '\(name)'") { push() == 1 ? () : nil }
  }

  private static func characters(_ text: StaticString) -> UnsafePointer<CChar> {
    UnsafeRawPointer(text.utf8Start).assumingMemoryBound(to: CChar.self)
  }
}

extension KeyHandle {
  /// Makes an RSA key, without a look at whether `d` fits `n` and `e`.
  static func rsa(_ key: RSAKeyMaterial) throws(CryptographyError) -> KeyHandle {
    let parameters = try KeyParameterBuilder()
    for (name, number) in zip(RSAKeyMaterial.names, key.numbers) {
      try parameters.add(name.parameter, number: number)
    }
    return try parameters.makeKey(type: "RSA", isPrivate: key.isPrivate)
  }

  /// Makes a public key on a curve for ECDSA.
  ///
  /// - Throws: `CryptographyError` when the point is not on the curve.
  static func ellipticCurve(
    _ curve: EllipticCurve, x: [UInt8], y: [UInt8]
  ) throws(CryptographyError) -> KeyHandle {
    let parameters = try KeyParameterBuilder()
    try parameters.add("group", text: curve.staticName)
    // 4 announces that both coordinates of the point follow: SEC 1 §2.3.3.
    try parameters.add("pub", octets: [4] + x + y)
    return try parameters.makeKey(type: "EC", isPrivate: false)
  }

  /// Makes an Ed25519 key: from the private seed when there is one, whose public key OpenSSL
  /// calculates.
  static func ed25519(x: [UInt8], d: [UInt8]?) throws(CryptographyError) -> KeyHandle {
    let pointer = try OpenSSLErrorQueue.perform("make a key of type 'ED25519'") {
      if let d {
        EVP_PKEY_new_raw_private_key_ex(nil, "ED25519", nil, d, d.count)
      } else {
        EVP_PKEY_new_raw_public_key_ex(nil, "ED25519", nil, x, x.count)
      }
    }
    return KeyHandle(owning: pointer)
  }
}

extension EllipticCurve {
  /// The name as bytes that live for ever.
  fileprivate var staticName: StaticString {
    switch self {
    case .p256: "P-256"
    case .p384: "P-384"
    case .p521: "P-521"
    }
  }
}
