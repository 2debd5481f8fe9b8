import HTTPModel
import TranscriptModel
import Vocabulary
import WireFormats

/// What the receiver of a message did next, as far as the messages after it show.
enum Reaction {
  /// It gave what was asked for, or used what it got.
  case goesOn
  /// It answered that the message is at fault.
  case refuses
  /// It did neither, or for another reason than the message.
  case silent
}

extension Evidence {
  /// What the receiver of a message did next.
  func reaction(to step: Step) -> Reaction {
    if step.request != nil { return response(to: step)?.response.map(Self.reaction) ?? .silent }
    let isUsed =
      switch step.id.name {
      case .callback: codeUses.isRedeemed(step)
      case .tokenResponse, .refreshResponse:
        step.accessToken(in: self).map { token in
          steps(.resourceRequest, with: .accessToken(token)).contains {
            $0.number > step.number && $0.sender == step.receiver
          }
        } ?? false
      default: false
      }
    return isUsed ? .goesOn : .silent
  }

  /// Whether another request got tokens for the code, or for the refresh token, of a request.
  ///
  /// Each is taken once: which of several requests wins a race is for the server to say.
  func isTakenByAnother(_ request: Step) -> Bool {
    guard let form = request.request?.form else { return false }
    if let token = form[.refreshToken] {
      return issuedTokens.request(trading: token).map { $0.number != request.number } ?? false
    }
    return form[.code].map { codeUses.isTaken($0, butBy: request.number) } ?? false
  }

  private static func reaction(_ response: HTTPResponse) -> Reaction {
    let answer = response.location?.queryParameters
    if let error = answer?[.error] { return refusals.contains(error) ? .refuses : .silent }
    switch response.status {
    case 200..<400: return .goesOn
    case 400..<500: return .refuses
    default: return .silent
    }
  }

  /// The errors in a redirect that blame the request: not the user's no, and no failing server.
  private static let refusals = Set(
    ErrorSource.authorizationEndpoint.codes.map(\.rawValue)
  ).subtracting(
    [ErrorCode.accessDenied, .serverError, .temporarilyUnavailable].map(\.rawValue))
}
