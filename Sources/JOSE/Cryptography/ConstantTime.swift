import COpenSSL

/// Comparison of secrets.
public enum ConstantTime {
  /// Whether two byte strings are equal, in a time that does not tell where they differ.
  ///
  /// Their lengths are no secret: strings of different length are told apart at once.
  public static func areEqual(_ a: [UInt8], _ b: [UInt8]) -> Bool {
    a.count == b.count && CRYPTO_memcmp(a, b, a.count) == 0
  }
}
