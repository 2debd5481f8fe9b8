import FlowsShared
import Simulation
import TranscriptModel
import WireFormats

/// What a lesson may change in the participants of the flow with Apple and Firebase.
struct NonceSettings {
  static let names: [WireText] = [
    "user.sign_ins", "user.decision", "user.taps",
    "app.nonce_alphabet", "app.raw_nonce", "app.nonce_for_apple", "app.nonce_for_firebase",
    "app.token_reading", "app.token_place", "app.pending",
    "device.client_id",
    "apple.email_verified", "apple.nonce_supported", "apple.key_rotation", "apple.clock_ahead",
    "apple.issuer", "apple.left_out", "apple.times",
    "firebase.audiences", "firebase.algorithms", "firebase.unknown_key", "firebase.clock_ahead",
    "firebase.token_issuer", "firebase.token_audience", "firebase.local_id",
  ]

  /// Who signs in, one after the other.
  var people: [WireText]
  var approves: Bool
  var tapsTwice: Bool
  var alphabet: WireText
  var rawNonce: WireText?
  var nonceForApple: NonceForm
  var nonceForFirebase: NonceForm
  var tokenReading: TokenReading
  var tokenPlace: TokenPlace
  var keepsPending: Bool
  /// Under which name Apple knows who asks.
  var clientID: WireText
  var isVerifiedAsText: Bool
  var isNonceSupported: Bool
  var rotation: KeyRotation
  var clockAhead: Int
  var issuer: WireText
  /// A claim that Apple leaves out of its tokens.
  var leftOutClaim: WireText?
  var areTimesText: Bool
  var audiences: [WireText]
  var algorithms: [WireText]
  var asksAgainForKeys: Bool
  var firebaseClockAhead: Int
  var tokenIssuer: WireText
  var tokenAudience: WireText
  /// The id that everybody gets at Firebase, if they do not get one each.
  var localID: WireText?

  init(_ settings: [NamedValue]) throws(ConfigurationError) {
    let values = SettingValues(settings)
    people = try values.words("user.sign_ins", among: NonceWorld.people) ?? ["alice"]
    approves = try values.choice("user.decision", of: ["approve", "cancel"]) != "cancel"
    tapsTwice = try values.choice("user.taps", of: ["once", "twice"]) == "twice"
    alphabet = try values.alphabet("app.nonce_alphabet") ?? NonceWorld.tutorialAlphabet
    rawNonce = values["app.raw_nonce"]
    nonceForApple = try values.choice("app.nonce_for_apple", of: NonceForm.self) ?? .hash
    nonceForFirebase = try values.choice("app.nonce_for_firebase", of: NonceForm.self) ?? .raw
    tokenReading = try values.choice("app.token_reading", of: TokenReading.self) ?? .utf8
    tokenPlace = try values.choice("app.token_place", of: TokenPlace.self) ?? .header
    keepsPending = try values.choice("app.pending", of: ["kept", "lost"]) != "lost"
    clientID = values["device.client_id"] ?? NonceWorld.bundleID
    isVerifiedAsText = try values.choice("apple.email_verified", of: ["boolean", "text"]) == "text"
    isNonceSupported = try values.choice("apple.nonce_supported", of: ["true", "false"]) != "false"
    rotation = try values.choice("apple.key_rotation", of: KeyRotation.self) ?? .none
    clockAhead = try values.seconds("apple.clock_ahead") ?? 0
    issuer = values["apple.issuer"] ?? AppleServer.issuer
    leftOutClaim = values["apple.left_out"]
    areTimesText = try values.choice("apple.times", of: ["number", "text"]) == "text"
    audiences = values.words("firebase.audiences") ?? [NonceWorld.bundleID]
    algorithms = values.words("firebase.algorithms") ?? ["RS256"]
    asksAgainForKeys =
      try values.choice("firebase.unknown_key", of: ["ask-again", "refuse"]) != "refuse"
    firebaseClockAhead = try values.seconds("firebase.clock_ahead") ?? 0
    tokenIssuer =
      values["firebase.token_issuer"]
      ?? FirebaseTokenRules.issuer(ofProject: NonceWorld.projectID)
    tokenAudience = values["firebase.token_audience"] ?? NonceWorld.projectID
    localID = values["firebase.local_id"]
  }
}
