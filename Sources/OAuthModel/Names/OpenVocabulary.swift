/// A name out of a list that others may extend.
///
/// The known names are static members; any other text is a value too and is carried as it came.
public protocol OpenVocabulary: RawRepresentable, Hashable, Sendable, CustomStringConvertible
where RawValue == String {
  /// The name with the given spelling.
  init(rawValue: String)
}

extension OpenVocabulary {
  /// The name with the given spelling.
  init(_ rawValue: String) { self.init(rawValue: rawValue) }

  /// The spelling.
  public var description: String { rawValue }
}
