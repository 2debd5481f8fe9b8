import HTTPModel
import OAuthModel
import TranscriptModel
import WireFormats

/// Which metadata goes with a message: there is one document for each authorization server.
extension Evidence {
  /// The metadata responses before a step, whoever asked.
  func metadataResponses(before step: Step) -> [Step] {
    steps(named: .metadataResponse).filter { $0.number < step.number }
  }

  /// The last metadata that a server sent before a step.
  func metadata(
    from server: ParticipantName, before step: Step
  ) throws(MissingEvidence) -> JSONValue {
    let document = metadataResponses(before: step).last { $0.sender == server }?.response?.json
    guard let document else {
      throw MissingEvidence("no metadata of '\(server)' is in the transcript")
    }
    return document
  }

  /// The metadata of the server that an app chose for a sign-in: the one with this authorization
  /// endpoint, or else the last one.
  func metadata(for signIn: Step) throws(MissingEvidence) -> JSONValue {
    let documents = metadataResponses(before: signIn).filter { $0.receiver == signIn.sender }
      .compactMap { $0.response?.json }
    let chosen = documents.last {
      $0[.authorizationEndpoint]?.stringValue.map { URI($0).withoutQuery }
        == signIn.url?.withoutQuery
    }
    if let chosen { return chosen }
    try requireAllSteps(before: signIn)
    guard let last = documents.last else {
      throw MissingEvidence("'\(signIn.sender)' read no metadata")
    }
    return last
  }
}

extension JSONValue {
  /// The `issuer` of a metadata document.
  func issuer() throws(MissingEvidence) -> String {
    guard let issuer = self[.issuer]?.stringValue else {
      throw MissingEvidence("the metadata has no 'issuer' to compare with")
    }
    return issuer
  }
}
