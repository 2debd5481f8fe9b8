import FlowsShared
import JOSE
import Simulation
import Vocabulary
import WireFormats

/// What is to be said about the signature of a token, with the service's key and with what the
/// token itself says.
struct TokenSignature: Sendable {
  /// The algorithm that the header asks for.
  enum Algorithm: Sendable {
    /// The one that the key is for.
    case pinned
    /// Another one, or none that is known.
    case other
  }

  /// What the header asks for.
  let algorithm: Algorithm
  /// Whether the signature fits, done as the header says: with `none`, everything does.
  let fits: Bool
  /// The conclusion, with HS256 and the service's key.
  let verdict: SignatureVerdict
  /// The conclusion for a refusal, in words.
  let reason: String

  init(of token: UnverifiedJWS, key: [UInt8]) {
    let fault = Self.fault(of: token, key: key, algorithm: .hs256)
    verdict = fault == nil ? .good : .bad
    reason = fault.map { "bad: \($0)" } ?? "good, with HS256 and the service's key"
    let name = token.header.algorithm.value ?? ""
    if name == SignatureAlgorithm.hs256.name {
      algorithm = .pinned
      fits = fault == nil
    } else {
      algorithm = .other
      let asked = SignatureAlgorithm(rawValue: name)
      fits =
        name == "none"
        || asked.map { Self.fault(of: token, key: key, algorithm: $0) == nil } == true
    }
  }

  /// Why the signature does not fit; nil when it does.
  private static func fault(
    of token: UnverifiedJWS, key: [UInt8], algorithm: SignatureAlgorithm
  ) -> WireText? {
    do {
      let key = try VerificationKey(secret: key, algorithm: algorithm)
      _ = try token.verify(with: key, allowedAlgorithms: [algorithm])
      return nil
    } catch {
      return "\(error)"
    }
  }
}
