import FlowsShared
import Simulation
import TranscriptModel
import Vocabulary

extension BrowserKind {
  /// The system's browser, in a flow where the app opens a provider's dialog.
  static var dialog: BrowserKind {
    var kind = system
    kind.request = .dialogRequest
    kind.redirect = .tokenRedirect
    return kind
  }
}
