import TranscriptModel
import Vocabulary
import WireFormats

/// The values that somebody took out of a transcript before he gave it away, with a mark in their place.
///
/// A mark is no value: what does not fit it may well have fitted what stood there.
struct RedactedValues: TranscriptReading {
  private struct Mark {
    var label: String
    var value: WireText
  }

  private var marks: [Int: Mark] = [:]
  /// The first step with a mark that a participant sent, got or calculated.
  private var firstSeen: [ParticipantName: Int] = [:]
  /// The first message with a mark that a participant got, and that no user typed.
  private var firstGot: [ParticipantName: Int] = [:]

  init(_ transcript: Transcript) {
    for step in transcript.steps {
      let placed = (step.message?.values ?? []).map { Mark(label: $0.label, value: $0.value) }
      let named = (step.calculation?.values ?? []).map {
        Mark(label: "\($0.name)", value: $0.value)
      }
      // What stands alone tells more than what stands in a body.
      let found = (placed + named).filter { $0.value.endsInMark }
      guard let mark = found.min(by: { $0.value.utf8.count < $1.value.utf8.count }) else {
        continue
      }
      marks[step.number] = mark
      if let receiver = step.receiver, step.sender != .user {
        firstGot[receiver] = min(firstGot[receiver] ?? .max, step.number)
      }
      for participant in [step.sender, step.receiver].compactMap(\.self) {
        firstSeen[participant] = min(firstSeen[participant] ?? .max, step.number)
      }
    }
  }

  /// Why a fault that a check found in a step may be none; nil where it is one whatever was taken out.
  func doubt(on finding: Finding, in step: Step) -> MissingEvidence? {
    guard finding.verdict == .fail || finding.verdict == .warning, !marks.isEmpty else {
      return nil
    }
    if let value = [finding.expected, finding.actual].compactMap(\.self).first(where: \.isRedacted)
    {
      return MissingEvidence("a value was taken out of the transcript: '\(value)'")
    }
    guard !Self.independent.contains(finding.check),
      let mark = mark(behind: step, isOfOrigin: Self.ofOrigin.contains(finding.check))
    else { return nil }
    return MissingEvidence("'\(mark.label)' was taken out of the transcript: '\(mark.value)'")
  }

  /// What was taken out of the step or of the request that it answers; of a calculation, what its participant had
  /// before; and where a value has to come from somewhere, what its sender got before.
  private func mark(behind step: Step, isOfOrigin: Bool) -> Mark? {
    if let mark = marks[step.number] ?? step.answers.flatMap({ marks[$0] }) { return mark }
    let earlier = step.calculation != nil ? firstSeen : isOfOrigin ? firstGot : [:]
    guard let first = earlier[step.sender], first < step.number else { return nil }
    return marks[first]
  }

  /// Whether anything was taken out of a step or of those before it.
  func areBehind(_ step: Step) -> Bool { firstSeen.values.contains { $0 <= step.number } }

  /// The checks that look for what a value was before.
  private static let ofOrigin: Set<String> = Set(
    [
      Check.messageCaused, .codeIssued, .refreshTokenIssued, .accessTokenIssued,
      .credentialUnchanged, .firebaseCredentialOwn, .firebaseRefreshTokenIssued,
      .firebaseTokenIssued,
      .mobileTokenIssued, .socialTokenOwn, .socialAnswerUnchanged, .redirectUnchanged,
      .stateReturned,
    ].map(\.id))

  /// The checks that look at no value which somebody takes out.
  private static let independent: Set<String> = Set(
    (EnvelopeChecks.conversation + EnvelopeChecks.address).map(\.id) + [
      Check.responseStatus.id, Check.answerNotStored.id, Check.tokenResponseNoStore.id,
      Check.pageNotFramed.id,
    ]
  ).subtracting([Check.messageCaused.id])
}

extension WireText {
  /// Whether it is a mark, or a scheme with a mark behind it.
  fileprivate var endsInMark: Bool {
    // Nobody writes a mark as long as a token.
    guard utf8.count <= 200 else { return false }
    if isRedacted { return true }
    let words = split(at: " ")
    return words.count == 2 && words[1].isRedacted
  }
}

extension Evidence {
  /// Whether nothing is known to be missing before a step.
  func hasAllSteps(before step: Step) -> Bool { (try? requireAllSteps(before: step)) != nil }

  /// Whether values were taken out of a step or of those before it.
  func hasMarks(before step: Step) -> Bool { reading(RedactedValues.self).areBehind(step) }
}
