import Vocabulary
import TranscriptModel
import WireFormats
import HTTPModel

/// What everybody can fetch has no secret in it.
struct KeySetPublicCheck: Check {
  let id = "key-set-public"
  let requirement = Requirement(.rfc7517("9.2"), .must)
  let summary = "no key of the key set has a private member, and none is a shared secret"
  let subjects = MessageName.keySets

  /// The members of private keys and of shared secrets: RFC 7518 §6.2.2, §6.3.2, §6.4.1.
  private static let secret: [WireText] = ["d", "p", "q", "dp", "dq", "qi", "oth", "k"]

  func judge(_ step: Step, in evidence: Evidence) -> Judgement? {
    guard let keys = evidence.publishedKeys(in: step) else { return nil }
    for (index, key) in keys.enumerated() {
      let members = (key.members ?? []).map(\.name).filter(Self.secret.contains)
      guard members.isEmpty else {
        let names = members.quotedList
        return .fail("key \(index + 1) has \(names): whoever fetches the set can sign with it")
      }
    }
    return .pass("\(keys.count) \(keys.count == 1 ? "key" : "keys"), without private members")
  }
}

extension Evidence {
  /// The entries of a key set that was published in a step, as they are written.
  func publishedKeys(in step: Step) -> [JSONValue]? {
    guard step.response?.isSuccess == true else { return nil }
    return json(in: step)?["keys"]?.arrayValue
  }
}
