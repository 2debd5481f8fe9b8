public import WireFormats

/// The values of `password-hash`: what is kept of a password, or compared with what is kept.
public enum PasswordHashValue: WireText, CalculationValue {
  /// Whose password it is.
  case username
  /// How it is hashed.
  case algorithm
  /// How often.
  case iterations
  /// The salt: drawn for a new account, kept for one that is there.
  case salt
  /// The hash.
  case hash
  /// The hash that is kept; absent for a new account and for a name that is not there.
  case storedHash = "stored_hash"

  /// `password-hash`.
  public static let step = MessageName.passwordHash

  /// The way of hashing: RFC 8018 §5.2.
  public static let pbkdf2: WireText = "PBKDF2-HMAC-SHA256"

  /// How the value is written, and where it stands.
  public var form: ValueForm {
    switch self {
    case .username: .input(.text)
    case .algorithm: .input(.words([Self.pbkdf2]))
    case .iterations: .input(.count)
    case .salt: .input(.hex)
    case .hash: .output(.hex)
    case .storedHash: .output(.hex, isOptional: true)
    }
  }
}
