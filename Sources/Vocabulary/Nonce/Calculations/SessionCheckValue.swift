public import WireFormats

/// The values of `session-check`: a renewed token, compared with the one before it.
public enum SessionCheckValue: WireText, CalculationValue {
  /// Who issued the token of the session.
  case issuerBefore = "iss_before"
  /// Whose session it is.
  case subjectBefore = "sub_before"
  /// Who issued the new token.
  case issuer = "iss"
  /// Whose token it is.
  case subject = "sub"
  /// Whether both are of one user.
  case sameUser = "same_user"

  /// `session-check`.
  public static let step = MessageName.sessionCheck

  /// How the value is written, and where it stands.
  public var form: ValueForm {
    switch self {
    case .issuerBefore, .subjectBefore, .issuer, .subject: .input(.memberText)
    case .sameUser: .output(YesOrNo.kind)
    }
  }
}
