/// Why a JSON value is no authorization server metadata.
///
/// RFC 8414 §2
public enum MetadataError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The document is something else than an object.
  case notAnObject(found: String)
  /// A member that must be there is not.
  case absent(MetadataName)
  /// A member is there more than once, so its readers may disagree about its value.
  case repeated(MetadataName)
  /// A member, or an element of it, is of another kind.
  case wrongKind(MetadataName, found: String, expected: String)

  /// What came, what was expected, and what to do.
  public var description: String {
    switch self {
    case .notAnObject(let found):
      "the metadata is \(found), expected an object: send one JSON object"
    case .absent(let name):
      "'\(name)' is absent, expected \(Self.expectation(of: name)): add the member"
    case .repeated(let name):
      "'\(name)' is there more than once, expected one member of each name: remove the repeats"
    case .wrongKind(let name, let found, let expected):
      "'\(name)' is \(found), expected \(expected): correct its value"
    }
  }

  private static func expectation(of name: MetadataName) -> String {
    name == .responseTypes ? "an array of strings" : "a string"
  }
}
