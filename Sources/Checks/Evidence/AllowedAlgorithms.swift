import JOSE
import WireFormats

/// The algorithms that an issuer with a public key set may use, whatever a token says.
///
/// RFC 7518 §3.1, RFC 8037 §3.1, RFC 8725 §3.1
enum AllowedAlgorithms {
  /// Every algorithm that needs no shared secret.
  static let all = SignatureAlgorithm.allCases.filter { $0.keyType != .symmetric }

  /// Judges the `alg` of a header.
  static func judge(_ header: JOSEHeader) -> Judgement {
    switch header.algorithm {
    case .absent: .fail("the header has no 'alg'; a signed token names its algorithm")
    case .wrongType(let value): .fail("'alg' is \(value.kind); it must be a string")
    case .present("none"):
      .fail("'alg' is 'none'; a token without signature proves nothing")
    case .present(let name) where name.hasPrefix("HS"):
      .fail(
        "'alg' is '\(name)', which needs a shared secret; "
          + "a key from a public key set must never serve as one")
    case .present(let name) where all.contains { $0.name == name }:
      .pass("'alg' is '\(name)', a signature that a public key verifies")
    case .present(let name):
      .fail("'alg' is '\(name)', which names no signature with a public key, such as 'RS256'")
    }
  }
}
