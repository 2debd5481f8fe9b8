import WireFormats

/// Where a value of a calculation comes from, and what it must be therefore.
enum ValueOrigin {
  /// A registered fact.
  case stated(WireText)
  /// A message, or an earlier step.
  case taken(WireText)
  /// The other values.
  case derived(WireText)
  /// Nothing: it was drawn, or decided. What is derived from it has to fit.
  case free
  /// There must be no such value.
  case leftOut

  /// The value that there must be; nil where any may be, or none.
  var text: WireText? {
    switch self {
    case .stated(let text), .taken(let text), .derived(let text): text
    case .free, .leftOut: nil
    }
  }

  /// What speaks against another value, in words that its own value can follow.
  var witness: String {
    switch self {
    case .stated: "what is registered is"
    case .taken: "the messages give"
    case .derived, .free, .leftOut: "the other values give"
    }
  }
}
