import HTTPModel
import JOSE
import OAuthModel
import TranscriptModel

/// What issuers publish about themselves, in the order in which it was fetched.
struct Publications: Sendable {
  /// The metadata documents that can be read.
  private(set) var metadata: [AuthorizationServerMetadata] = []
  private var keySetsByURL: [String: [FetchedKeySet]] = [:]

  /// A key set, with the response that brought it.
  struct FetchedKeySet: Sendable {
    var response: Step
    var keySet: JWKSet
  }

  init(_ transcript: Transcript) {
    var urls: [Int: String] = [:]
    for step in transcript.steps {
      if let request = step.request { urls[step.number] = urls[step.number] ?? request.url.text }
      guard let response = step.response, response.isSuccess else { continue }
      if step.id.name == .metadataResponse, let json = response.json,
        let document = try? AuthorizationServerMetadata(parsing: json)
      {
        metadata.append(document)
      }
      if step.id.name == .keysResponse, let url = step.answers.flatMap({ urls[$0] }),
        let json = response.json, let keySet = try? JWKSet(json)
      {
        keySetsByURL[url, default: []].append(FetchedKeySet(response: step, keySet: keySet))
      }
    }
  }

  /// The key sets that were fetched from a URL.
  func keySets(at url: String) -> [FetchedKeySet] { keySetsByURL[url] ?? [] }

  /// The metadata that names a token endpoint; when none does, that of the only issuer there is.
  func metadata(ofTokenEndpoint url: URI) throws(MissingEvidence) -> AuthorizationServerMetadata {
    if let named = metadata.last(where: { $0.tokenEndpoint == url.text }) { return named }
    return try onlyMetadata()
  }

  /// The metadata of the only issuer in the transcript.
  func onlyMetadata() throws(MissingEvidence) -> AuthorizationServerMetadata {
    guard let last = metadata.last else {
      throw MissingEvidence("no authorization server metadata in the transcript")
    }
    guard metadata.allSatisfy({ $0.issuer == last.issuer }) else {
      throw MissingEvidence("the transcript has metadata of several issuers, and none fits")
    }
    return last
  }
}
