import TranscriptModel
import Vocabulary
import WireFormats

/// What `authwalk run --knowledge` prints: step by step who has or learns which secret, and at the end who
/// knows what.
enum KnowledgeReport {
  static func layout(of transcripts: [Transcript], on screen: Screen) -> TranscriptLayout {
    let reports = transcripts.map { blocks(of: $0, on: screen) }
    return TranscriptLayout(Array(reports.joined(separator: [.emptyLine])))
  }

  private static func blocks(of transcript: Transcript, on screen: Screen) -> [LayoutBlock] {
    let knowledge = Knowledge(
      after: transcript.steps, in: transcript.flow, registered: transcript.registered)
    let title = transcript.lesson + (transcript.run.map { ", run: \($0)" } ?? "")
    let table = table(of: knowledge, on: screen).split(separator: "\n")
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

  /// Enough of a value to tell it from others.
  private static let shownLength = 16

  /// Who knows which secret, as a table.
  static func table(of knowledge: Knowledge, on screen: Screen) -> String {
    guard !knowledge.secrets.isEmpty else { return screen.message("No secret has come up yet.") }
    let names = knowledge.secrets.map(\.name.string.count).max() ?? 0
    return screen.columns(
      knowledge.secrets.map { secret in
        let name = secret.name.string.padded(to: names)
        let value = shortened(secret.value.string).padded(to: shownLength)
        let knowers = knowledge.knowers(of: secret).map(\.description)
        return ("\(name)   \(value)", knowers.joined(separator: ", "))
      })
  }

  /// Tokens begin alike, so of a long value the beginning and the end are shown.
  private static func shortened(_ value: String) -> String {
    guard value.count > shownLength else { return value }
    let half = (shownLength - 3) / 2
    return value.prefix(shownLength - 3 - half) + "..." + value.suffix(half)
  }
}
