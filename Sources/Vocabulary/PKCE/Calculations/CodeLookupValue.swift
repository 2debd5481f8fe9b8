public import WireFormats

/// The values of `code-lookup`: a code, looked up before it is marked as redeemed.
public enum CodeLookupValue: WireText, CalculationValue {
  /// The code.
  case code
  /// What the store says of it.
  case codeState = "code_state"

  /// `code-lookup`.
  public static let step = MessageName.codeLookup

  /// How the value is written, and where it stands.
  public var form: ValueForm {
    switch self {
    case .code: .input(.text)
    case .codeState: .output(CodeState.kind)
    }
  }
}
