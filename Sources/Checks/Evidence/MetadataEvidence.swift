import HTTPModel
import OAuthModel
import TranscriptModel
import WireFormats

/// Which metadata goes with a message: there is one document for each authorization server.
extension Evidence {
  /// The last metadata that a server sent before a step.
  func metadata(
    from server: ParticipantName, before step: Step
  ) throws(MissingEvidence) -> JSONValue {
    let documents = metadataResponses(before: step).filter { $0.sender == server }
    guard let document = documents.last?.response?.json else {
      throw MissingEvidence("no metadata of '\(server)' is in the transcript")
    }
    return document
  }

  /// The metadata of the server that an app chose for a sign-in: the one with this authorization
  /// endpoint, or the last one when none has it.
  func metadata(for signIn: Step) throws(MissingEvidence) -> JSONValue {
    let documents = metadataResponses(before: signIn).filter { $0.receiver == signIn.sender }
      .compactMap { $0.response?.json }
    let endpoint = signIn.url?.withoutQuery
    guard
      let document = documents.last(where: {
        $0[.authorizationEndpoint]?.stringValue.map { URI($0).withoutQuery } == endpoint
      }) ?? documents.last
    else {
      throw MissingEvidence("no metadata that '\(signIn.sender)' read is in the transcript")
    }
    return document
  }

  /// The metadata responses before a step, whoever asked.
  func metadataResponses(before step: Step) -> [Step] {
    steps(named: .metadataResponse).filter { $0.number < step.number }
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
