import HTTPModel
import JOSE
import TranscriptModel
import Vocabulary

/// Which key sets reached whom: every attempt of a reader to fetch keys, in order.
struct KeyFetches: Sendable {
  /// One attempt, and the key set that came of it; nil when none arrived.
  struct Attempt: Sendable {
    var number: Int
    var keySet: JWKSet?
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
    var low = all.startIndex
    var high = all.endIndex
    while low < high {
      let middle = low + (high - low) / 2
      if all[middle].number < step.number { low = middle + 1 } else { high = middle }
    }
    return all[..<low]
  }
}

extension MessageName {
  /// The requests for a key set.
  fileprivate static let keyRequests: [MessageName] = [
    .keysRequest, .appleKeysRequest, .firebaseKeysRequest,
  ]
}
