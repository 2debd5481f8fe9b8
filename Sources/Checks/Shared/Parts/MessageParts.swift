import HTTPModel
import TranscriptModel
import Vocabulary

/// What the messages of a flow carry, kind by kind.
struct MessageParts: Sendable {
  /// The parts of one kind of message.
  struct Row: Sendable {
    var message: MessageName
    /// Whether only an answer that grants something has them.
    var isForGranted: Bool
    var parts: [MessagePart]

    /// Every message of a kind has these.
    static func row(_ message: MessageName, _ parts: [MessagePart]) -> Row {
      Row(message: message, isForGranted: false, parts: parts)
    }

    /// An answer that grants what was asked for has these.
    static func granted(_ message: MessageName, _ parts: [MessagePart]) -> Row {
      Row(message: message, isForGranted: true, parts: parts)
    }
  }

  /// The kinds that there are, in the order of the table.
  let messages: [MessageName]
  private let rows: [MessageName: [Row]]

  init(_ rows: [Row]) {
    var seen: Set<MessageName> = []
    messages = rows.map(\.message).filter { seen.insert($0).inserted }
    self.rows = Dictionary(grouping: rows, by: \.message)
  }

  /// The parts that a step has to have, and that no other check judges.
  func parts(of step: Step) -> [MessagePart] {
    let isRefused = step.response.map { !$0.isSuccess && $0.location == nil } ?? false
    return (rows[step.id.name] ?? []).filter { !isRefused || !$0.isForGranted }.flatMap(\.parts)
      .filter { !$0.isJudgedElsewhere }
  }

  /// Whether a refusal has all content of an answer that grants what was asked for.
  func isContradicted(in step: Step, _ evidence: Evidence) -> Bool {
    guard let status = step.response?.status, status >= 400 else { return false }
    let content = (rows[step.id.name] ?? []).filter(\.isForGranted).flatMap(\.parts)
      .filter(\.isContent)
    return !content.isEmpty && content.allSatisfy { $0.isPresent(in: step, evidence) }
  }
}

extension Check {
  /// Every message of a flow carries what its kind needs.
  ///
  /// One finding tells of all that is missing, with the gravest rule. A message whose kind needs nothing,
  /// such as a refusal, is not judged; but for one that brings what was asked for.
  static func complete(
    _ id: String, _ table: MessageParts, _ requirement: Requirement, _ summary: String
  ) -> Check {
    Check(id, at: table.messages, requirement, summary) {
      (step, evidence) throws(MissingEvidence) in
      if let response = step.response, table.isContradicted(in: step, evidence) {
        return .fail(
          "the status is \(response.status), a refusal, and the body has what was asked for, "
            + "and not why it was refused"
        ).by(Requirement(.rfc9110(response.status < 500 ? "15.5" : "15.6"), .should))
      }
      let parts = table.parts(of: step)
      guard !parts.isEmpty, step.message != nil else { return nil }
      let missing = parts.filter { !$0.isPresent(in: step, evidence) }
      func words(_ parts: [MessagePart]) -> String {
        parts.map { "\($0.words) is missing: \($0.why)" }.joined(separator: "; ")
      }
      if let first = missing.lazy.compactMap(\.brokenRequirement).first {
        return .fail(words(missing)).by(first)
      }
      if let first = missing.lazy.compactMap(\.advice).first {
        return .warn(words(missing)).by(first)
      }
      guard missing.isEmpty else { throw MissingEvidence(words(missing)) }
      return .pass("all is there that a message of this kind needs")
    }
  }
}

extension MessagePart {
  fileprivate var brokenRequirement: Requirement? {
    if case .breaks(let requirement) = absence { requirement } else { nil }
  }

  fileprivate var advice: Requirement? {
    if case .isUnwise(let requirement) = absence { requirement } else { nil }
  }
}
