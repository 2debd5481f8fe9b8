import HTTPModel
import TranscriptModel
import Vocabulary
import WireFormats

/// The metadata of authorization servers, in the order in which it came.
struct ServerMetadata: TranscriptReading {
  /// Every `jwks_uri` that metadata names.
  private(set) var keySetURLs: [WireText] = []
  private var metadataByTokenEndpoint: [WireText: AuthorizationServerMetadata] = [:]
  private var last: AuthorizationServerMetadata?
  private var issuers: Set<WireText> = []

  init(_ transcript: Transcript) {
    for step in transcript.steps where step.id.name == .metadataResponse {
      guard let response = step.response, response.isSuccess, let json = response.json,
        let metadata = try? AuthorizationServerMetadata(parsing: json)
      else { continue }
      last = metadata
      issuers.insert(metadata.issuer)
      metadataByTokenEndpoint[URI(metadata.tokenEndpoint).normalized.text] = metadata
      if let url = metadata.keySetURL, keySetURLs.last != url { keySetURLs.append(url) }
    }
  }

  /// The metadata that names a token endpoint; when none does, that of the only issuer there is.
  func metadata(ofTokenEndpoint url: URI) throws(MissingEvidence) -> AuthorizationServerMetadata {
    let places = [url.normalized.text, URI(url.withoutQuery).normalized.text]
    for place in places {
      if let named = metadataByTokenEndpoint[place] { return named }
    }
    return try onlyMetadata()
  }

  /// The metadata of the only issuer in the transcript.
  func onlyMetadata() throws(MissingEvidence) -> AuthorizationServerMetadata {
    guard let last else {
      throw MissingEvidence("no authorization server metadata in the transcript")
    }
    guard issuers.count == 1 else {
      throw MissingEvidence("the transcript has metadata of several issuers, and none fits")
    }
    return last
  }
}

extension AuthorizationServerMetadata {
  /// Where the keys of the issuer are.
  func requiredKeySetURL() throws(MissingEvidence) -> WireText {
    guard let keySetURL else {
      throw MissingEvidence("the metadata of '\(issuer)' names no 'jwks_uri'")
    }
    return keySetURL
  }
}

extension Evidence {
  /// Where the keys of an issuer are: where its metadata says, and where no metadata says so, at the only place from
  /// which the transcript has any.
  func keySetPlace(
    _ metadata: () throws(MissingEvidence) -> AuthorizationServerMetadata
  ) throws(MissingEvidence) -> KeySetPlace {
    do { return KeySetPlace(try metadata().requiredKeySetURL()) } catch {
      guard reading(ServerMetadata.self).keySetURLs.isEmpty,
        let url = reading(PublishedKeySets.self).onlyURL
      else { throw error }
      return KeySetPlace(url, isNamed: false)
    }
  }
}

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
    let endpoint = URI(signIn.url?.withoutQuery ?? "").normalized.text
    let chosen = last(
      .metadataResponse, with: .metadata(.authorizationEndpoint, endpoint), before: signIn,
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
