/// The parameters of a query or of a form body, in order, with repeats.
///
/// Parsing and writing are exact inverses: for every text, `FormParameters(parsing: text).text` is
/// that text.
public struct FormParameters: NamedTexts, Hashable, Sendable, ExpressibleByArrayLiteral {
  /// The parameters in the order in which they were sent.
  public var all: [FormParameter]

  /// Parameters in the given order.
  public init(_ all: [FormParameter] = []) { self.all = all }

  /// Parameters in the given order.
  public init(arrayLiteral elements: FormParameter...) { all = elements }

  /// Splits a text such as `a=1&b=2`.
  ///
  /// Nothing is dropped: an empty text has no parameter, `&&` has three empty ones.
  public init(parsing text: some WireTextConvertible) {
    let text = text.wireText
    all =
      text.isEmpty
      ? []
      : text.split(at: "&").map { pair in
        guard let (name, value) = pair.divided(at: "=") else {
          return FormParameter(rawName: pair, rawValue: nil)
        }
        return FormParameter(rawName: name, rawValue: value)
      }
  }

  /// `a=1&b=2` as sent.
  public var text: WireText { all.map(\.text).joined(separator: "&") }

  /// The names that occur more than once, in the order of their second occurrence.
  public var repeatedNames: [WireText] {
    var counts: [WireText: Int] = [:]
    return all.map(\.name).filter { name in
      counts[name, default: 0] += 1
      return counts[name] == 2
    }
  }
}

/// One `name=value` pair as it stands in a query or in a form body, not yet decoded.
///
/// RFC 6749 Appendix B (`application/x-www-form-urlencoded`)
public struct FormParameter: NamedText, Hashable, Sendable {
  /// The name as sent.
  public var rawName: WireText
  /// The value as sent; nil when there is no `=` at all.
  public var rawValue: WireText?

  /// A parameter from text that is encoded already.
  public init(rawName: WireText, rawValue: WireText?) {
    self.rawName = rawName
    self.rawValue = rawValue
  }

  /// A parameter from plain text, which is encoded here.
  public init(_ name: some WireTextConvertible, _ value: some WireTextConvertible) {
    rawName = PercentEncoding.encode(name)
    rawValue = PercentEncoding.encode(value)
  }

  /// The decoded name, or the raw one when its encoding is broken.
  public var name: WireText { Self.decode(rawName) ?? rawName }

  /// The decoded value: empty when there was no `=`, the raw one when its encoding is broken.
  ///
  /// A value that is set is encoded here.
  public var value: WireText {
    get { rawValue.map { Self.decode($0) ?? $0 } ?? "" }
    set { rawValue = PercentEncoding.encode(newValue) }
  }

  /// Whether name and value are well encoded.
  ///
  /// A `%` without two hex digits after it is not.
  public var isWellEncoded: Bool {
    Self.decode(rawName) != nil && Self.decode(rawValue ?? "") != nil
  }

  /// `name=value` as sent.
  public var text: WireText { rawValue.map { rawName + "=" + $0 } ?? rawName }

  private static func decode(_ text: WireText) -> WireText? {
    let (plus, percent) = (UInt8(ascii: "+"), UInt8(ascii: "%"))
    guard text.utf8.contains(where: { $0 == plus || $0 == percent }) else { return text }
    return PercentEncoding.decode(text.utf8.map { $0 == plus ? UInt8(ascii: " ") : $0 })
  }
}
