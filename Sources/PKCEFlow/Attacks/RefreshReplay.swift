import FlowsShared
import HTTPModel
import Simulation
import TranscriptModel
import Vocabulary
import WireFormats

extension PKCEAttacks {
  static let refreshReplay = Attack(
    "refresh-replay", "a stolen refresh token is used after its owner has used it",
    powers: [.readsMessages], goal: .attackerHoldsPhotos, defence: .refreshRotation,
    reference: .rfc9700("4.14"),
    attacker: { RefreshTokenThief($0) })
}

/// Reads a refresh token, and uses it when the victim has a newer one.
actor RefreshTokenThief: Attacker {
  nonisolated let title = "reads the token response, and keeps the refresh token"
  nonisolated let tools: AttackerTools
  nonisolated let reads: Set<MessageName> = [.tokenResponse]

  private var refreshToken: WireText?

  init(_ tools: AttackerTools) { self.tools = tools }

  func intercept(_ step: Step) -> [Message]? {
    refreshToken = step.response?.json?[ParameterName.refreshToken.rawValue]?.stringValue
    return nil
  }

  func strike() async {
    guard let refreshToken, let tokens = await tools.refresh(refreshToken) else { return }
    await tools.fetchPhotos(accessToken: tokens.accessToken)
  }
}
