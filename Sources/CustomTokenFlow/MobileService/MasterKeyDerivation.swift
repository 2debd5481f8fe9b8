import FlowsShared
import JOSE
import Simulation
import WireFormats

/// How a back end script makes the bytes that sign of the service's master key.
///
/// Only the first way gives the key that the service verifies with; the others are mistakes that
/// were really made.
enum MasterKeyDerivation: WireText, CaseIterable, Sendable {
  /// SHA-256 over the master key with `JWTSig` behind it.
  case digest = "sha256-jwtsig"
  /// The same digest as a string with a character for each byte, written as UTF-8: what Node.js
  /// does from version 6 on with code that was right before.
  case digestAsText = "sha256-jwtsig-latin1-as-utf8"
  /// The characters of the master key.
  case masterKeyItself = "master-key-itself"
  /// The 64 hexadecimal digits of the digest, as text.
  case digestAsHexText = "sha256-jwtsig-hex-text"
  /// SHA-256 over the master key alone.
  case digestWithoutSuffix = "sha256-without-suffix"

  /// What stands behind the master key when it is hashed.
  static let suffix: WireText = "JWTSig"

  /// The key bytes.
  func key(of masterKey: WireText) -> [UInt8] {
    let digest = DigestAlgorithm.sha256.digest(of: Array((masterKey + Self.suffix).utf8))
    return switch self {
    case .digest: digest
    case .digestAsText: Array(String(String.UnicodeScalarView(digest.map { .init($0) })).utf8)
    case .masterKeyItself: Array(masterKey.utf8)
    case .digestAsHexText: Array(Hex.encode(digest).utf8)
    case .digestWithoutSuffix: DigestAlgorithm.sha256.digest(of: Array(masterKey.utf8))
    }
  }

  /// A shell command that prints the key bytes in hex.
  func command(for masterKey: WireText) -> String {
    let plain = "printf %s \(ShellCommand.quoted(masterKey))"
    let suffixed = "printf %s \(ShellCommand.quoted(masterKey + Self.suffix))"
    let hex = "od -An -v -tx1 | tr -d ' \\n'"
    return switch self {
    case .digest: "\(suffixed) | openssl dgst -sha256 -r | cut -c -64"
    case .digestAsText:
      "\(suffixed) | openssl dgst -sha256 -binary | iconv -f latin1 -t utf-8 | \(hex)"
    case .masterKeyItself: "\(plain) | \(hex)"
    case .digestAsHexText:
      "\(suffixed) | openssl dgst -sha256 -r | cut -c -64 | tr -d '\\n' | \(hex)"
    case .digestWithoutSuffix: "\(plain) | openssl dgst -sha256 -r | cut -c -64"
    }
  }
}
