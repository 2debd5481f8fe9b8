import JOSE
import TranscriptModel
import Vocabulary
import WireFormats

/// The app read the credential that came, and knew whether a sign-in waited for it.
struct CredentialCheckRecomputation: Recomputation {
  static let requirement = Requirement(.appleServices)
  static let summary =
    "the app's reading has the bytes of the credential, and the sign-in that waits"

  private let judged: JudgedCalculation<CredentialCheckValue>
  private let credential: Step

  init(_ judged: JudgedCalculation<CredentialCheckValue>) throws(MissingEvidence) {
    self.judged = judged
    let (step, evidence) = (judged.step, judged.evidence)
    let isReceived: (Step) -> Bool = { $0.receiver == step.sender && $0.isDelivered }
    let found =
      evidence.last(
        .appleCredential, with: .parameter(.state, judged[.stateReceived]), before: step,
        where: isReceived) ?? evidence.last(.appleCredential, before: step, where: isReceived)
    guard let found else {
      try evidence.requireAllSteps(before: step)
      throw MissingEvidence("no credential before \(step.id.quoted) is in the transcript")
    }
    credential = found
  }

  func origin(of value: CredentialCheckValue) throws(MissingEvidence) -> ValueOrigin {
    let handoff = credential.handoff
    let text = credential.appleIdentityToken
    switch value {
    case .stateReceived:
      return .taken(handoff?[ParameterName.state.rawValue] ?? ValueForm.absent)
    case .identityToken: return .taken(handoff?["identityToken"] ?? ValueForm.absent)
    case .codeHash:
      return .taken(
        text.flatMap { TokenText(in: $0)?.claims["c_hash"]?.stringValue } ?? ValueForm.absent)
    case .pendingSignIn: return try pendingSignIn()
    case .identityTokenText: return .derived(text ?? Presence.none.rawValue)
    case .tokenParts:
      let parts = (text ?? "").split(at: ".")
      return .derived("\(parts.count)")
    case .codeHashComputed:
      return .taken(
        credential.appleCode.map { SignatureAlgorithm.rs256.leftHalfHash(of: $0) }
          ?? Presence.none.rawValue)
    }
  }

  /// A sign-in waits if the app asked with this state and got neither a credential nor an error yet.
  private func pendingSignIn() throws(MissingEvidence) -> ValueOrigin {
    let (app, evidence) = (judged.step.sender, judged.evidence)
    // An app that was ended in the meantime has forgotten its sign-in.
    if let stated = evidence.transcript.registered(.pendingSignIn, at: app).first {
      return .stated(stated)
    }
    let state = credential.handoff?[ParameterName.state.rawValue]
    let shared = SharedValue.parameter(.state, state)
    // What the app drew counts: its request may have been changed on its way.
    let drawn = evidence.last(.rawNonce, with: shared, before: credential) { $0.sender == app }
    guard let drawn, state != nil else {
      try evidence.requireAllSteps(before: credential)
      return .taken(Presence.none.rawValue)
    }
    let answer = evidence.last(.appleCredential, .appleIDError, with: shared, before: credential) {
      $0.receiver == app && $0.isDelivered && $0.number > drawn.number
    }
    if answer != nil { return .taken(Presence.none.rawValue) }
    try evidence.requireAllSteps(before: credential)
    // Without facts, nothing says whether the app was ended in the meantime.
    if evidence.hasNoFacts, judged[.pendingSignIn] == Presence.none.rawValue {
      return .stated(try evidence.fact(.pendingSignIn, at: app))
    }
    return .taken(Presence.yes.rawValue)
  }
}
