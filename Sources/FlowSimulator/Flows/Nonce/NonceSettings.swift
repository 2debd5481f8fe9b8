import TranscriptModel

/// What a lesson may change in the participants of the flow with Apple and Firebase.
struct NonceSettings {
  static let names = [
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
  var people: [String]
  var approves: Bool
  var tapsTwice: Bool
  var alphabet: String
  var rawNonce: String?
  var nonceForApple: NonceForm
  var nonceForFirebase: NonceForm
  var tokenReading: TokenReading
  var tokenPlace: TokenPlace
  var keepsPending: Bool
  /// Under which name Apple knows who asks.
  var clientID: String
  var isVerifiedAsText: Bool
  var isNonceSupported: Bool
  var rotation: KeyRotation
  var clockAhead: Int
  var issuer: String
  /// A claim that Apple leaves out of its tokens.
  var leftOutClaim: String?
  var areTimesText: Bool
  var audiences: [String]
  var algorithms: [String]
  var asksAgainForKeys: Bool
  var firebaseClockAhead: Int
  var tokenIssuer: String
  var tokenAudience: String
  /// The id that everybody gets at Firebase, if they do not get one each.
  var localID: String?

  init(_ settings: [NamedValue]) throws(ConfigurationError) {
    let reader = SettingReader(settings)
    people = try reader.words("user.sign_ins", among: NonceWorld.people) ?? ["alice"]
    approves = try reader.choice("user.decision", ["approve", "cancel"]) != "cancel"
    tapsTwice = try reader.choice("user.taps", ["once", "twice"]) == "twice"
    alphabet = try reader.alphabet("app.nonce_alphabet") ?? NonceWorld.tutorialAlphabet
    rawNonce = reader.text("app.raw_nonce")
    nonceForApple = try reader.choice("app.nonce_for_apple") ?? .hash
    nonceForFirebase = try reader.choice("app.nonce_for_firebase") ?? .raw
    tokenReading = try reader.choice("app.token_reading") ?? .utf8
    tokenPlace = try reader.choice("app.token_place") ?? .header
    keepsPending = try reader.choice("app.pending", ["kept", "lost"]) != "lost"
    clientID = reader.text("device.client_id") ?? NonceWorld.bundleID
    isVerifiedAsText = try reader.choice("apple.email_verified", ["boolean", "text"]) == "text"
    isNonceSupported = try reader.choice("apple.nonce_supported", ["true", "false"]) != "false"
    rotation = try reader.choice("apple.key_rotation") ?? .none
    clockAhead = try reader.seconds("apple.clock_ahead") ?? 0
    issuer = reader.text("apple.issuer") ?? AppleServer.issuer
    leftOutClaim = reader.text("apple.left_out")
    areTimesText = try reader.choice("apple.times", ["number", "text"]) == "text"
    audiences = reader.words("firebase.audiences") ?? [NonceWorld.bundleID]
    algorithms = reader.words("firebase.algorithms") ?? ["RS256"]
    asksAgainForKeys =
      try reader.choice("firebase.unknown_key", ["ask-again", "refuse"]) != "refuse"
    firebaseClockAhead = try reader.seconds("firebase.clock_ahead") ?? 0
    tokenIssuer =
      reader.text("firebase.token_issuer")
      ?? FirebaseTokenRules.issuer(ofProject: NonceWorld.projectID)
    tokenAudience = reader.text("firebase.token_audience") ?? NonceWorld.projectID
    localID = reader.text("firebase.local_id")
  }
}
