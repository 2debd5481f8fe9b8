public import Vocabulary
public import WireFormats

/// The stable id of a step: the message's name, and from the second of its kind on its occurrence,
/// `token-request#2`.
public struct StepID: Hashable, Sendable, CustomStringConvertible {
  /// What kind of message or calculation this is.
  public var name: MessageName
  /// 1 for the first of its kind in the run.
  public var occurrence: Int

  /// The id of the given occurrence, from 1.
  public init(_ name: MessageName, occurrence: Int = 1) {
    self.name = name
    self.occurrence = occurrence
  }

  /// Reads `token-request` or `token-request#2`; nil for other text, `token-request#1` included.
  public init?(parsing text: some WireTextConvertible) {
    let parts = text.wireText.split(at: "#")
    guard let first = parts.first, !first.isEmpty, parts.count <= 2,
      first.utf8.allSatisfy(Self.isNameCharacter)
    else { return nil }
    name = MessageName(rawValue: first)
    if parts.count == 1 {
      occurrence = 1
    } else {
      guard let number = Int(parts[1].string), number > 1, parts[1] == "\(number)" else {
        return nil
      }
      occurrence = number
    }
  }

  /// The text that `init(parsing:)` reads.
  public var description: String {
    occurrence == 1 ? name.description : "\(name.rawValue)#\(occurrence)"
  }

  private static func isNameCharacter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
