import FlowsShared
import JOSE
import Simulation
import TranscriptModel
import Vocabulary
import WireFormats

/// A raw nonce, and how it came about: drawn from an alphabet, or given by a setting.
struct RawNonce: Sendable {
  /// The raw nonce itself.
  let text: WireText
  private let alphabet: WireText
  /// The octets that picked the characters; empty where nothing was drawn.
  private let octets: [UInt8]

  /// How many characters the tutorial's raw nonces have.
  private static let length = 32

  init(_ settings: RunSettings<NonceSettings>, random: any RandomSource) {
    alphabet = settings.alphabet
    if let given = settings.rawNonce {
      octets = []
      text = given
    } else {
      octets = random.octets(Self.length, for: "app: raw nonce")
      let characters = Array(alphabet.unicodeScalars)
      text = WireText(
        String(String.UnicodeScalarView(octets.map { characters[Int($0) % characters.count] })))
    }
  }

  /// Says in the transcript how the values of a sign-in came about, and what Apple gets to see of them.
  func record(nonce: WireText?, state: WireText, by seat: Seat) async {
    let digest = ShellCommand.sha256(of: text)
    guard !octets.isEmpty else {
      return await seat.calculate(values(nonce, state), given: [.rawNonce], commands: [digest])
    }
    let size = alphabet.characterCount
    let shares = OctetShares(alphabetSize: size)
    var values = values(nonce, state)
    values[.randomOctets] = Hex.encode(octets)
    values[.alphabet] = alphabet
    values[.alphabetSize] = "\(size)"
    values[.octetsPerCharacter] = WireText(shares.description)
    values[.guessingBits] = "\(shares.guessingBits(characterCount: text.characterCount))"
    await seat.calculate(
      values,
      commands: [
        ShellCommand.octetsPerCharacter(alphabetSize: size),
        ShellCommand.characters(of: alphabet, for: octets), digest,
      ])
  }

  private func values(_ nonce: WireText?, _ state: WireText) -> [RawNonceValue: WireText?] {
    [.rawNonce: text, .digest: text.sha256, .nonce: nonce, .state: state]
  }
}

/// How the 256 octets share out among the characters of an alphabet, when the remainder of a division
/// by its size picks the character.
struct OctetShares: CustomStringConvertible {
  /// How many characters there are for each count of octets, the highest count first.
  private let characterCounts: [(octets: Int, characters: Int)]

  /// Counts every octet.
  init(alphabetSize: Int) {
    var octets = [Int](repeating: 0, count: alphabetSize)
    for octet in 0...255 { octets[octet % alphabetSize] += 1 }
    characterCounts = Set(octets).sorted(by: >).map { count in
      (count, octets.count { $0 == count })
    }
  }

  /// `64 with 4`, or `61 with 4, 4 with 3`: so many characters with so many octets each.
  var description: String {
    characterCounts.map { "\($0.characters) with \($0.octets)" }.joined(separator: ", ")
  }

  /// The exponent of two in the number of tries that a guesser needs who begins with the most frequent
  /// characters, rounded down.
  func guessingBits(characterCount: Int) -> Int {
    // Each character has at most the chance octets / 256.
    let highest = characterCounts.first?.octets ?? 256
    var product = 1.0
    for _ in 0..<characterCount { product *= Double(highest) }
    let isPower = product.significand == 1
    return 8 * characterCount - Int(product.exponent) - (isPower ? 0 : 1)
  }
}

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
    state = handoff[.state]
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

  /// The name that Apple told, or the part of it, as JSON; nil at all sign-ins but the first.
  var user: JSONValue? {
    let names = JSONValue.object([
      "firstName": handoff["givenName"].map { .string($0) },
      "lastName": handoff["familyName"].map { .string($0) },
    ])
    return names.members?.isEmpty == false ? .object(["name": names]) : nil
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
  ///
  /// Firebase takes a token without nonce, so whether the nonce came back is for the app to see. What the
  /// nonce says Firebase compares itself.
  func judgedToken(
    _ defences: DefenceSet, askedWithNonce: Bool
  ) throws(Refusal) -> WireText {
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
    try defences.require(
      .nonceRequired,
      !askedWithNonce || TokenText(in: token).map { $0.claims["nonce"] != nil } ?? true,
      otherwise: nil,
      "the identity token has no 'nonce', though Apple was given one")
    return token
  }

  /// Whether a text has the form of a JWT: RFC 7515 §7.1.
  private static func isTokenText(_ text: WireText) -> Bool {
    let parts = text.split(at: ".")
    return parts.count == 3 && parts.allSatisfy { (try? Base64URL.decode($0)) != nil }
  }
}
