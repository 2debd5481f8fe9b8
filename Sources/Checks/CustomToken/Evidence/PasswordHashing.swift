import JOSE
import Synchronization
import TranscriptModel
import WireFormats

/// Hashes passwords again, each question once, and no more than a transcript is worth.
///
/// `PasswordHash` remembers some answers too; that each question of one transcript costs once must not
/// depend on how many it remembers.
final class PasswordHashing: TranscriptReading {
  private struct Question: Hashable {
    var password: WireText
    var salt: [UInt8]
    var iterations: Int
  }

  private struct Work {
    var hashes: [Question: WireText] = [:]
    var iterations = 0
  }

  private let work = Mutex(Work())

  init(_ transcript: Transcript) {}

  /// More iterations of one hash than this are not recomputed.
  static let mostIterations = 1_000_000
  /// More iterations in one transcript than this are not either.
  static let mostIterationsInAll = 10_000_000

  /// PBKDF2-HMAC-SHA256 of a password, 32 octets in hex.
  ///
  /// - Throws: `MissingEvidence` when it would take too long.
  func hash(
    of password: WireText, salt: [UInt8], iterations: Int
  ) throws(MissingEvidence) -> WireText {
    let question = Question(password: password, salt: salt, iterations: iterations)
    if let known = work.withLock({ $0.hashes[question] }) { return known }
    guard (1...Self.mostIterations).contains(iterations) else {
      throw MissingEvidence(
        "\(iterations) iterations are not recomputed here: from 1 to \(Self.mostIterations) are")
    }
    let spent = work.withLock { work in
      work.iterations += iterations
      return work.iterations
    }
    guard spent <= Self.mostIterationsInAll else {
      throw MissingEvidence(
        "the passwords before this took \(Self.mostIterationsInAll) iterations; no more are made")
    }
    return try compute(question)
  }

  private func compute(_ question: Question) throws(MissingEvidence) -> WireText {
    let hash: WireText
    do {
      hash = Hex.encode(
        try PasswordHash.pbkdf2(
          password: Array(question.password.utf8), salt: question.salt,
          iterations: question.iterations, length: 32))
    } catch { throw MissingEvidence("the password could not be hashed: \(error)") }
    work.withLock { $0.hashes[question] = hash }
    return hash
  }
}
