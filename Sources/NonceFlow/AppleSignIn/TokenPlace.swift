import FlowsShared
import Simulation
import WireFormats

/// Where the app puts its token when it asks the API: one place is right, the other leaks.
enum TokenPlace: WireText, CaseIterable, Sendable {
  /// In the `Authorization` field.
  case header
  /// In the query of the URL, which ends up in logs.
  case query
}
