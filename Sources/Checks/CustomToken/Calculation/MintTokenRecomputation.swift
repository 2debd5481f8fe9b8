import JOSE
import TranscriptModel
import Vocabulary
import WireFormats

/// The service made a key of its master key, and signed header and claims with it.
struct MintTokenRecomputation: Recomputation {
  static let requirement = Requirement(.mobileServicesToken)
  static let summary =
    "the token is header and claims, signed with a key of the service's master key"

  private let judged: JudgedCalculation<MintTokenValue>

  init(_ judged: JudgedCalculation<MintTokenValue>) { self.judged = judged }

  func origin(of value: MintTokenValue) throws(MissingEvidence) -> ValueOrigin {
    switch value {
    case .masterKey: return .stated(try judged.fact(.masterKey))
    case .keyDerivation, .header, .claims: return .free
    case .key: return .derived(Hex.encode(try key()))
    case .signingInput: return .derived(try token().signingInput)
    case .signature: return .derived(try token().signature(by: key()))
    case .token: return .derived(try token().text(signedBy: key()))
    }
  }

  private func key() throws(MissingEvidence) -> [UInt8] {
    let name = try judged.required(.keyDerivation)
    guard let derivation = MasterKeyDerivation(rawValue: name) else {
      throw MissingEvidence("'\(name)' is no known way to make a key")
    }
    return derivation.key(of: try judged.fact(.masterKey))
  }

  private func token() throws(MissingEvidence) -> SignedText {
    SignedText(header: try judged.required(.header), claims: try judged.required(.claims))
  }
}

/// Header and claims as texts, and what HMAC-SHA-256 makes of them.
struct SignedText {
  /// What is signed.
  let signingInput: WireText

  init(header: WireText, claims: WireText) {
    signingInput = [header, claims].map { Base64URL.encode($0.utf8) }.joined(separator: ".")
  }

  /// The signature, in base64url.
  func signature(by key: [UInt8]) -> WireText {
    Base64URL.encode(
      HMAC.authenticationCode(for: Array(signingInput.utf8), key: key, using: .sha256))
  }

  /// The token.
  func text(signedBy key: [UInt8]) -> WireText { "\(signingInput).\(signature(by: key))" }

  /// The token without a signature.
  var unsignedText: WireText { signingInput + "." }
}
