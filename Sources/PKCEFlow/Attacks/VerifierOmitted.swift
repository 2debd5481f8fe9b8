import FlowsShared
import Simulation
import Vocabulary

extension PKCEAttacks {
  static let verifierOmitted = Attack(
    "verifier-omitted", "a second app gets the answer, and redeems the code without a verifier",
    powers: [.installsApp], goal: .attackerHoldsPhotos, defence: .verifierRequired,
    reference: .rfc9700("2.1.1"),
    attacker: { InterceptingApp($0) { [nil] } })
}
