import FlowsShared
import JOSE
import Vocabulary
import WireFormats

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
