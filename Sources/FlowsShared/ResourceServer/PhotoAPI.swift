package import HTTPModel
package import Simulation
package import TranscriptModel
package import Vocabulary
package import WireFormats

/// What everybody can look up about the API that shows photos.
package enum PhotoAPI {
  /// Its host.
  package static let host: WireText = "resource-server.example"
  /// Its identifier, which access tokens name as their audience.
  package static let identifier: WireText = "https://\(host)"
  /// Where the photos are.
  package static let photosURL = identifier + "/photos"
  /// The titles of the photos that are at stake.
  package static let alicesPhotos: [WireText] = ["lighthouse.jpg", "two-herons.jpg"]

  /// A request for the photos, with an access token where it belongs, or in the URL, where it leaks.
  package static func request(accessToken: WireText, inURL: Bool = false) -> HTTPRequest {
    let url = URI(photosURL)
    return inURL
      ? .get(
        url.adding(FormParameters([.accessToken: accessToken])), fields: ["Accept": MediaType.json])
      : .get(url, fields: ["Authorization": "Bearer \(accessToken)", "Accept": MediaType.json])
  }
}

extension AttackGoal {
  /// The API showed one of Alice's photos to the attacker.
  package static let attackerHoldsPhotos = AttackGoal("the attacker holds the victim's photos") {
    run in
    run.steps.contains { step in
      step.receiver == .attacker && step.isDelivered && step.showsAlicesPhotos
    }
  }

  /// The API answered with photos, though the request has a fault that the words name.
  package static func photosShown(_ words: String) -> AttackGoal {
    AttackGoal(words) { $0.hasSuccess(of: .resourceResponse) }
  }

  /// The app sent a message, though it should not have, or not so often.
  package static func appSends(
    _ message: MessageName, times: Int = 1, _ words: String
  ) -> AttackGoal {
    AttackGoal(words) { run in
      run.steps.count { $0.id.name == message && $0.sender == .app } >= times
    }
  }
}

extension Transcript {
  /// Whether responses of this name were successes that often.
  package func hasSuccess(of name: MessageName, times: Int = 1) -> Bool {
    steps.count { $0.id.name == name && $0.response?.isSuccess == true } >= times
  }
}

extension Step {
  /// Whether this is a response of the API with a photo of Alice.
  fileprivate var showsAlicesPhotos: Bool {
    guard id.name == .resourceResponse, let response, response.isSuccess,
      let photos = response.json?["photos"]?.arrayValue
    else { return false }
    return photos.contains { PhotoAPI.alicesPhotos.contains($0.stringValue ?? "") }
  }
}

extension Place {
  /// A claim of the token that a request brings in its header.
  package static func bearerClaim(_ name: WireText) -> Place {
    .tokenClaim(of: .header("Authorization"), name)
  }
}

extension Seat {
  /// Asks the API for the user's photos; whether they came.
  package nonisolated(nonsending) func fetchPhotos(
    accessToken: WireText, inURL: Bool
  ) async -> Bool {
    let request = PhotoAPI.request(accessToken: accessToken, inURL: inURL)
    return await send(request, as: .resourceRequest) { response throws(Refusal) in
      guard response.isSuccess else {
        throw .passedOn(nil, "the photos came with status \(response.status)")
      }
    } != nil
  }
}

extension AttackerTools {
  /// Asks the API for photos.
  package func fetchPhotos(accessToken: WireText) async {
    _ = await seat.send(PhotoAPI.request(accessToken: accessToken), as: .resourceRequest)
  }
}
