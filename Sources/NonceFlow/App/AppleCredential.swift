import FlowsShared
import JOSE
import Simulation
import TranscriptModel
import Vocabulary
import WireFormats

/// A credential as the app reads it, and what the app asks of it before it sends anything on.
struct AppleCredential: Sendable {
  /// Names the sign-in that the credential answers.
  let state: WireText?
  private let hexToken: WireText?
  private let token: WireText?
  private let code: WireText?
  /// What the token says of the code beside it.
  ///
  /// The app cannot judge the token's signature, and need not: Firebase does. If the token is Apple's,
  /// so is this claim: OIDC Core §3.3.2.10.
  private let codeHash: WireText?
  private let handoff: Handoff

  /// Reads a credential; the reading makes a text of the token's bytes.
  init(_ handoff: Handoff, reading: TokenReading) {
    self.handoff = handoff
    state = handoff[ParameterName.state]
    hexToken = handoff["identityToken"]
    token = hexToken.flatMap { reading.text(of: Hex.decode($0) ?? []) }
    code = handoff["authorizationCode"].flatMap { Hex.decode($0) }
      .flatMap { WireText(validating: $0) }
    codeHash = token.flatMap { TokenText(in: $0)?.claims["c_hash"]?.stringValue }
  }

  /// What the code gives for `c_hash`.
  private var computedCodeHash: WireText? {
    code.map { SignatureAlgorithm.rs256.leftHalfHash(of: $0) }
  }

  /// The name that Apple told, as JSON; nil at all sign-ins but the first.
  var user: JSONValue? {
    guard let given = handoff["givenName"], let family = handoff["familyName"] else { return nil }
    return .object(["name": .object(["firstName": .string(given), "lastName": .string(family)])])
  }

  /// Says in the transcript what was read, and whether a sign-in waits for it.
  func record(isExpected: Bool, by seat: Seat) async {
    let values: [CredentialCheckValue: WireText?] = [
      .stateReceived: state ?? ValueForm.absent, .identityToken: hexToken ?? ValueForm.absent,
      .codeHash: codeHash ?? ValueForm.absent,
      .pendingSignIn: (isExpected ? Presence.yes : .none).rawValue,
      .identityTokenText: token ?? Presence.none.rawValue,
      .tokenParts: "\((token ?? "").split(at: ".").count)",
      .codeHashComputed: computedCodeHash ?? Presence.none.rawValue,
    ]
    await seat.calculate(
      values,
      commands: (hexToken.map { [ShellCommand.text(ofHex: $0)] } ?? [])
        + (code.map { ShellCommand.confirming(accessTokenHash: $0) } ?? []))
  }

  /// The identity token, if it is a text that may go to Firebase.
  func judgedToken(_ defences: DefenceSet) throws(Refusal) -> WireText {
    guard hexToken != nil else {
      throw Refusal(nil, "'identityToken' is missing in the credential")
    }
    guard let token else {
      throw Refusal(nil, "the bytes of 'identityToken' are not UTF-8, so they are no token")
    }
    try defences.require(
      .tokenIsText, Self.isTokenText(token), otherwise: nil,
      "the identity token is '\(String(token.unicodeScalars.prefix(40)))', not three parts of base64url"
    )
    try defences.require(
      .codeHashMatches, codeHash == nil || ConstantTime.areEqual(codeHash, computedCodeHash),
      otherwise: nil,
      "the token's 'c_hash' is '\(codeHash ?? "absent")', but the code's is "
        + "'\(computedCodeHash ?? "none, as no code came")'")
    return token
  }

  /// Whether a text has the form of a JWT: RFC 7515 §7.1.
  private static func isTokenText(_ text: WireText) -> Bool {
    let parts = text.split(at: ".")
    return parts.count == 3 && parts.allSatisfy { (try? Base64URL.decode($0)) != nil }
  }
}
