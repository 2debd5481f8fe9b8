import FlowsShared
import HTTPModel
import Simulation
import TranscriptModel
import Vocabulary
import WireFormats

extension PKCEAttacks {
  static let tokenInvalid = Attack(
    "token-invalid", "a stolen access token is used after its time",
    powers: [.readsMessages], goal: .attackerHoldsPhotos, defence: .accessTokenUnexpired,
    reference: .rfc6750("3.1"),
    attacker: { AccessTokenThief($0, writesNewExpiry: false) })

  static let tokenForged = Attack(
    "token-forged", "a stolen access token has expired, so the thief writes a later time into it",
    powers: [.readsMessages], goal: .attackerHoldsPhotos, defence: .accessTokenSignature,
    reference: .rfc9068("4"),
    attacker: { AccessTokenThief($0, writesNewExpiry: true) })
}

/// Reads an access token, and uses it two hours later.
actor AccessTokenThief: Attacker {
  nonisolated let title = "reads a request for photos, and keeps the access token"
  nonisolated let tools: AttackerTools
  nonisolated let reads: Set<MessageName> = [.resourceRequest]

  private let writesNewExpiry: Bool
  private var request: HTTPRequest?

  init(_ tools: AttackerTools, writesNewExpiry: Bool) {
    self.tools = tools
    self.writesNewExpiry = writesNewExpiry
  }

  func intercept(_ step: Step) -> [Message]? {
    request = step.request
    return nil
  }

  func strike() async {
    guard let request else { return }
    tools.seat.clock.wait(Self.twoHours)
    var message = Message.request(request)
    if writesNewExpiry, let forged = try? message.applying(.set(laterTime), at: Self.expiry) {
      message = forged
    }
    guard case .request(let own) = message else { return }
    _ = await tools.seat.send(own, as: .resourceRequest)
  }

  private var laterTime: WireText { "\(tools.seat.clock.now + Self.twoHours)" }

  private static let expiry = Place.tokenClaim(of: .header("Authorization"), "exp")
  private static let twoHours = 2 * 3600
}
