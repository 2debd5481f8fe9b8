public import WireFormats

/// The values of `credential-check`: a credential, read and put beside the sign-in that waits for it.
public enum CredentialCheckValue: WireText, CalculationValue {
  /// The state in the credential.
  case stateReceived = "state_received"
  /// The bytes of the identity token.
  case identityToken
  /// What the token says of the code.
  case codeHash = "c_hash"
  /// Whether a sign-in waits for this credential.
  case pendingSignIn = "pending_sign_in"
  /// The bytes, read as text; `none` where they are none.
  case identityTokenText = "identity_token_text"
  /// Into how many parts the text falls.
  case tokenParts = "token_parts"
  /// What the code gives for 'c_hash'; `none` where no code came.
  case codeHashComputed = "c_hash_computed"

  /// `credential-check`.
  public static let step = MessageName.credentialCheck

  /// How the value is written, and where it stands.
  public var form: ValueForm {
    switch self {
    case .stateReceived: .input(.text)
    case .identityToken: .input(.text)
    case .codeHash: .input(.memberText)
    case .pendingSignIn: .output(Presence.kind)
    case .identityTokenText, .codeHashComputed: .output(.text)
    case .tokenParts: .output(.count)
    }
  }
}
