/// A JSON number in the spelling in which it was written.
///
/// RFC 8259 §6
public struct JSONNumber: Hashable, Sendable {
  /// The characters as written: `1000`, `1e3`, `1413000000.25`.
  public let text: WireText

  /// A whole number.
  public init(_ value: Int) { text = WireText(String(value)) }

  /// A number with the given spelling; nil when RFC 8259 does not allow it.
  public init?(_ text: some WireTextConvertible) {
    let text = text.wireText
    guard case .number(let number)? = try? JSONParser.parse(text), number.text == text else {
      return nil
    }
    self = number
  }

  init(validated text: WireText) { self.text = text }

  /// The value when it is written without fraction and exponent and fits into an `Int`.
  public var integer: Int? { Int(text.string) }

  /// The nearest floating-point value.
  public var double: Double { Double(text.string) ?? .nan }
}
