import Foundation
import Testing
import WireFormats

/// A file in `Vectors`: values that were computed elsewhere.
enum VectorFile {
  static func read(_ name: String) throws -> JSONValue {
    let url = try #require(
      Bundle.module.url(forResource: name, withExtension: "json", subdirectory: "Vectors"))
    return try JSONParser.parse([UInt8](Data(contentsOf: url)))
  }
}

extension JSONValue {
  /// The text of a member that must be there.
  func text(_ name: WireText) throws -> WireText {
    try #require(self[name]?.stringValue, "\(name)")
  }

  /// The whole number of a member that must be there.
  func number(_ name: WireText) throws -> Int { try #require(self[name]?.integerValue, "\(name)") }

  /// The elements of a member that must be there; an empty list is a fault of the file.
  func list(_ name: WireText) throws -> [JSONValue] {
    let elements = try #require(self[name]?.arrayValue, "\(name)")
    try #require(!elements.isEmpty, "\(name)")
    return elements
  }
}
