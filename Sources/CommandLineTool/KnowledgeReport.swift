import Vocabulary
import TranscriptModel
import WireFormats

/// What `authwalk run --knowledge` prints: step by step who has or learns which secret, and at the end who
/// knows what.
enum KnowledgeReport {
  static func layout(of transcripts: [Transcript], on screen: Screen) -> TranscriptLayout {
    let reports = transcripts.map { blocks(of: $0, on: screen) }
    return TranscriptLayout(Array(reports.joined(separator: [.emptyLine])))
  }

  private static func blocks(of transcript: Transcript, on screen: Screen) -> [LayoutBlock] {
    let knowledge = Knowledge(after: transcript.steps)
    let title = transcript.lesson + (transcript.run.map { ", run: \($0)" } ?? "")
    let table = KnowledgeTable.text(of: knowledge, on: screen).split(separator: "\n")
    return [row(title), .emptyLine] + steps(knowledge).blocks + [.emptyLine]
      + table.map { row(String($0)) }
  }

  private static func row(_ text: String) -> LayoutBlock {
    LayoutBlock(.row, [LayoutLine(LayoutCell(text, .value))])
  }

  /// One line for each participant that learns something in a step.
  private static func steps(_ knowledge: Knowledge) -> TranscriptLayout {
    var lines: [(step: String, learner: String, names: [String])] = []
    for event in knowledge.acquisitions {
      let step = "[\(event.stepNumber)] \(event.step)"
      let learner = "\(event.learner) \(event.isBrought ? "has" : "learns")"
      if let index = lines.lastIndex(where: { $0.step == step && $0.learner == learner }) {
        lines[index].names.append(event.secret.name.string)
      } else {
        lines.append((step, learner, [event.secret.name.string]))
      }
    }
    return TranscriptLayout(
      .heading,
      lines.map {
        LayoutLine(
          LayoutCell($0.step, .stepID),
          LayoutCell("\($0.learner) \($0.names.joined(separator: ", "))", .value))
      })
  }
}
