import FlowsShared
import JOSE
import Simulation
import Vocabulary
import WireFormats

/// A token that is signed with HMAC-SHA-256 over exactly this header and these claims, whatever
/// they say.
struct SignedToken: Sendable {
  /// What is signed.
  let signingInput: JWSSigningInput
  /// The bytes of the signature.
  let signature: [UInt8]
  private let header: JSONValue
  private let claims: JSONValue
  private let key: [UInt8]

  init(header: JSONValue, claims: JSONValue, key: [UInt8]) {
    self.header = header
    self.claims = claims
    self.key = key
    signingInput = JWSSigningInput(header: header, payload: Array(claims.compactText.utf8))
    signature = HMAC.authenticationCode(for: signingInput.bytes, key: key, using: .sha256)
  }

  /// The compact form.
  var text: WireText { signingInput.joined(with: signature) }

  /// How the token came about, for the transcript.
  var values: [MintTokenValue: WireText?] {
    [
      .header: header.compactText, .claims: claims.compactText, .key: Hex.encode(key),
      .signingInput: signingInput.text, .signature: Base64URL.encode(signature), .token: text,
    ]
  }

  /// Commands that confirm signing input and signature.
  var commands: [String] {
    [
      ShellCommand.signingInput(header: header.compactText, claims: claims.compactText),
      ShellCommand.authenticationCode(of: signingInput.text, key: key),
    ]
  }
}

extension ShellCommand {
  /// Prints header and claims as they are signed.
  static func signingInput(header: WireText, claims: WireText) -> String {
    let parts = [header, claims].map {
      "\"$(printf %s \(quoted($0)) | basenc -w0 --base64url | tr -d =)\""
    }
    return "printf '%s.%s' " + parts.joined(separator: " ")
  }

  /// Prints the HMAC-SHA-256 of a text in base64url.
  static func authenticationCode(of text: WireText, key: [UInt8]) -> String {
    "printf %s \(quoted(text)) | openssl dgst -sha256 -mac HMAC"
      + " -macopt hexkey:\(Hex.encode(key)) -binary | basenc --base64url | tr -d ="
  }
}
