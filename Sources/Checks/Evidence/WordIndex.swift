import TranscriptModel

/// The words in the messages that a participant sent, received or read on their way: every value
/// whole, and what stands between the marks in it.
struct WordIndex: Sendable {
  /// How many messages there are.
  private(set) var messageCount = 0
  private var positionByWord: [String: Int] = [:]

  private static let marks = Set<Character>(" ;,=&:/?#\"'<>()[]{}\n")

  init(of participant: ParticipantName, in transcript: Transcript) {
    for (position, step) in transcript.steps.enumerated() {
      let seeing = [step.sender] + [step.receiver].compactMap(\.self) + step.observers
      guard let message = step.message, seeing.contains(participant) else { continue }
      messageCount += 1
      for value in message.spots.map(\.value) {
        insert(value, position)
        for word in value.split(whereSeparator: { Self.marks.contains($0) }) {
          insert(String(word), position)
        }
      }
    }
  }

  /// Where in the transcript the first message with a word stands.
  subscript(word: String) -> Int? { positionByWord[word] }

  private mutating func insert(_ word: String, _ position: Int) {
    positionByWord[word] = positionByWord[word] ?? position
  }
}
