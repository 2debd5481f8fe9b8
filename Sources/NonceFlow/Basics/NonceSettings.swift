import JOSE
import Simulation
import WireFormats

/// What a lesson or an attack may set in the flow with Apple and Firebase.
struct NonceSettings: SettingTable {
  static let table = NonceSettings()

  let people = Setting(
    words: "user.sign_ins", ["alice"], among: PhotoApp.people,
    "the people who sign in, one after the other"
  ).withOtherRightWays
  let closesSheet = Setting(
    "user.decision", "approve", or: "cancel", "whether the user approves or closes the sheet"
  ).withOtherRightWays
  let tapsTwice = Setting(
    "user.taps", "once", or: "twice",
    "how often the user presses the button, of which the second time is a slip"
  ).withOtherRightWays

  let alphabet = Setting(
    alphabet: "app.nonce_alphabet", PhotoApp.tutorialAlphabet,
    "the characters from which the app draws raw nonces"
  ).withOtherRightWays
  let rawNonce = Setting("app.raw_nonce", "a raw nonce that the app uses instead of drawing one")
  let nonceForApple = Setting(
    "app.nonce_for_apple", NonceForm.hash, "the form in which the app hands its nonce to Apple")
  let nonceForFirebase = Setting(
    "app.nonce_for_firebase", NonceForm.raw,
    "the form in which the app hands its nonce to Firebase")
  let tokenReading = Setting(
    "app.token_reading", TokenReading.utf8,
    "how the app makes a text of the identity token's bytes")
  let sendsTokenInURL = Setting(
    "app.token_place", "header", or: "query",
    "where the app puts its token when it asks the API: in the URL it ends up in logs")
  let losesPending = Setting(
    "app.pending", "kept", or: "lost",
    "whether what keeps the app's sign-ins is still there when a credential comes, or was made anew"
  )

  let clientID = Setting(
    "device.client_id", PhotoApp.bundleID,
    "the client for which the device asks Apple for a token: the system fills in the bundle id")
  let deviceError = Setting(
    "device.error", DeviceError.none,
    "the number with which the device fails when the user has approved, without asking Apple"
  ).withOtherRightWays

  let isVerifiedAsText = Setting(
    "apple.email_verified", "boolean", or: "text",
    "the type of the claim 'email_verified' in Apple's tokens"
  ).withOtherRightWays
  let lacksNonceSupport = Setting(
    "apple.nonce_supported", "true", or: "false",
    "whether Apple can carry a nonce for the device; if not, the token has none and says so"
  ).withOtherRightWays
  let keyRotation = Setting(
    "apple.key_rotation", KeyRotation.none, "how Apple changes the key with which it signs"
  ).withOtherRightWays
  let appleClockAhead = Setting(
    seconds: "apple.clock_ahead", 0, "seconds by which Apple's clock is ahead of the others")
  let appleIssuer = Setting(
    "apple.issuer", AppleAddresses.issuer, "what Apple writes into 'iss' of its tokens")
  let leftOutClaim = Setting("apple.left_out", "a claim that Apple leaves out of its tokens")
  let areTimesText = Setting(
    "apple.times", "number", or: "text", "the type of 'exp' and 'iat' in Apple's tokens")

  let audiences = Setting(
    words: "firebase.audiences", [PhotoApp.bundleID],
    "the clients of Apple whose tokens Firebase takes for this project")
  let algorithms = Setting(
    words: "firebase.algorithms", [SignatureAlgorithm.rs256.name],
    "the algorithms that Firebase takes for Apple's tokens")
  let keepsKeysForEver = Setting(
    "firebase.unknown_key", "ask-again", or: "refuse",
    "whether Firebase fetches Apple's keys once more, after a while and for a 'kid' that it does not know; "
      + "who refuses keeps the first ones for ever")
  let firebaseClockAhead = Setting(
    seconds: "firebase.clock_ahead", 0,
    "seconds by which the clock of Firebase's token service is ahead of the others")
  let tokenIssuer = Setting(
    "firebase.token_issuer", PhotoApp.tokenIssuer, "what Firebase writes into 'iss' of its tokens")
  let tokenAudience = Setting(
    "firebase.token_audience", PhotoApp.projectID, "what Firebase writes into 'aud' of its tokens")
  let localID = Setting(
    "firebase.local_id", "the id that everybody gets at Firebase, instead of one each")
}

/// In which form the app hands its nonce to somebody: one is right, the others are what people do.
enum NonceForm: WireText, CaseIterable, Sendable {
  /// The raw nonce itself.
  case raw
  /// Lower-case hex of its SHA-256 digest.
  case hash
  /// The hash of the hash.
  case hashTwice = "hash-twice"
  /// The digest in base64.
  case base64
  /// The digest in upper-case hex.
  case upperCase = "upper-case"
  /// Nothing at all.
  case none

  /// A raw nonce in this form.
  func apply(to raw: WireText) -> WireText? {
    switch self {
    case .raw: raw
    case .hash: raw.sha256
    case .hashTwice: raw.sha256.sha256
    case .base64: Base64.encode(DigestAlgorithm.sha256.digest(of: raw.utf8))
    case .upperCase: WireText(raw.sha256.string.uppercased())
    case .none: nil
    }
  }
}

extension WireText {
  /// Lower-case hex of the SHA-256 digest.
  var sha256: WireText { Hex.encode(DigestAlgorithm.sha256.digest(of: utf8)) }
}

/// How the app makes a text of the identity token's bytes: one is right, the others are what people
/// do.
enum TokenReading: WireText, CaseIterable, Sendable {
  /// The bytes are read as UTF-8.
  case utf8
  /// The bytes are written as base64 once more.
  case base64
  /// The bytes are described, as a debugger does it.
  case description

  /// The text; nil when the bytes are none.
  func text(of bytes: [UInt8]) -> WireText? {
    switch self {
    case .utf8: WireText(validating: bytes)
    case .base64: Base64.encode(bytes)
    case .description: "\(bytes.count) bytes"
    }
  }
}

/// With which number of `ASAuthorizationError` the device fails, if at all.
enum DeviceError: WireText, CaseIterable, Sendable {
  case none
  case unknown = "1000"
  case invalidResponse = "1002"
  case notHandled = "1003"
  case failed = "1004"
  case notInteractive = "1005"
}

/// How Apple changes the key with which it signs.
enum KeyRotation: WireText, CaseIterable, Sendable {
  /// It does not.
  case none
  /// The next key stands in the key set before anything is signed with it.
  case announced
  /// From the second token on another key signs. It takes the place of the old one in the key set.
  case sudden
}
