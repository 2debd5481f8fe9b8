import HTTPModel
import JOSE
import TranscriptModel
import Vocabulary
import WireFormats

/// What issuers publish about themselves: metadata and key sets, in the order in which they came.
struct Publications: Sendable {
  /// Who fetched keys from where.
  private struct Fetch: Hashable {
    var url: WireText
    var reader: ParticipantName?
  }

  /// Every `jwks_uri` that metadata names.
  private(set) var keySetURLs: [WireText] = []
  private var metadataByTokenEndpoint: [WireText: AuthorizationServerMetadata] = [:]
  private var lastMetadata: AuthorizationServerMetadata?
  private var issuers: Set<WireText> = []
  private var keySets: [WireText: [JWKSet]] = [:]
  private var keySetsByFetch: [Fetch: [JWKSet]] = [:]

  init(_ transcript: Transcript) {
    var urls: [Int: WireText] = [:]
    for step in transcript.steps {
      if let url = step.request?.url { urls[step.number] = urls[step.number] ?? url.text }
      guard let response = step.response, response.isSuccess else { continue }
      switch step.id.name {
      case .metadataResponse:
        guard let json = response.json,
          let metadata = try? AuthorizationServerMetadata(parsing: json)
        else { continue }
        add(metadata)
      case _ where MessageName.keySets.contains(step.id.name):
        guard let url = step.answers.flatMap({ urls[$0] }), let json = response.json,
          let keySet = try? JWKSet(json)
        else { continue }
        add(keySet, from: Fetch(url: url, reader: step.receiver))
      default: continue
      }
    }
  }

  private mutating func add(_ metadata: AuthorizationServerMetadata) {
    lastMetadata = metadata
    issuers.insert(metadata.issuer)
    metadataByTokenEndpoint[metadata.tokenEndpoint] = metadata
    if let url = metadata.keySetURL, keySetURLs.last != url { keySetURLs.append(url) }
  }

  private mutating func add(_ keySet: JWKSet, from fetch: Fetch) {
    if keySets[fetch.url]?.last != keySet { keySets[fetch.url, default: []].append(keySet) }
    if keySetsByFetch[fetch]?.last != keySet { keySetsByFetch[fetch, default: []].append(keySet) }
  }

  /// The key sets that a reader fetched from a URL, or, if it fetched none, those that anybody did.
  func keySets(at url: WireText, fetchedBy reader: ParticipantName?) -> [JWKSet] {
    keySetsByFetch[Fetch(url: url, reader: reader)] ?? keySets[url] ?? []
  }

  /// The metadata that names a token endpoint; when none does, that of the only issuer there is.
  func metadata(ofTokenEndpoint url: URI) throws(MissingEvidence) -> AuthorizationServerMetadata {
    if let named = metadataByTokenEndpoint[url.text] { return named }
    return try onlyMetadata()
  }

  /// The metadata of the only issuer in the transcript.
  func onlyMetadata() throws(MissingEvidence) -> AuthorizationServerMetadata {
    guard let lastMetadata else {
      throw MissingEvidence("no authorization server metadata in the transcript")
    }
    guard issuers.count == 1 else {
      throw MissingEvidence("the transcript has metadata of several issuers, and none fits")
    }
    return lastMetadata
  }
}
