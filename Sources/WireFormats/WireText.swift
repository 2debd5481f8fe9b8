/// Text as it crosses the wire: two texts are equal when their UTF-8 is.
///
/// Swift's `String` compares by canonical equivalence: it takes an accented letter, and the letter
/// with a combining accent behind it, for the same. Their bytes differ, so on the wire they are two
/// values, and a server that mixed them up would take a redirect URI that nobody registered.
/// `String` also counts CR LF as one character, which a parser of forms and fields must not.
///
/// Nothing is normalized, here or on the way: RFC 7515 §5.3, RFC 6749 §3.1.2.3, RFC 3986 §6.2.1
public struct WireText: Hashable, Sendable {
  /// The text as a `String`, for people and for Foundation.
  ///
  /// Two of these must not be compared with `==`: that is what this type is for.
  public let string: String

  /// A text with the UTF-8 of this one.
  public init(_ text: some WireTextConvertible) { self = text.wireText }

  /// A text with the UTF-8 of this string.
  @inlinable public init(_ string: String) {
    var string = string
    string.makeContiguousUTF8()
    self.string = string
  }

  /// A text out of UTF-8; nil when the bytes are none.
  public init?(validating bytes: some Sequence<UInt8>) {
    guard let string = String(validating: Array(bytes), as: UTF8.self) else { return nil }
    self.string = string
  }

  /// A text out of bytes that are known to be UTF-8; others become U+FFFD.
  @inlinable public init(decoding bytes: some Collection<UInt8>) {
    string = String(decoding: bytes, as: UTF8.self)
  }

  /// The bytes.
  @inlinable public var utf8: String.UTF8View { string.utf8 }

  /// The Unicode scalars.
  @inlinable public var unicodeScalars: String.UnicodeScalarView { string.unicodeScalars }

  /// How many characters people count: Unicode scalars, as the ABNF of the specifications does.
  @inlinable public var characterCount: Int { unicodeScalars.count }

  /// Whether there is no text.
  @inlinable public var isEmpty: Bool { string.isEmpty }

  /// Whether the bytes are the same.
  public static func == (one: WireText, other: WireText) -> Bool {
    let (one, other) = (one.utf8, other.utf8)
    guard one.count == other.count else { return false }
    let areEqual = one.withContiguousStorageIfAvailable { bytes in
      other.withContiguousStorageIfAvailable { bytes.elementsEqual($0) }
    }
    return (areEqual ?? nil) ?? one.elementsEqual(other)
  }

  /// Whether the bytes are those of a string.
  public static func == (one: WireText, other: String) -> Bool { one == WireText(other) }

  /// Whether the bytes differ from those of a string.
  public static func != (one: WireText, other: String) -> Bool { !(one == other) }

  /// Feeds the bytes, and their number, so that no text is the beginning of another.
  public func hash(into hasher: inout Hasher) {
    let isDone: Void? = utf8.withContiguousStorageIfAvailable {
      hasher.combine(bytes: UnsafeRawBufferPointer($0))
    }
    if isDone == nil { for byte in utf8 { hasher.combine(byte) } }
    hasher.combine(utf8.count)
  }
}

extension WireText: CustomStringConvertible {
  /// The text.
  public var description: String { string }
}

extension WireText: Comparable {
  /// Orders texts by their bytes.
  public static func < (one: WireText, other: WireText) -> Bool {
    one.utf8.lexicographicallyPrecedes(other.utf8)
  }
}

extension WireText: ExpressibleByStringInterpolation {
  /// A text that is written in the source.
  public init(stringLiteral value: String) { self.init(value) }
}

extension WireText {
  /// Two texts, one behind the other.
  public static func + (one: WireText, other: WireText) -> WireText {
    WireText(one.string + other.string)
  }

  /// Puts a text behind this one, by copying both: many texts are put together with `joined`.
  public static func += (one: inout WireText, other: WireText) { one = one + other }
}

/// What has bytes to put on the wire: a `WireText`, or a `String` whose UTF-8 is meant.
///
/// A text goes onto the wire in either form; what comes off it is a `WireText`, so that it is compared
/// by its bytes.
public protocol WireTextConvertible {
  /// The text on the wire.
  var wireText: WireText { get }
}

extension WireText: WireTextConvertible {
  /// The text itself.
  public var wireText: WireText { self }
}

extension String: WireTextConvertible {
  /// The text with this UTF-8.
  public var wireText: WireText { WireText(self) }
}

extension Substring: WireTextConvertible {
  /// The text with this UTF-8.
  public var wireText: WireText { WireText(String(self)) }
}
