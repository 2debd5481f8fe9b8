import TranscriptModel
import Vocabulary

/// Two runs of one lesson side by side: the first step that differs, and how each ends.
struct RunComparison {
  let plain: Transcript
  let changed: Transcript

  /// The comparison in words.
  var text: String { difference + end("without your changes", plain) + end("with them", changed) }

  private var difference: String {
    let pairs = zip(plain.steps, changed.steps)
    if let (before, after) = pairs.first(where: { !Self.isSame($0, $1) }) {
      let name =
        before.id == after.id
        ? "'\(after.id)'" : "'\(after.id)', where '\(before.id)' was"
      return "The runs differ first at step \(after.number), \(name):\n"
        + (before.id == after.id ? places(before, after) : "")
    }
    if plain.steps.count == changed.steps.count { return "The runs do not differ in any step.\n" }
    let shared = min(plain.steps.count, changed.steps.count)
    return "The runs are the same for \(shared) steps; then one of them ends.\n"
  }

  private func places(_ before: Step, _ after: Step) -> String {
    if before.isDelivered != after.isDelivered {
      return "  it is \(after.isDelivered ? "delivered" : "never delivered")\n"
    }
    if before.time != after.time, before.content == after.content {
      return "  it happens \(after.time - before.time) seconds later\n"
    }
    let old = Dictionary(
      (before.message?.spots ?? []).map { ($0.place, $0.value) },
      uniquingKeysWith: { one, _ in one })
    let new = (after.message?.spots ?? [])
    let changes = new.filter { old[$0.place] != $0.value && !Self.isWhole($0.place) }.map { spot in
      "  \(spot.place)   was \(old[spot.place].map { "'\($0)'" } ?? "absent"), is '\(spot.value)'\n"
    }
    let places = Set(new.map(\.place))
    let removed = (before.message?.spots ?? []).filter { !places.contains($0.place) }.map { spot in
      "  \(spot.place)   was '\(spot.value)', is absent\n"
    }
    return (changes + removed).joined()
  }

  private func end(_ which: String, _ transcript: Transcript) -> String {
    guard let outcome = transcript.outcome else { return "" }
    var words = "\(which), it ends: \(outcome.result.rawValue)"
    if outcome.result == .refused {
      words += outcome.step.map { " at '\($0)'" } ?? ""
      words += outcome.by.map { " by \($0)" } ?? ""
      words += outcome.error.map { " with \($0)" } ?? ""
      words += outcome.defence.map { " through \($0)" } ?? ""
    }
    return words.prefix(1).uppercased() + words.dropFirst() + "\n  \(outcome.message)\n"
  }

  private static func isSame(_ one: Step, _ other: Step) -> Bool {
    one.id == other.id && one.content == other.content && one.time == other.time
      && one.isDelivered == other.isDelivered
  }

  /// Whether a place holds others, so that a change is named at the smaller place.
  private static func isWhole(_ place: Place) -> Bool { place == .url || place == .body }
}
