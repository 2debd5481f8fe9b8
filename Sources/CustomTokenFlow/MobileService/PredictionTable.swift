import FlowsShared
import HTTPModel
import Simulation
import Vocabulary
import WireFormats

/// The table of predictions, in which each row belongs to the user who wrote it.
extension MobileService {
  /// Adds a row.
  ///
  /// Its owner is the caller, whatever the body says.
  func insert(_ request: HTTPRequest) async throws(Refusal) -> Answer {
    let owner = try owner(for: try await caller(of: request))
    let json = try object(in: request)
    guard let match = json["match"]?.stringValue, let score = json["score"]?.stringValue else {
      throw Refusal(.mobileServiceBadRequest, "a prediction has a 'match' and a 'score'")
    }
    let row = PredictionRow(
      id: seat.random.text(9, for: "mobile-service: row id"), match: match, score: score,
      userID: owner)
    rows.append(row)
    return Answer(.json(row.json, status: 201, fields: ["Cache-Control": "no-store"]))
  }

  /// Shows the caller's rows; to a caller without token, those that belong to nobody.
  func read(_ request: HTTPRequest) async throws(Refusal) -> Answer {
    let owner = try owner(for: try await caller(of: request))
    let shown = seat.defences.isOn(.rowsOfUser) ? rows.filter { $0.userID == owner } : rows
    return Answer(.json(.array(shown.map(\.json)), fields: ["Cache-Control": "no-store"]))
  }

  /// The owner that a caller's rows have; nil for a caller without token.
  private func owner(for caller: Caller) throws(Refusal) -> WireText? {
    switch caller {
    case .user(let id): return id
    case .anonymous:
      guard settings.isTableOpen else {
        throw Refusal(
          .mobileServiceUnauthorized,
          "no token came with the request; send it in 'X-ZUMO-AUTH', with nothing before it")
      }
      return nil
    }
  }

  /// Who sends a request.
  enum Caller: Sendable {
    /// A user, whose token was judged good.
    case user(WireText)
    /// Somebody who sent no token.
    case anonymous
  }
}
