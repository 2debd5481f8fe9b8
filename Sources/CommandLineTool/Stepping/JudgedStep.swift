import Checks
import TranscriptModel

/// The waiting step as the checks see it, with what it changed in their verdicts on earlier steps; at
/// the end of a run the outcome.
struct JudgedStep {
  private let transcript: Transcript
  /// The waiting step; nil at the end.
  private let step: Step?
  /// Lines on verdicts that are other now that there is more evidence.
  private let news: [LayoutBlock]

  init(of run: EditableRun) async {
    let before = await run.transcript
    var now = before
    let pending = await run.pending
    if let pending { now.steps.append(pending) }
    transcript = Checker().judge(now)
    step = pending == nil ? nil : transcript.steps.last
    // What the checks say without the waiting step is no memory of an earlier look at it, but judged
    // anew; so it reads the same when one comes back.
    var known = before
    known.outcome = nil
    news = Self.news(from: Checker().judge(known), to: transcript)
  }

  /// The step with its notes and findings, or the outcome.
  var layout: TranscriptLayout { layout(step) }

  /// The same without the notes.
  var layoutWithoutNotes: TranscriptLayout {
    var bare = step
    bare?.notes = []
    return layout(bare)
  }

  private func layout(_ step: Step?) -> TranscriptLayout {
    let own = step?.layout(startedAt: transcript.startedAt) ?? transcript.outcome?.layout
    let gap: [LayoutBlock] = news.isEmpty ? [] : [.emptyLine]
    return TranscriptLayout((own?.blocks ?? []) + gap + news)
  }

  private static func news(from before: Transcript, to now: Transcript) -> [LayoutBlock] {
    zip(before.steps, now.steps).flatMap { old, new in
      new.findings.compactMap { finding in
        guard let verdict = old.findings.first(where: { $0.check == finding.check })?.verdict,
          verdict != finding.verdict
        else { return nil }
        let line = LayoutLine(
          indentation: 2, LayoutCell("\(finding.verdict.mark) now", .verdict),
          LayoutCell("[\(new.number)] \(new.id): \(finding.check)", .check))
        return LayoutBlock(.finding(finding.verdict), [line])
      }
    }
  }
}
