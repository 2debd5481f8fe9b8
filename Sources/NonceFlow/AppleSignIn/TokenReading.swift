import FlowsShared
import Simulation
import WireFormats

/// How the app makes a text of the identity token's bytes: one is right, the others are what people
/// do.
enum TokenReading: WireText, CaseIterable, Sendable {
  /// The bytes are read as UTF-8.
  case utf8
  /// The bytes are written as base64 once more.
  case base64
  /// The bytes are described, as a debugger does it.
  case description

  /// The text; nil when the bytes are none.
  func text(of bytes: [UInt8]) -> WireText? {
    switch self {
    case .utf8: WireText(validating: bytes)
    case .base64: Base64.encode(bytes)
    case .description: "\(bytes.count) bytes"
    }
  }
}
