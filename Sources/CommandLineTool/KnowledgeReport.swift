import Vocabulary
import TranscriptModel
import WireFormats

/// What `authwalk run --knowledge` prints: step by step who has or learns which secret, and at the end who
/// knows what.
enum KnowledgeReport {
  static func text(of transcript: Transcript, on screen: Screen) -> String {
    let knowledge = Knowledge(after: transcript.steps, in: transcript.flow)
    let title = transcript.lesson + (transcript.run.map { ", run: \($0)" } ?? "")
    return "\(title)\n\n" + steps(knowledge) + "\n"
      + KnowledgeTable.text(of: knowledge, on: screen)
  }

  /// One line for each participant that learns something in a step.
  private static func steps(_ knowledge: Knowledge) -> String {
    var lines: [(head: String, names: [String])] = []
    for event in knowledge.acquisitions {
      let head =
        "[\(event.stepNumber)] \(event.step)   \(event.learner) \(event.isBrought ? "has" : "learns") "
      if let index = lines.lastIndex(where: { $0.head == head }) {
        lines[index].names.append(event.secret.name.string)
      } else {
        lines.append((head, [event.secret.name.string]))
      }
    }
    return lines.map { $0.head + $0.names.joined(separator: ", ") + "\n" }.joined()
  }
}
