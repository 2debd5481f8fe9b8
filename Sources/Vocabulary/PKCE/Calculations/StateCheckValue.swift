public import WireFormats

/// The values of `state-check`: an answer, compared with the sign-in that it belongs to.
public enum StateCheckValue: WireText, CalculationValue {
  /// The state of the sign-in.
  case stateSent = "state_sent"
  /// The state in the answer.
  case stateReceived = "state_received"
  /// The issuer that the app chose.
  case issuerChosen = "issuer_chosen"
  /// The issuer in the answer.
  case issuerReceived = "issuer_received"
  /// What came of comparing the states.
  case state
  /// What came of comparing the issuers.
  case issuer = "iss"

  /// `state-check`.
  public static let step = MessageName.stateCheck

  /// How the value is written, and where it stands.
  public var form: ValueForm {
    switch self {
    case .stateSent, .stateReceived, .issuerChosen, .issuerReceived: .input(.text)
    case .state, .issuer: .output(ValueComparison.kind)
    }
  }
}
