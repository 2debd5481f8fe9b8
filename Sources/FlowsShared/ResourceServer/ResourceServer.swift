package import HTTPModel
import JOSE
package import Simulation
import TranscriptModel
import Vocabulary
package import WireFormats

/// The photos API: shows a user's photos to whoever holds an access token for them.
package actor ResourceServer: HTTPServer {
  package nonisolated let seat: Seat
  package nonisolated let title = "the photos API: verifies access tokens without asking anybody"
  package nonisolated let hosts: [WireText]

  let settings: Settings
  let keys: KeyCache

  /// An API at this host.
  package init(host: WireText, settings: Settings, seat: Seat) {
    hosts = [host]
    self.settings = settings
    self.seat = seat
    keys = KeyCache(settings.keys, seat: seat)
  }

  package func respond(to request: HTTPRequest) async -> Answer {
    if let refusal = answerToWrongHost(request) { return refusal }
    guard request.method == "GET", request.url.path == "/photos" else {
      return Answer(HTTPResponse(status: 404))
    }
    do {
      // A server that asks for no token cannot know whose photos are meant, and shows them all.
      var subject: WireText?
      if let token = try bearerToken(request) {
        subject = try await judgedClaims(token).string("sub").value ?? ""
      }
      return Answer(.json(photos(of: subject), fields: ["Cache-Control": "no-store"]))
    } catch {
      return Self.errorAnswer(error)
    }
  }

  private func photos(of subject: WireText?) -> JSONValue {
    let owners = subject.map { [$0] } ?? settings.photos.keys.sorted()
    let titles = owners.flatMap { settings.photos[$0] ?? [] }
    return .object(
      JSONMember("owner", .string(owners.joined(separator: " "))),
      JSONMember("photos", .array(titles.map { .string($0) })))
  }
}

extension ResourceServer {
  /// What the API is told when it is set up.
  package struct Settings: Sendable {
    /// Which tokens it takes.
    package var rules: any BearerTokenRules
    /// Where their issuer publishes its keys.
    package var keys: KeyCache.Source
    /// The titles of each user's photos, by subject.
    package var photos: [WireText: [WireText]]

    /// An API that takes these tokens and has these photos.
    package init(
      rules: any BearerTokenRules, keys: KeyCache.Source, photos: [WireText: [WireText]]
    ) {
      self.rules = rules
      self.keys = keys
      self.photos = photos
    }
  }
}
