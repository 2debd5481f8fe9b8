public import WireFormats

/// Why a file is no transcript, and where.
public struct TranscriptError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Where in the file, if the fault has one place.
  public var position: SourcePosition?
  /// What was expected and what was found, in lower case.
  public var message: String

  /// A fault at a position.
  public init(position: SourcePosition? = nil, message: String) {
    self.position = position
    self.message = message
  }

  /// `12:5: message`, ready to follow a file name and a colon.
  public var description: String { (position.map { "\($0): " } ?? "") + message }
}
