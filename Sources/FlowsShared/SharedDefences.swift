package import Simulation
import TranscriptModel
import Vocabulary

/// The defences of participants that more than one flow has.
extension Defence {
  /// Compares the state of an answer.
  package static let stateMatches = Defence(
    "state-matches", .app, SourceReference(.rfc9700, "4.7.1"),
    "the answer's state equals the one of the pending request")
  /// Asks for a token in one way, written as it must be.
  package static let headerWellFormed = Defence(
    "header-well-formed", .resourceServer, SourceReference(.rfc6750, "3.1"),
    "a request brings one token in one way: 'Bearer', one space, and the token")
  /// Asks for a token at all.
  package static let tokenRequired = Defence(
    "token-required", .resourceServer, SourceReference(.rfc6750, "3.1"),
    "without a token nothing is shown")
  /// Does not look at a token in the URL.
  package static let tokenInHeaderOnly = Defence(
    "token-in-header-only", .resourceServer, SourceReference(.rfc9700, "4.3.2"),
    "an access token in the URL is not looked at")
}
