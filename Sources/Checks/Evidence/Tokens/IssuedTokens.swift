import HTTPModel
import TranscriptModel
import Vocabulary
import WireFormats

/// Which token response issued which token, and which one began the chain of refreshes.
struct IssuedTokens: TranscriptReading {
  private var accessTokens: [WireText: Step] = [:]
  private var refreshTokens: [WireText: Step] = [:]
  private var firstResponses: [WireText: Step] = [:]
  private var trades: [WireText: Step] = [:]

  /// Reads the answers of the token endpoint; the first that has a token issued it.
  init(_ transcript: Transcript) {
    var offers: [Int: (request: Step, token: WireText)] = [:]
    for step in transcript.steps {
      if let token = step.request?.form?[.refreshToken] { offers[step.number] = (step, token) }
      guard step.isTokenEndpointSuccess else { continue }
      let offer = step.answers.flatMap { offers[$0] }
      if let offer, trades[offer.token] == nil { trades[offer.token] = offer.request }
      guard let json = step.response?.json else { continue }
      if let token = json[ParameterName.accessToken.rawValue]?.stringValue,
        accessTokens[token] == nil
      {
        accessTokens[token] = step
      }
      guard let token = json[ParameterName.refreshToken.rawValue]?.stringValue,
        refreshTokens[token] == nil
      else { continue }
      refreshTokens[token] = step
      firstResponses[token] = offer.map { firstResponses[$0.token] } ?? step
    }
  }

  /// The response that issued an access token before a step.
  func response(issuingAccessToken token: WireText, before step: Step) -> Step? {
    accessTokens[token].flatMap { $0.number < step.number ? $0 : nil }
  }

  /// The response that issued a refresh token before a step.
  func response(issuingRefreshToken token: WireText, before step: Step) -> Step? {
    refreshTokens[token].flatMap { $0.number < step.number ? $0 : nil }
  }

  /// The first refresh request that got new tokens for a refresh token.
  func request(trading token: WireText) -> Step? { trades[token] }

  /// The answer to the code with which the chain of refreshes began that led to a refresh token.
  func firstResponse(behindRefreshToken token: WireText) -> Step? { firstResponses[token] }
}

extension Evidence {
  /// Which token response issued which token.
  var issuedTokens: IssuedTokens { reading(IssuedTokens.self) }
}

extension Step {
  /// The access token that is issued in this step, or that comes with it.
  func accessToken(in evidence: Evidence) -> WireText? {
    if isTokenEndpointSuccess { return evidence.member(.accessToken, of: self)?.stringValue }
    return request.flatMap(\.bearerToken)
  }

  /// Whether the token endpoint issued tokens in this step.
  var isTokenEndpointSuccess: Bool {
    (id.name == .tokenResponse || id.name == .refreshResponse) && response?.isSuccess == true
  }
}
