import HTTPModel
import OAuthModel
import TranscriptModel
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
      case .callback: isFollowed(step, by: .tokenRequest, with: step.answeredCode) { $0.sentCode }
      case .tokenResponse, .refreshResponse:
        isFollowed(step, by: .resourceRequest, with: step.accessToken(in: self)) {
          $0.accessToken(in: self)
        }
      default: false
      }
    return isUsed ? .goesOn : .silent
  }

  /// Whether the receiver of a message sent a value out of it in a later one.
  private func isFollowed(
    _ step: Step, by name: MessageName, with value: String?, in place: (Step) -> String?
  ) -> Bool {
    guard let value else { return false }
    return steps(named: name).contains {
      $0.number > step.number && $0.sender == step.receiver && place($0) == value
    }
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

extension Step {
  fileprivate var answeredCode: String? { answerParameters?[.code] }

  fileprivate var sentCode: String? { request?.form?[.code] }
}
