import COpenSSL
import Synchronization

/// A slow hash, which makes it dear to try passwords against a stolen table.
package enum PasswordHash {
  private struct Question: Hashable {
    var password: [UInt8]
    var salt: [UInt8]
    var iterations: Int
    var length: Int
  }

  /// What was asked before: a run is played, stepped through and judged many times over with the same
  /// passwords and salts, and only a stranger should have to pay for each guess.
  private static let known = Mutex<[Question: [UInt8]]>([:])
  private static let mostKnown = 256

  /// PBKDF2 with HMAC-SHA-256, computed once for the same question.
  ///
  /// - Throws: `CryptographyError` when `iterations` or `length` is out of OpenSSL's range.
  ///
  /// RFC 8018 §5.2
  package static func pbkdf2(
    password: [UInt8], salt: [UInt8], iterations: Int, length: Int
  ) throws(CryptographyError) -> [UInt8] {
    let question = Question(
      password: password, salt: salt, iterations: iterations, length: length)
    if let answer = known.withLock({ $0[question] }) { return answer }
    let answer = try derive(question)
    known.withLock { known in
      if known.count >= mostKnown { known.removeAll() }
      known[question] = answer
    }
    return answer
  }

  private static func derive(_ question: Question) throws(CryptographyError) -> [UInt8] {
    guard let rounds = Int32(exactly: question.iterations), rounds > 0,
      let byteCount = Int32(exactly: question.length), byteCount > 0
    else {
      throw CryptographyError(
        operation: "derive with PBKDF2", reason: "'iterations' or 'length' is out of range")
    }
    let (password, salt) = (question.password, question.salt)
    var output = [UInt8](repeating: 0, count: question.length)
    try OpenSSLErrorQueue.perform("derive with PBKDF2") {
      PKCS5_PBKDF2_HMAC(
        password.map { CChar(bitPattern: $0) }, Int32(password.count), salt, Int32(salt.count),
        rounds, DigestAlgorithm.sha256.fetched.pointer, byteCount, &output) == 1 ? () : nil
    }
    return output
  }
}
