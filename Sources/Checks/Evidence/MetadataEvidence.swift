import HTTPModel
import TranscriptModel
import Vocabulary
import WireFormats

/// Which metadata goes with a message: there is one document for each authorization server.
extension Evidence {
  /// The last metadata that a server sent before a step.
  func metadata(
    from server: ParticipantName, before step: Step
  ) throws(MissingEvidence) -> JSONValue {
    let response = last(.metadataResponse, before: step, where: { $0.sender == server })
    guard let document = response?.response?.json else {
      throw MissingEvidence("no metadata of '\(server)' is in the transcript")
    }
    return document
  }

  /// The metadata of the server that an app chose for a sign-in: the one with this authorization
  /// endpoint, or else the last one.
  func metadata(for signIn: Step) throws(MissingEvidence) -> JSONValue {
    let endpoint = signIn.url?.withoutQuery ?? ""
    let chosen = last(
      .metadataResponse, with: .member(.authorizationEndpoint, endpoint), before: signIn,
      where: { $0.receiver == signIn.sender })
    if let document = chosen?.response?.json { return document }
    try requireAllSteps(before: signIn)
    let last = last(.metadataResponse, before: signIn, where: { $0.receiver == signIn.sender })
    guard let document = last?.response?.json else {
      throw MissingEvidence("'\(signIn.sender)' read no metadata")
    }
    return document
  }
}

extension JSONValue {
  /// The `issuer` of a metadata document.
  func issuer() throws(MissingEvidence) -> WireText {
    guard let issuer = self[.issuer]?.stringValue else {
      throw MissingEvidence("the metadata has no 'issuer' to compare with")
    }
    return issuer
  }
}
