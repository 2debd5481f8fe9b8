import FlowsShared
import JOSE
import Simulation
import Vocabulary
import WireFormats

/// The script in the mobile service that makes tokens for users with a password, as its author wrote
/// it: by the documentation, or with mistakes that were really made.
struct TokenScript: Sendable {
  private let settings: RunSettings<CustomTokenSettings>

  init(_ settings: RunSettings<CustomTokenSettings>) { self.settings = settings }

  /// The script as the documentation has it.
  ///
  /// The service makes the tokens of social logins itself, and always like this.
  static let documented = TokenScript(RunSettings([]))

  /// How the script makes the key that signs.
  var keyDerivation: SigningKeyDerivation { settings.keyDerivation }

  /// The header, members in the documented order.
  var header: JSONValue {
    .object(["alg": "HS256", "typ": "JWT", "kid": settings.keyID])
  }

  /// The claims, in the documented order.
  ///
  /// The end is in seconds since 1970; the milliseconds, from 1 to 999, are what a clock that has them
  /// shows beyond that.
  func claims(
    endingAt seconds: Int, milliseconds: Int = 0, issuer: WireText = MobileService.issuer,
    audience: WireText, userID: WireText
  ) -> JSONValue {
    .object([
      "exp": settings.expiry.value(seconds: seconds, milliseconds: milliseconds),
      "iat": settings.issuedAt.value(
        seconds: seconds - MobileService.tokenLifetime, milliseconds: milliseconds),
      "iss": .string(issuer), "ver": .integer(settings.version), "aud": .string(audience),
      "uid": .string(userID),
    ])
  }

  /// The id of a new user.
  func userID(name: WireText, random: any RandomSource) -> WireText {
    let purpose = "mobile-service: user id"
    return switch settings.userID {
    case .prefixed: "\(MobileService.ownProvider):\(random.text(12, for: purpose))"
    case .bare: random.text(12, for: purpose)
    case .guid: Self.guid(random.octets(16, for: purpose))
    case .prefixedName: "\(MobileService.ownProvider):\(name)"
    case .name: name
    }
  }

  /// A random number in the usual form of 8, 4, 4, 4 and 12 hexadecimal digits.
  private static func guid(_ octets: [UInt8]) -> WireText {
    let groups = [0..<4, 4..<6, 6..<8, 8..<10, 10..<16].map { Hex.encode(Array(octets[$0])) }
    return groups.joined(separator: "-")
  }
}

/// The ways to name a user.
enum UserIDForm: WireText, CaseIterable, Sendable {
  /// A random id with the provider in front.
  case prefixed
  /// A random id alone.
  case bare
  /// A random number in the form of a GUID, alone.
  case guid
  /// The name that the user chose, with the provider in front.
  case prefixedName = "prefixed-name"
  /// The name that the user chose, alone.
  case name
}

/// The ways to write `iat`, which no token of Mobile Services had; the last is wrong.
enum IssuedAtForm: WireText, CaseIterable, Sendable {
  case absent, seconds, milliseconds

  /// What stands in `iat`; nil where it is left out.
  func value(seconds: Int, milliseconds: Int) -> JSONValue? {
    switch self {
    case .absent: nil
    case .seconds: .integer(seconds)
    case .milliseconds: .integer(seconds * 1000 + milliseconds)
    }
  }
}

/// The ways to write `exp`; only the first is right.
enum ExpiryForm: WireText, CaseIterable, Sendable {
  case seconds, milliseconds, fraction, string, word, absent

  /// What stands in `exp`; nil where it is left out.
  func value(seconds: Int, milliseconds: Int) -> JSONValue? {
    switch self {
    case .seconds: return .integer(seconds)
    case .milliseconds: return .integer(seconds * 1000 + milliseconds)
    case .fraction:
      let digits = "\(1000 + milliseconds)".dropFirst()
      let significant = digits.reversed().drop { $0 == "0" }.reversed()
      return JSONNumber("\(seconds).\(String(significant))").map { .number($0) }
    case .string: return .string("\(seconds)")
    case .word: return "never"
    case .absent: return nil
    }
  }
}

/// The ways to make the key that signs out of the service's master key.
///
/// Only the first gives the key that the service verifies with.
enum SigningKeyDerivation: WireText, CaseIterable, Sendable {
  /// SHA-256 over the master key with `JWTSig` behind it.
  case digest = "sha256-jwtsig"
  /// The same digest as a string with a character for each byte, written as UTF-8: what Node.js
  /// does from version 6 on with code that was right before.
  case digestAsText = "sha256-jwtsig-latin1-as-utf8"
  /// The characters of the master key.
  case masterKeyItself = "master-key-itself"
  /// The 64 hexadecimal digits of the digest, as text.
  case digestAsHexText = "sha256-jwtsig-hex-text"
  /// SHA-256 over the master key alone.
  case digestWithoutSuffix = "sha256-without-suffix"

  /// What stands behind the master key when it is hashed.
  private static let suffix: WireText = "JWTSig"

  /// The key bytes.
  func key(of masterKey: WireText) -> [UInt8] {
    let digest = DigestAlgorithm.sha256.digest(of: Array((masterKey + Self.suffix).utf8))
    return switch self {
    case .digest: digest
    case .digestAsText: Array(String(String.UnicodeScalarView(digest.map { .init($0) })).utf8)
    case .masterKeyItself: Array(masterKey.utf8)
    case .digestAsHexText: Array(Hex.encode(digest).utf8)
    case .digestWithoutSuffix: DigestAlgorithm.sha256.digest(of: Array(masterKey.utf8))
    }
  }

  /// A shell command that prints the key bytes in hex.
  func command(for masterKey: WireText) -> String {
    let plain = "printf %s \(ShellCommand.quoted(masterKey))"
    let suffixed = "printf %s \(ShellCommand.quoted(masterKey + Self.suffix))"
    let hex = "od -An -v -tx1 | tr -d ' \\n'"
    return switch self {
    case .digest: "\(suffixed) | openssl dgst -sha256 -r | cut -c -64"
    case .digestAsText:
      "\(suffixed) | openssl dgst -sha256 -binary | iconv -f latin1 -t utf-8 | \(hex)"
    case .masterKeyItself: "\(plain) | \(hex)"
    case .digestAsHexText:
      "\(suffixed) | openssl dgst -sha256 -r | cut -c -64 | tr -d '\\n' | \(hex)"
    case .digestWithoutSuffix: "\(plain) | openssl dgst -sha256 -r | cut -c -64"
    }
  }
}

/// A token that is signed with HMAC-SHA-256 over exactly this header and these claims, whatever
/// they say; without a key its signature is empty.
struct CustomToken: Sendable {
  private let signingInput: JWSSigningInput
  private let signature: [UInt8]
  private let header: JSONValue
  private let claims: JSONValue
  private let key: [UInt8]?

  init(header: JSONValue, claims: JSONValue, key: [UInt8]?) {
    self.header = header
    self.claims = claims
    self.key = key
    let input = JWSSigningInput(header: header, payload: Array(claims.compactText.utf8))
    signingInput = input
    signature =
      key.map { HMAC.authenticationCode(for: input.bytes, key: $0, using: .sha256) } ?? []
  }

  /// The compact form.
  var text: WireText { signingInput.joined(with: signature) }

  /// How the token came about, for the transcript.
  var values: [MintTokenValue: WireText?] {
    [
      .header: header.compactText, .claims: claims.compactText, .token: text,
      .key: key.map { Hex.encode($0) }, .signingInput: key.map { _ in signingInput.text },
      .signature: key.map { _ in Base64URL.encode(signature) },
    ]
  }

  /// Commands that confirm signing input and signature, or the token that has none.
  var commands: [String] {
    let input = ShellCommand.signingInput(header: header.compactText, claims: claims.compactText)
    guard let key else { return [input + "; printf ."] }
    return [input, ShellCommand.authenticationCode(of: signingInput.text, key: key)]
  }
}

extension ShellCommand {
  /// Prints header and claims as they are signed.
  fileprivate static func signingInput(header: WireText, claims: WireText) -> String {
    let parts = [header, claims].map {
      "\"$(printf %s \(quoted($0)) | basenc -w0 --base64url | tr -d =)\""
    }
    return "printf '%s.%s' " + parts.joined(separator: " ")
  }

  /// Prints the HMAC-SHA-256 of a text in base64url.
  fileprivate static func authenticationCode(of text: WireText, key: [UInt8]) -> String {
    "printf %s \(quoted(text)) | openssl dgst -sha256 -mac HMAC"
      + " -macopt hexkey:\(Hex.encode(key)) -binary | basenc --base64url | tr -d ="
  }
}
