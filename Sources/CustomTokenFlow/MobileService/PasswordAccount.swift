import FlowsShared
import JOSE
import Simulation
import Vocabulary
import WireFormats

/// An account with a password: what the service keeps of it.
struct PasswordAccount: Sendable {
  var userID: WireText
  var hash: StoredPassword
}

/// What is kept of a password: a slow hash and its salt, never the text.
///
/// RFC 8018 §5.2
struct StoredPassword: Sendable {
  let salt: [UInt8]
  let iterations: Int
  private let hash: [UInt8]

  /// Hashes a password.
  init(_ password: WireText, salt: [UInt8], iterations: Int) throws(CryptographyError) {
    self.salt = salt
    self.iterations = iterations
    hash = try PasswordHash.pbkdf2(
      password: Array(password.utf8), salt: salt, iterations: iterations, length: 32)
  }

  /// Whether another hash, with the same salt, is of the same password.
  func matches(_ other: StoredPassword) -> Bool { ConstantTime.areEqual(hash, other.hash) }

  /// The hash in hex.
  var hex: WireText { Hex.encode(hash) }

  /// How the hash came about.
  ///
  /// The password is not shown: the command asks for it.
  func values(
    username: WireText, comparedWith stored: StoredPassword? = nil
  ) -> [PasswordHashValue: WireText?] {
    [
      .username: username, .algorithm: PasswordHashValue.pbkdf2, .iterations: "\(iterations)",
      .salt: Hex.encode(salt), .hash: hex, .storedHash: stored?.hex,
    ]
  }

  /// Commands that hash a password in the same way.
  var commands: [String] {
    [
      "read -r PASSWORD; openssl kdf -keylen 32 -kdfopt digest:SHA256"
        + " -kdfopt \"pass:$PASSWORD\" -kdfopt hexsalt:\(Hex.encode(salt))"
        + " -kdfopt iter:\(iterations) PBKDF2 | tr -d ':\\n' | tr A-F a-f"
    ]
  }
}
