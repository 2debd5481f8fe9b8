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
      case .callback:
        step.answerParameters?[.code].map { code in
          isFollowed(step, by: .tokenRequest, with: .parameter(.code, code))
        }
      case .tokenResponse, .refreshResponse:
        step.accessToken(in: self).map { token in
          isFollowed(step, by: .resourceRequest, with: .accessToken(token))
        }
      default: nil as Bool?
      }
    return isUsed == true ? .goesOn : .silent
  }

  /// Whether the receiver of a message sent a value out of it in a later one.
  private func isFollowed(_ step: Step, by name: MessageName, with bond: Bond) -> Bool {
    index.positions(of: name, with: bond, before: transcript.steps.endIndex).contains { position in
      let later = transcript.steps[position]
      return later.number > step.number && later.sender == step.receiver
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
