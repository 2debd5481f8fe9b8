/// One header field line, exactly as sent.
///
/// RFC 9110 §5
public struct HTTPField: Hashable, Sendable {
  /// The field's name in the case in which it was sent.
  public var name: String
  /// The field's value.
  ///
  /// A wrong value is carried as it is; whether it is wrong is for others to say.
  public var value: String

  /// A field line with the given name and value.
  public init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}
