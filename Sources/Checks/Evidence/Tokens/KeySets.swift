import HTTPModel
import JOSE
import TranscriptModel
import Vocabulary
import WireFormats

/// Which key sets reached whom: every attempt of a reader to fetch keys, in order.
struct KeyFetches: TranscriptReading {
  /// One attempt, and the key set that came of it; nil when none arrived.
  struct Attempt: Sendable {
    var number: Int
    var keySet: JWKSet?
    /// Whether the answer was that the keys are still the ones that the reader has kept: RFC 9110 §15.4.5.
    var isUnchanged = false
  }

  private struct Question: Hashable {
    var reader: ParticipantName
    var request: MessageName
  }

  private var attempts: [Question: [Attempt]] = [:]

  init(_ transcript: Transcript) {
    var places: [Int: (question: Question, index: Int)] = [:]
    for step in transcript.steps {
      if MessageName.keyRequests.contains(step.id.name), step.request != nil {
        let question = Question(reader: step.sender, request: step.id.name)
        places[step.number] = (question, attempts[question, default: []].count)
        attempts[question, default: []].append(Attempt(number: step.number))
      } else if let place = step.answers.flatMap({ places[$0] }), step.isDelivered,
        step.response?.status == 304
      {
        attempts[place.question]?[place.index].isUnchanged = true
      } else if let place = step.answers.flatMap({ places[$0] }), step.isDelivered,
        let response = step.response, response.isSuccess, let json = response.declaredJSON,
        let keySet = try? JWKSet(json), attempts[place.question]?[place.index].keySet == nil
      {
        attempts[place.question]?[place.index].keySet = keySet
      }
    }
  }

  /// The attempts of a reader before a step, under the name of its request.
  func attempts(
    of reader: ParticipantName, _ request: MessageName, before step: Step
  ) -> ArraySlice<Attempt> {
    let all = attempts[Question(reader: reader, request: request)] ?? []
    return all.prefix(whereInOrder: { $0.number < step.number })
  }
}

/// The key sets that issuers publish, in the order in which they came.
struct PublishedKeySets: TranscriptReading {
  /// Who fetched keys from where.
  private struct Fetch: Hashable {
    var url: WireText
    var reader: ParticipantName?
  }

  /// An answer with a key set, and its step's number.
  private struct Answer {
    var number: Int
    var keySet: JWKSet
  }

  private var answers: [WireText: [Answer]] = [:]
  private var keySets: [WireText: [JWKSet]] = [:]
  private var keySetsByFetch: [Fetch: [JWKSet]] = [:]

  init(_ transcript: Transcript) {
    var urls: [Int: WireText] = [:]
    for step in transcript.steps {
      if let url = step.request?.url {
        urls[step.number] = urls[step.number] ?? url.normalized.text
      }
      guard MessageName.keySets.contains(step.id.name), let response = step.response,
        response.isSuccess, let url = step.answers.flatMap({ urls[$0] }), let json = response.json,
        let keySet = try? JWKSet(json)
      else { continue }
      add(keySet, from: Fetch(url: url, reader: step.receiver))
      answers[url, default: []].append(Answer(number: step.number, keySet: keySet))
    }
  }

  private mutating func add(_ keySet: JWKSet, from fetch: Fetch) {
    if keySets[fetch.url]?.last != keySet { keySets[fetch.url, default: []].append(keySet) }
    if keySetsByFetch[fetch]?.last != keySet { keySetsByFetch[fetch, default: []].append(keySet) }
  }

  /// The key sets that a reader fetched from a URL, or, if it fetched none, those that anybody did.
  func keySets(at url: WireText, fetchedBy reader: ParticipantName?) -> [JWKSet] {
    let url = URI(url).normalized.text
    return keySetsByFetch[Fetch(url: url, reader: reader)] ?? keySets[url] ?? []
  }

  /// The URL from which all key sets are; nil where there are several, or none.
  var onlyURL: WireText? { keySets.count == 1 ? keySets.keys.first : nil }

  /// The key set that somebody fetched from a URL next after a step; nil when nobody did.
  func next(at url: WireText, after step: Step) -> JWKSet? {
    let all = answers[URI(url).normalized.text] ?? []
    let earlier = all.prefix(whereInOrder: { $0.number < step.number })
    return all.dropFirst(earlier.count).first?.keySet
  }
}

extension MessageName {
  /// The requests for a key set, whoever publishes it.
  static let keyRequests: [MessageName] = [
    .keysRequest, .appleKeysRequest, .firebaseKeysRequest,
  ]

  /// The answers with a key set in them, whoever publishes it.
  static let keySets: [MessageName] = [.keysResponse, .appleKeysResponse, .firebaseKeysResponse]
}
