import HTTPModel
import TranscriptModel
import Vocabulary
import WireFormats

/// The app compared what it received with what it had sent, and drew the right conclusion.
struct StateCheckRecomputation: Recomputation {
  static let requirement = Requirement(.rfc9700("4.7.1"))
  static let summary = "the app compared the answer's 'state' and 'iss' with those of its sign-in"

  private let judged: JudgedCalculation<StateCheckValue>
  private let answer: FormParameters
  private let stateSent: WireText?

  init(_ judged: JudgedCalculation<StateCheckValue>) throws(MissingEvidence) {
    self.judged = judged
    let app = judged.step.sender
    let callback = try judged.evidence.callback(
      to: app, before: judged.step, state: judged[.stateReceived])
    answer = callback.url?.queryParameters ?? []
    let signIn = try judged.evidence.signIn(of: app, before: callback, state: judged[.stateSent])
    guard let signIn else { throw MissingEvidence("'\(app)' started no sign-in") }
    stateSent = try signIn.stateSent(judged.evidence)
  }

  func origin(of value: StateCheckValue) throws(MissingEvidence) -> ValueOrigin {
    switch value {
    case .stateSent: .taken(stateSent ?? ValueForm.absent)
    case .stateReceived: .taken(answer[.state] ?? ValueForm.absent)
    case .issuerChosen: .stated(try judged.fact(.issuer))
    case .issuerReceived: .taken(answer[.issuer] ?? ValueForm.absent)
    case .state: .derived(Self.comparison(of: answer[.state], with: stateSent))
    case .issuer: .derived(Self.comparison(of: answer[.issuer], with: try judged.fact(.issuer)))
    }
  }

  private static func comparison(of received: WireText?, with sent: WireText?) -> WireText {
    guard let received else { return ValueComparison.absent.rawValue }
    return (sent == received ? ValueComparison.equal : .different).rawValue
  }
}

extension Step {
  /// The state that an app gave a sign-in: that of the message or, where this was changed on its way,
  /// the one that the app drew for it.
  fileprivate func stateSent(_ evidence: Evidence) throws(MissingEvidence) -> WireText? {
    let sent = authorizationParameters?[.state]
    guard !tampering.isEmpty else { return sent }
    return try evidence.calculation(for: self).calculation?.output(.state) ?? sent
  }
}
