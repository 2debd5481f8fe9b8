import Rendering
import Simulation
import TranscriptModel
import Vocabulary
import WireFormats

/// What explorations under profiles show: what each leaves out, and which attacks succeed then.
struct ProfileReport {
  let explorations: [ProfileExploration]

  /// The report in one of the formats `text`, `json`, `markdown`, `html`.
  func text(as format: String) -> String {
    switch format {
    case "json": json.indentedText() + "\n"
    case "markdown":
      Self.markdownHead + explorations.map { markdown($0) }.joined(separator: "\n")
    case "html":
      HTMLTable.page(
        title: "Profiles",
        sections: explorations.map { (title(of: $0), Self.attackHeads, attackRows($0)) })
    default: explorations.map { plain($0) }.joined(separator: "\n")
    }
  }

  private static let markdownHead = """
    # Profiles

    A profile is a named set of defences that are on: what one specification asks for, or what a product
    does. `authwalk run pkce --profile rfc6749` plays a lesson under it. Written by
    `authwalk explore --profile all --format markdown`, which plays every attack and every mistake under
    each profile, and one that succeeds again with each defence more that the profile leaves out.

    An attack brings its own settings along: `password-sent-on` a server that redirects with status 307. That
    it succeeds shows that the profile has nothing against it, not that a document asks for such a server.


    """

  private static let defenceHeads = ["defence", "", "why", "read"]
  private static let attackHeads = ["attack", "end", "would be stopped by"]

  private func title(of exploration: ProfileExploration) -> String {
    "\(exploration.profile.name), in \(exploration.flow)"
  }

  /// Each defence of which the profile says something.
  private func defenceRows(_ exploration: ProfileExploration) -> [[String]] {
    let profile = exploration.profile
    return (profile.omissions + profile.kept).map {
      [$0.defence.name, $0.isOn ? "on" : "off", $0.why, "\($0.reference)"]
    }
  }

  /// Each attack that reaches its goal, with each defence more that would stop it.
  private func attackRows(_ exploration: ProfileExploration) -> [[String]] {
    exploration.successes.map { [$0.attack.name, $0.attack.goal.words, Self.stoppers(of: $0)] }
  }

  private static func stoppers(of trial: ProfileExploration.Trial) -> String {
    if !trial.stoppers.isEmpty { return trial.stoppers.map(\.name).joined(separator: " or ") }
    let together = trial.attack.stoppingDefences.map(\.name).joined(separator: " and ")
    return together.isEmpty ? "nothing on the wire" : together
  }

  private func summary(of exploration: ProfileExploration) -> String {
    "\(exploration.successes.count) of \(exploration.trials.count) attacks and mistakes succeed"
  }

  private func plain(_ exploration: ProfileExploration) -> String {
    let profile = exploration.profile
    let rows = attackRows(exploration)
    let lines = Columns.lines(rows.map { ($0[0], "\($0[1]) (\($0[2]))") }, width: .max)
    return "\(title(of: exploration)): \(profile.profile.summary)\n"
      + "  off: \(profile.off.isEmpty ? "nothing" : profile.off.map(\.name).joined(separator: ", "))\n"
      + "  \(summary(of: exploration))\n" + lines.map { "\($0)\n" }.joined()
  }

  private func markdown(_ exploration: ProfileExploration) -> String {
    let profile = exploration.profile.profile
    let summary = profile.summary.prefix(1).uppercased() + profile.summary.dropFirst()
    let source = profile.reference.map { " ([\($0)](\($0.url)))" } ?? ""
    let defences = defenceRows(exploration)
    let attacks = attackRows(exploration)
    return "## \(title(of: exploration))\n\n\(summary)\(source).\n"
      + (defences.isEmpty ? "" : "\n" + MarkdownTable.text(Self.defenceHeads, defences))
      + "\n\(self.summary(of: exploration))" + (attacks.isEmpty ? ".\n" : ":\n")
      + (attacks.isEmpty ? "" : "\n" + MarkdownTable.text(Self.attackHeads, attacks))
  }

  private var json: JSONValue {
    .array(
      explorations.map { exploration in
        let profile = exploration.profile
        return .object(
          JSONMember("flow", .string(exploration.flow)),
          JSONMember("profile", .string(profile.name)),
          JSONMember("summary", .string(profile.profile.summary)),
          JSONMember(
            "defences", .array((profile.omissions + profile.kept).map { Self.json($0) })),
          JSONMember("attacks", .array(exploration.trials.map { Self.json($0) })))
      })
  }

  private static func json(_ decision: ProfileDecision) -> JSONValue {
    .object(
      JSONMember("defence", .string(decision.defence.name)), JSONMember("on", .bool(decision.isOn)),
      JSONMember("why", .string(decision.why)),
      JSONMember("reference", .string("\(decision.reference)")))
  }

  private static func json(_ trial: ProfileExploration.Trial) -> JSONValue {
    .object(
      JSONMember("attack", .string(trial.attack.name)),
      JSONMember("result", .string(trial.outcome.result.rawValue)),
      JSONMember("defence", trial.outcome.defence.map { .string($0) } ?? .null),
      JSONMember("stoppers", .array(trial.stoppers.map { .string($0.name) })))
  }
}
