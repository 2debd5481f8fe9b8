import HTTPModel
import TranscriptModel
import Vocabulary
import WireFormats

/// The app drew octets, state and nonce, made verifier and challenge of the octets, and sent all that.
///
/// A verifier can also be built into the app; the challenge is S256 of it all the same.
struct CodeChallengeRecomputation: Recomputation {
  static let requirement = Requirement(.rfc7636("4.2"))
  static let summary = "the challenge that the app calculated is BASE64URL(SHA-256(verifier))"

  private let judged: JudgedCalculation<CodeChallengeValue>
  private let builtInVerifier: WireText?
  /// An attacker makes its verifier as it likes, and shows no more than it needs.
  private let isByAttacker: Bool

  init(_ judged: JudgedCalculation<CodeChallengeValue>) {
    self.judged = judged
    let sender = judged.step.sender
    isByAttacker = sender == .attacker
    builtInVerifier = judged.evidence.transcript.registered(.codeVerifier, at: sender).first
  }

  func origin(of value: CodeChallengeValue) throws(MissingEvidence) -> ValueOrigin {
    switch value {
    case .randomOctets:
      if isByAttacker || builtInVerifier != nil { return .leftOut }
      _ = try octets()
      return .free
    case .codeVerifier: return try verifier()
    case .digest:
      return isByAttacker ? .leftOut : .derived(Hashing.hex(try judged.required(.codeVerifier)))
    case .codeChallenge:
      return .derived(Hashing.base64URL(try judged.required(.codeVerifier)))
    case .state:
      // RFC 9700 §2.1: an app that relies on PKCE need not send one.
      guard let state = judged[.state] else {
        return try signIn().authorizationParameters?[.state].map { .taken($0) } ?? .leftOut
      }
      return try sent(.state, state)
    case .nonce: return try sent(.nonce, judged.required(value))
    }
  }

  private func verifier() throws(MissingEvidence) -> ValueOrigin {
    if let builtInVerifier { return .stated(builtInVerifier) }
    if isByAttacker { return .free }
    guard let octets = Hex.decode(try octets()) else { return .free }
    return .derived(Base64URL.encode(octets))
  }

  private func octets() throws(MissingEvidence) -> WireText {
    try judged.drawn(.randomOctets, orRegisteredAs: .codeVerifier)
  }

  /// The request that the app made of the values.
  private func signIn() throws(MissingEvidence) -> Step {
    let shared: [SharedValue] = [
      .parameter(.codeChallenge, judged[.codeChallenge]), .parameter(.state, judged[.state]),
      .parameter(.nonce, judged[.nonce]),
    ]
    return try judged.evidence.firstSent(
      .openBrowser, .openWebView, .authorizationRequest, after: judged.step, sharing: shared)
  }

  /// What stands in that request.
  private func sent(
    _ name: ParameterName, _ value: WireText
  ) throws(MissingEvidence) -> ValueOrigin {
    let signIn = try signIn()
    let text = signIn.authorizationParameters?[name] ?? ValueForm.absent
    return .taken(try signIn.unchanged(text, claimed: value, as: name.rawValue))
  }
}

extension Check {
  /// Verifier, state and nonce are new for each sign-in.
  static let codeVerifierFresh = Check(
    "code-verifier-fresh", at: [.codeChallenge], Requirement(.rfc9700("2.1.1"), .must),
    "'code_verifier', 'state' and 'nonce' were in no sign-in before"
  ) { (step, evidence) throws(MissingEvidence) in
    guard let calculation = step.calculation else { return nil }
    if let verifier = calculation.input(.codeVerifier),
      evidence.transcript.registered(.codeVerifier, at: step.sender).contains(verifier)
    {
      return .fail(
        "'code_verifier' is the one that is built into '\(step.sender)': every copy of it has the same"
      )
    }
    return try evidence.judgeFreshness(
      of: [ParameterName.codeVerifier, .state, .nonce].map {
        ($0, calculation.input($0) ?? calculation.output($0))
      }, in: step, called: "'code_verifier', 'state' and 'nonce'")
  }
}
