import JOSE
import TranscriptModel
import Vocabulary
import WireFormats

/// The service judged the token that it received, with the key of its master key.
struct TokenVerificationRecomputation: Recomputation {
  static let requirement = Requirement(.rfc8725("3.1"), .must)
  static let summary = "the service's judgement has what the token says, and its own key"

  private let judged: JudgedCalculation<TokenVerificationValue>
  private let token: JWT

  init(_ judged: JudgedCalculation<TokenVerificationValue>) throws(MissingEvidence) {
    self.judged = judged
    token = try judged.openRequest(
      [.insertRequest, .tableRequest], withToken: { $0.customToken(in: judged.evidence) },
      of: [.audience, .userID], writtenAs: { [$0.shortenedJSON] }
    ).token
  }

  func origin(of value: TokenVerificationValue) throws(MissingEvidence) -> ValueOrigin {
    switch value {
    case .algorithm, .keyID: return TokenMember(token.jws.header[value.name]).shortenedJSON
    case .expiry, .issuer, .version, .audience, .userID:
      return TokenMember(token.claims[value.name]).shortenedJSON
    case .key:
      return .derived(
        Hex.encode(MasterKeyDerivation.digest.key(of: try judged.fact(.masterKey))))
    case .signature: return .derived(try verdict().rawValue)
    case .now: return .derived(judged.now(.now))
    }
  }

  private func verdict() throws(MissingEvidence) -> SignatureVerdict {
    let jws = token.jws
    let key = MasterKeyDerivation.digest.key(of: try judged.fact(.masterKey))
    guard jws.header.algorithm == .present(SignatureAlgorithm.hs256.name),
      jws.header["crit"] == nil
    else { return .bad }
    let code = HMAC.authenticationCode(for: jws.signingInput, key: key, using: .sha256)
    return ConstantTime.areEqual(code, jws.signature) ? .good : .bad
  }
}
