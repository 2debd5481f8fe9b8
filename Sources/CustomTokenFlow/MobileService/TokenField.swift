import FlowsShared
import HTTPModel
import JOSE
import Simulation
import TranscriptModel
import Vocabulary
import WireFormats

/// What the service makes of `X-ZUMO-AUTH`.
extension MobileService {
  static let tokenField: WireText = "X-ZUMO-AUTH"
  private static let scheme: WireText = "Bearer "

  /// Who sends a request.
  ///
  /// No field at all is no token. A field whose content is not a good token is refused.
  func caller(of request: HTTPRequest) async throws(Refusal) -> Caller {
    let values = request.fields.values(of: Self.tokenField)
    guard !values.isEmpty else { return .anonymous }
    do {
      return .user(try await judgedUser(of: try token(in: values)))
    } catch {
      guard seat.defences.isOn(.badTokenRefused) else { return .anonymous }
      var refusal = error
      refusal.defence = error.defence ?? .badTokenRefused
      throw refusal
    }
  }

  private func token(in values: [WireText]) throws(Refusal) -> UnverifiedJWS {
    guard values.count == 1, var text = values.first else {
      throw unfit("occurs \(values.count) times; send one token")
    }
    guard !text.isEmpty else {
      throw unfit("is empty; send the token, or leave the field out")
    }
    if text.asciiLowercased.hasPrefix(Self.scheme.asciiLowercased) {
      try seat.defences.require(
        .tokenRaw, false, otherwise: .mobileServiceUnauthorized,
        "'\(Self.tokenField)' begins with 'Bearer'; send the token alone, with nothing before it")
      text = text.dropFirst(Self.scheme.utf8.count)
    }
    do {
      return try UnverifiedJWS(parsing: text)
    } catch {
      throw unfit("holds no token: \(error)")
    }
  }

  /// A refusal of what stands in the field.
  func unfit(_ reason: String) -> Refusal {
    Refusal(.mobileServiceUnauthorized, "'\(Self.tokenField)' \(reason)")
  }
}
