import HTTPModel
import TranscriptModel
import Vocabulary
import WireFormats

/// To which servers each app sent which redirect URI, and when first.
struct RedirectURIUses: TranscriptReading {
  private struct Use: Hashable {
    var app: ParticipantName
    var redirectURI: WireText
  }

  /// The first two servers are enough: one of them is another than any server asked about.
  private var servers: [Use: [(origin: WireText, number: Int)]] = [:]

  init(_ transcript: Transcript) {
    for step in transcript.steps
    where step.id.name == .openBrowser || step.id.name == .openWebView {
      guard let url = step.url, let origin = url.origin,
        let redirectURI = url.queryParameters[.redirectURI]
      else { continue }
      let use = Use(app: step.sender, redirectURI: redirectURI)
      let known = servers[use] ?? []
      guard known.count < 2, !known.contains(where: { $0.origin == origin }) else { continue }
      servers[use] = known + [(origin, step.number)]
    }
  }

  /// Another server to which an app sent the same redirect URI before.
  func otherServer(
    than server: WireText, with redirectURI: WireText, of app: ParticipantName,
    before number: Int
  ) -> WireText? {
    servers[Use(app: app, redirectURI: redirectURI)]?
      .first { $0.origin != server && $0.number < number }?.origin
  }
}
