public import WireFormats

/// The values of `fatal-error`: what the system writes down when an app ends with an error.
public enum FatalErrorValue: WireText, CalculationValue {
  /// The last words of the app.
  case fatalError = "fatal_error"

  /// The words of the tutorial's app for a credential that no sign-in waits for.
  public static let noLoginRequest: WireText =
    "Invalid state: A login callback was received, but no login request was sent."

  /// `fatal-error`.
  public static let step = MessageName.fatalError

  /// How the value is written, and where it stands.
  public var form: ValueForm { .output(.words([Self.noLoginRequest])) }
}
