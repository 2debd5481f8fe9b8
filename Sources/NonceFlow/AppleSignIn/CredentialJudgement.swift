import FlowsShared
import HTTPModel
import JOSE
import Simulation
import TranscriptModel
import Vocabulary
import WireFormats

/// What the app asks of a credential before it sends anything on.
///
/// The tutorial's app has the same questions, and answers the first with a fatal error.
extension AppleSignInApp {
  /// A sign-in with its credential, ready for Firebase.
  struct JudgedSignIn: Sendable {
    var rawNonce: WireText
    var identityToken: WireText
  }

  /// The pending sign-in that a credential answers, and the token in it.
  func judgedSignIn(of credential: Handoff) async throws(Refusal) -> JudgedSignIn {
    let state = credential[ParameterName.state.rawValue]
    let signIn = pending[place(for: state ?? "")]
    let bytes = credential["identityToken"].map { Hex.decode($0) ?? [] }
    let token = bytes.flatMap { settings.tokenReading.text(of: $0) }
    let codeHash = CodeHash(of: credential["authorizationCode"], in: token)
    await record(credential, state: state, isPending: signIn != nil, token: token, codeHash)
    guard let signIn else {
      // The tutorial's words: the app ends here.
      let reason = "a credential came, but no sign-in is waiting for one"
      try seat.defences.require(.credentialExpected, false, otherwise: nil, reason)
      throw .crash(FatalErrorValue.noLoginRequest.string)
    }
    // Taken: a second credential finds nothing. The tutorial's variable keeps its value.
    if seat.defences.isOn(.noncePerSignIn) { pending[signIn.state] = nil }
    guard bytes != nil else { throw Refusal(nil, "'identityToken' is missing in the credential") }
    guard let token else {
      throw Refusal(nil, "the bytes of 'identityToken' are not UTF-8, so they are no token")
    }
    try seat.defences.require(
      .tokenIsText, Self.isTokenText(token), otherwise: nil,
      "the identity token is '\(String(token.unicodeScalars.prefix(40)))', not three parts of base64url"
    )
    try seat.defences.require(
      .codeHashMatches,
      codeHash.claimedHash == nil
        || ConstantTime.areEqual(codeHash.claimedHash, codeHash.computedHash),
      otherwise: nil,
      "the token's 'c_hash' is '\(codeHash.claimedHash ?? "absent")', but the code's is "
        + "'\(codeHash.computedHash ?? "none, as no code came")'")
    return JudgedSignIn(rawNonce: signIn.rawNonce, identityToken: token)
  }

  private func record(
    _ credential: Handoff, state: WireText?, isPending: Bool, token: WireText?, _ codeHash: CodeHash
  ) async {
    let bytes = credential["identityToken"]
    let values: [CredentialCheckValue: WireText?] = [
      .stateReceived: state ?? ValueForm.absent, .identityToken: bytes ?? ValueForm.absent,
      .codeHash: codeHash.claimedHash ?? ValueForm.absent,
      .pendingSignIn: (isPending ? Presence.yes : .none).rawValue,
      .identityTokenText: token ?? Presence.none.rawValue,
      .tokenParts: "\(Self.parts(of: token ?? "").count)",
      .codeHashComputed: codeHash.computedHash ?? Presence.none.rawValue,
    ]
    await seat.calculate(
      values,
      commands: (bytes.map { [ShellCommand.text(ofHex: $0)] } ?? [])
        + (codeHash.code.map { ShellCommand.confirming(accessTokenHash: $0) } ?? []))
  }

  private static func parts(of text: WireText) -> [WireText] {
    text.split(at: ".")
  }

  /// Whether a text has the form of a JWT: RFC 7515 §7.1.
  private static func isTokenText(_ text: WireText) -> Bool {
    let parts = parts(of: text)
    return parts.count == 3 && parts.allSatisfy { (try? Base64URL.decode($0)) != nil }
  }
}

/// The code that came with a token, and whether the token says that they belong together.
///
/// The app cannot judge the token's signature, and need not: Firebase does. If the token is Apple's,
/// so is this claim.
///
/// OIDC Core §3.3.2.10
struct CodeHash: Sendable {
  /// The code, read off its bytes.
  var code: WireText?
  /// What the token says.
  var claimedHash: WireText?
  /// What the code gives.
  var computedHash: WireText?

  /// Looks at a code in hex and at a token.
  init(of hexCode: WireText?, in token: WireText?) {
    code = hexCode.flatMap { Hex.decode($0) }.flatMap { WireText(validating: $0) }
    claimedHash = token.flatMap { TokenText(in: $0)?.claims["c_hash"]?.stringValue }
    computedHash = code.map { SignatureAlgorithm.rs256.leftHalfHash(of: $0) }
  }
}
