import HTTPModel
import OAuthModel
import TranscriptModel
import WireFormats

extension AttackGoal {
  /// The API showed one of Alice's photos to the attacker.
  static let attackerHoldsPhotos = AttackGoal("the attacker holds the victim's photos") { run in
    run.steps.contains { step in
      step.receiver == .attacker && step.isDelivered && step.shows(photosOf: "alice")
    }
  }
}

extension Step {
  /// Whether this is a response of the API with photos of an account.
  fileprivate func shows(photosOf account: String) -> Bool {
    guard id.name == .resourceResponse, let response, response.isSuccess,
      let photos = response.json?["photos"]?.arrayValue
    else { return false }
    return photos.contains { photo in
      PKCEWorld.photos[account]?.contains(photo.stringValue ?? "") == true
    }
  }
}
