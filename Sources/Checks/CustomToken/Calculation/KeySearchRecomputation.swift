import JOSE
import TranscriptModel
import Vocabulary
import WireFormats

/// An attacker tried words on a token that the service had given it.
struct KeySearchRecomputation: Recomputation {
  static let requirement = Requirement(.rfc8725("3.5"), .must)
  static let summary = "the word that was found is the first whose key fits the token"

  private let sample: WireText
  private let position: Int?

  init(_ judged: JudgedCalculation<KeySearchValue>) throws(MissingEvidence) {
    let (step, evidence) = (judged.step, judged.evidence)
    let issued = evidence.latest(
      .createUserResponse, .logInResponse, .socialLoginResponse, before: step
    ).filter { $0.receiver == step.sender && $0.isDelivered }
      .compactMap { $0.customToken(in: evidence) }
    guard let last = issued.first else {
      try evidence.requireAllSteps(before: step)
      throw MissingEvidence("'\(step.sender)' got no token before \(step.id.quoted)")
    }
    let sample = issued.first { judged[.sampleToken] == $0 } ?? last
    self.sample = sample
    var position: Int?
    if let token = evidence.jwt(sample) {
      position = KeySearchValue.words.firstIndex { word in
        let code = HMAC.authenticationCode(
          for: token.jws.signingInput, key: MasterKeyDerivation.digest.key(of: word),
          using: .sha256)
        return ConstantTime.areEqual(code, token.jws.signature)
      }
    }
    self.position = position
  }

  func origin(of value: KeySearchValue) -> ValueOrigin {
    let words = KeySearchValue.words
    return switch value {
    case .sampleToken: .taken(sample)
    case .guesses: .derived("\((position ?? words.count - 1) + 1)")
    case .foundMasterKey: .derived(position.map { words[$0] } ?? KeySearchValue.notFound)
    }
  }
}
