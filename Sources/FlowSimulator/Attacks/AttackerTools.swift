/// What an attacker is given: the wire, and a source of values of its own.
struct AttackerTools: Sendable {
  let wire: Wire
  let environment: RunEnvironment

  /// A value that the attacker makes up.
  func madeUp(_ octetCount: Int, for purpose: String) -> String {
    environment.random.text(octetCount, for: "attacker: \(purpose)")
  }
}
