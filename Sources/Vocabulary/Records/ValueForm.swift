public import WireFormats

/// How a value of a calculation is written, and where it stands.
public struct ValueForm: Hashable, Sendable {
  /// Where a value can stand.
  public enum Side: Hashable, Sendable {
    /// Among what the calculation starts from.
    case input
    /// Among what it leads to.
    case output
    /// On either side: what is drawn in one run can be given in another.
    case either
  }

  /// How the text of a value is to be read.
  public enum Kind: Hashable, Sendable {
    /// Any text.
    case text
    /// A whole number of seconds since 1970.
    case seconds
    /// A whole number of things.
    case count
    /// Octets, in lower-case hex.
    case hex
    /// A member of a token: a string as its text, anything else as JSON, or `absent`.
    case memberText
    /// A member of a token as JSON, or `absent`.
    case memberJSON
    /// A member of a token as JSON, cut off after 80 characters, or `absent`.
    case shortenedJSON
    /// One word of a list, and no other.
    case words([WireText])
  }

  /// Where the value stands.
  public let side: Side
  /// How its text is to be read.
  public let kind: Kind
  /// Whether there are calculations of this name without it.
  public let isOptional: Bool

  /// A form.
  init(_ side: Side, _ kind: Kind, isOptional: Bool = false) {
    self.side = side
    self.kind = kind
    self.isOptional = isOptional
  }

  /// A value that a calculation starts from.
  static func input(_ kind: Kind, isOptional: Bool = false) -> ValueForm {
    ValueForm(.input, kind, isOptional: isOptional)
  }

  /// A value that a calculation leads to.
  static func output(_ kind: Kind, isOptional: Bool = false) -> ValueForm {
    ValueForm(.output, kind, isOptional: isOptional)
  }

  /// What is written where there is nothing.
  public static let absent: WireText = "absent"
}

extension ValueForm.Kind {
  /// Whether a text can be a value of this kind.
  public func accepts(_ text: WireText) -> Bool {
    switch self {
    case .text, .memberText, .memberJSON, .shortenedJSON: true
    case .seconds, .count: Int(text.string).map { text == "\($0)" } == true
    case .hex:
      text.utf8.count.isMultiple(of: 2)
        && text.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
    case .words(let words): words.contains(text)
    }
  }

  /// What a value of this kind must be, in words that can follow "it must be".
  public var words: String {
    switch self {
    case .text, .memberText, .memberJSON, .shortenedJSON: "a text"
    case .seconds: "a whole number of seconds since 1970"
    case .count: "a whole number"
    case .hex: "an even number of digits of lower-case hex"
    case .words(let words): words.map { "'\($0)'" }.joined(separator: " or ")
    }
  }
}
