import HTTPModel
import Vocabulary
import TranscriptModel
import WireFormats

extension AttackGoal {
  /// The API showed one of Alice's photos to the attacker.
  static let attackerHoldsPhotos = AttackGoal("the attacker holds the victim's photos") { run in
    run.steps.contains { step in
      step.receiver == .attacker && step.isDelivered && step.shows(photosOf: "alice")
    }
  }

  /// A token request was answered with tokens, though it has a fault that the words name.
  static func tokensIssued(_ words: String) -> AttackGoal {
    AttackGoal(words) { $0.hasSuccess(of: .tokenResponse) }
  }

  /// The API answered with photos, though the request has a fault that the words name.
  static func photosShown(_ words: String) -> AttackGoal {
    AttackGoal(words) { $0.hasSuccess(of: .resourceResponse) }
  }

  /// The app took the user as signed in, and used the tokens.
  static func appGoesOn(_ words: String) -> AttackGoal {
    AttackGoal(words) { run in
      run.steps.contains { $0.id.name == .resourceRequest && $0.sender == .app }
    }
  }
}

extension Transcript {
  /// Whether a response of this name is a success.
  fileprivate func hasSuccess(of name: MessageName) -> Bool {
    steps.contains { $0.id.name == name && $0.response?.isSuccess == true }
  }
}

extension Step {
  /// Whether this is a response of the API with photos of an account.
  fileprivate func shows(photosOf account: WireText) -> Bool {
    guard id.name == .resourceResponse, let response, response.isSuccess,
      let photos = response.json?["photos"]?.arrayValue
    else { return false }
    return photos.contains { photo in
      PKCEWorld.photos[account]?.contains(photo.stringValue ?? "") == true
    }
  }
}
