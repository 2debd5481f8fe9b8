import TranscriptModel
import Vocabulary
import WireFormats

/// The words in the messages that the app sent, received or read on their way: every value whole, and
/// what stands between the marks in it.
struct AppWords: TranscriptReading {
  /// How many messages there are.
  private(set) var messageCount = 0
  private var positionByWord: [WireText: Int] = [:]

  private static let marks = Set(" ;,=&:/?#\"'<>()[]{}\n\r".utf8)

  init(_ transcript: Transcript) {
    for (position, step) in transcript.steps.enumerated() {
      let seeing = [step.sender] + [step.receiver].compactMap(\.self) + step.observers
      guard let message = step.message, seeing.contains(.app) else { continue }
      messageCount += 1
      for value in message.values.map(\.value) {
        insert(value, position)
        for word in value.utf8.split(whereSeparator: { Self.marks.contains($0) }) {
          insert(WireText(Substring(word)), position)
        }
      }
    }
  }

  /// Where in the transcript the first message with a word stands.
  subscript(word: WireText) -> Int? { positionByWord[word] }

  private mutating func insert(_ word: WireText, _ position: Int) {
    positionByWord[word] = positionByWord[word] ?? position
  }
}
