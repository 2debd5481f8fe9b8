/// stub
public struct MessageName: RawRepresentable, Hashable, Sendable {
  /// raw
  public let rawValue: String
  /// init
  public init(rawValue: String) { self.rawValue = rawValue }
}
