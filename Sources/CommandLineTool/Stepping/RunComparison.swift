import TranscriptModel
import Vocabulary

/// Two runs of one lesson side by side: the first step that differs, and how each ends.
struct RunComparison {
  let plain: Transcript
  let changed: Transcript

  /// The comparison in words.
  var layout: TranscriptLayout {
    TranscriptLayout(
      .row, difference + end("without your changes", plain) + end("with them", changed))
  }

  private var difference: [LayoutLine] {
    let pairs = zip(plain.steps, changed.steps)
    if let (before, after) = pairs.first(where: { !Self.isSame($0, $1) }) {
      let name =
        before.id == after.id
        ? "'\(after.id)'" : "'\(after.id)', where '\(before.id)' was"
      return [line("The runs differ first at step \(after.number), \(name):")]
        + (before.id == after.id ? places(before, after) : [])
    }
    if plain.steps.count == changed.steps.count {
      return [line("The runs do not differ in any step.")]
    }
    let shared = min(plain.steps.count, changed.steps.count)
    return [line("The runs are the same for \(shared) steps; then one of them ends.")]
  }

  private func line(_ words: String, indentation: Int = 0) -> LayoutLine {
    LayoutLine(indentation: indentation, LayoutCell(words, .value))
  }

  private func line(_ place: Place, _ words: String) -> LayoutLine {
    LayoutLine(indentation: 2, LayoutCell("\(place)", .name), LayoutCell(words, .value))
  }

  private func places(_ before: Step, _ after: Step) -> [LayoutLine] {
    if before.isDelivered != after.isDelivered {
      return [line("it is \(after.isDelivered ? "delivered" : "never delivered")", indentation: 2)]
    }
    if before.time != after.time, before.content == after.content {
      return [line("it happens \(after.time - before.time) seconds later", indentation: 2)]
    }
    let old = Dictionary(
      (before.message?.values ?? []).map { ($0.place, $0.value) },
      uniquingKeysWith: { one, _ in one })
    let new = (after.message?.values ?? [])
    let changes = new.filter { old[$0.place] != $0.value && !Self.isWhole($0.place) }.map { now in
      line(
        now.place, "was \(old[now.place].map { "'\($0)'" } ?? "absent"), is '\(now.value)'")
    }
    let places = Set(new.map(\.place))
    let removed = (before.message?.values ?? []).filter { !places.contains($0.place) }.map { old in
      line(old.place, "was '\(old.value)', is absent")
    }
    return changes + removed
  }

  private func end(_ which: String, _ transcript: Transcript) -> [LayoutLine] {
    guard let outcome = transcript.outcome else { return [] }
    var words = "\(which), it ends: \(outcome.result.rawValue)"
    if outcome.result == .refused {
      words += outcome.step.map { " at '\($0)'" } ?? ""
      words += outcome.by.map { " by \($0)" } ?? ""
      words += outcome.error.map { " with \($0)" } ?? ""
      words += outcome.defence.map { " through \($0)" } ?? ""
    }
    return [
      line(words.prefix(1).uppercased() + words.dropFirst()),
      line(outcome.message, indentation: 2),
    ]
  }

  private static func isSame(_ one: Step, _ other: Step) -> Bool {
    one.id == other.id && one.content == other.content && one.time == other.time
      && one.isDelivered == other.isDelivered
  }

  /// Whether a place holds others, so that a change is named at the smaller place.
  private static func isWhole(_ place: Place) -> Bool { place == .url || place == .body }
}
