import TranscriptModel
import WireFormats

/// The values that were changed on their way, as they arrived.
///
/// Whoever sent such a message does not know them, whatever the transcript shows of him.
struct ChangedValues {
  private var numberByWord: [WireText: Int] = [:]

  init(_ transcript: Transcript) {
    for step in transcript.steps where step.isChanged {
      for word in step.changedValues.flatMap(Self.words) {
        numberByWord[word] = min(numberByWord[word] ?? .max, step.number)
      }
    }
  }

  /// Whether a message was changed itself, or carries a value that was changed in an earlier one.
  func areCarried(by step: Step) -> Bool {
    if step.isChanged { return true }
    guard !numberByWord.isEmpty else { return false }
    return (step.message?.values ?? []).map(\.value).flatMap(Self.words).contains { word in
      numberByWord[word].map { $0 < step.number } ?? false
    }
  }

  /// A value, and the token behind the scheme in it.
  private static func words(_ value: WireText) -> [WireText] {
    [value] + value.split(at: " ", maxSplits: 1).dropFirst()
  }
}

extension Step {
  /// Whether somebody changed what the message says, between its sender and its receiver.
  ///
  /// Lost, sent twice or late it still says what its sender wrote.
  var isChanged: Bool { !changes.isEmpty }

  private var changes: [WireText] {
    tampering.map(\.change).filter { change in
      !["drop", "twice"].contains(change) && !change.hasPrefix("wait=")
        && !change.hasPrefix("held back")
    }
  }

  /// What stands now where the message was changed: all of it where no place of it is named.
  fileprivate var changedValues: [WireText] {
    let values = message?.values ?? []
    return changes.flatMap { change in
      let changed = values.filter { $0.place.isNamed(in: change) }
      return changed.isEmpty ? values : changed
    }.map(\.value)
  }
}

extension Place {
  /// Whether a change such as `json.id_token.claims.nonce=abc` is one of this place, or of a part of it.
  fileprivate func isNamed(in change: WireText) -> Bool {
    ["=", "+", "."].contains { mark in change.hasPrefix("\(self)\(mark)") }
  }
}
