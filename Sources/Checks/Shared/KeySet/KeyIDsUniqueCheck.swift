import Vocabulary
import TranscriptModel
import WireFormats

/// A token's `kid` points to one key only.
struct KeyIDsUniqueCheck: Check {
  let id = "key-ids-unique"
  let requirement = Requirement(.rfc7517("4.5"), .should)
  let summary = "no two keys of the key set have the same 'kid', and only a single key has none"
  let subjects = MessageName.keySets

  func judge(_ step: Step, in evidence: Evidence) -> Judgement? {
    guard let keys = evidence.publishedKeys(in: step) else { return nil }
    var seen: Set<WireText> = []
    for key in keys {
      guard let keyID = key["kid"]?.stringValue else {
        if keys.count == 1 { return .pass("one key, which needs no 'kid'") }
        return .fail("a key has no 'kid', and the set has \(keys.count) keys")
      }
      guard seen.insert(keyID).inserted else { return .fail("two keys have the 'kid' '\(keyID)'") }
    }
    return .pass("\(keys.count) \(keys.count == 1 ? "key" : "keys"), each with a 'kid' of its own")
  }
}
