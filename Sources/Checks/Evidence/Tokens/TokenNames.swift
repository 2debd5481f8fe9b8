import HTTPModel
import JOSE
import TranscriptModel
import Vocabulary
import WireFormats

/// Which answer of the token endpoint first had a token of which name, in `jti`.
struct TokenNames: TranscriptReading {
  private struct Name: Hashable {
    var issuer: WireText?
    var name: WireText
  }

  private struct Use {
    var number: Int
    var request: Int?
  }

  private var firstUses: [Name: Use] = [:]

  init(_ transcript: Transcript) {
    for step in transcript.steps where step.isTokenEndpointSuccess {
      let json = step.response?.json
      for member in [ParameterName.accessToken, .idToken] {
        guard let text = json?[member.rawValue]?.stringValue,
          case .readable(let jwt) = JWT.read(text), let name = jwt.claims.string("jti").value
        else { continue }
        let key = Name(issuer: jwt.claims.string("iss").value, name: name)
        firstUses[key] = firstUses[key] ?? Use(number: step.number, request: step.answers)
      }
    }
  }

  /// The number of the answer that issued a token of this name and issuer before another answer; nil where
  /// none did, or both answer one request.
  func answer(naming name: WireText, of issuer: WireText?, before step: Step) -> Int? {
    guard let use = firstUses[Name(issuer: issuer, name: name)], use.number < step.number,
      use.request != step.answers
    else { return nil }
    return use.number
  }
}
