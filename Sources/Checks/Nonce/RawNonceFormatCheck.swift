import OAuthModel
import TranscriptModel

/// The raw nonce is long enough, and its alphabet shares out evenly.
struct RawNonceFormatCheck: Check {
  let id = "raw-nonce-format"
  let requirement = Requirement(.oidcCore("15.5.2"), .must)
  let summary = "the raw nonce has room for 128 random bits, and its alphabet's size divides 256"
  let subjects: [MessageName] = [.rawNonce]

  func judge(_ step: Step, in evidence: Evidence) throws(MissingEvidence) -> Judgement? {
    guard let calculation = step.calculation else { return nil }
    guard let raw = calculation.output("raw_nonce") ?? calculation.input("raw_nonce") else {
      throw MissingEvidence("the calculation lacks 'raw_nonce'")
    }
    if case .fail(let message, _, _) = Guessing.judge(ParameterName(rawValue: "raw_nonce"), raw) {
      return .fail(message)
    }
    guard let alphabet = calculation.input("alphabet") else {
      return .pass("\(raw.count) characters")
    }
    let size = alphabet.count
    if let stranger = raw.first(where: { !alphabet.contains($0) }) {
      return .fail("'raw_nonce' has a '\(stranger)', which its alphabet does not have")
    }
    guard Set(alphabet).count == size else {
      return .fail("the alphabet has a character twice, so that one comes more often")
    }
    guard size > 1, 256.isMultiple(of: size) else {
      return .fail(
        "the alphabet has \(size) characters, and 256 divided by \(size) leaves \(256 % max(size, 1)): "
          + "so many characters come more often than the others")
    }
    return .pass("\(raw.count) characters of \(size): each comes from \(256 / size) of 256 octets")
  }
}
