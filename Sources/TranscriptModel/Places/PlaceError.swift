/// Why a message cannot be changed as asked.
public enum PlaceError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The message does not have this place; it has those.
  case absent(Place, present: [Place])
  /// The value cannot stand at this place, for the reason given.
  case unfit(Place, String)

  /// What is wrong, and what to do instead.
  public var description: String {
    switch self {
    case .absent(let place, let present):
      "the message has no '\(place)'; it has: "
        + present.map(\.description).joined(separator: ", ")
    case .unfit(let place, let reason): "'\(place)' \(reason)"
    }
  }
}
