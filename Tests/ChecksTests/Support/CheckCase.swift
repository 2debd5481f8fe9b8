import HTTPModel
import Testing
import TranscriptModel
import WireFormats

@testable import Checks

/// The cases of one check: a row for each thing that it can say.
///
///     CheckTable("code-verifier-present", at: "token-request") {
///       pass("'code_verifier' has 43 characters")
///       fail("'code_verifier' is missing, but …", after: "form.code_verifier=")
///       unknown("no authorization response …", after: "authorization-response:gone")
///       doesNotApply(after: "authorization-request:query.code_challenge=")
///     }
///
/// A row has what the check says, word for word, and what is changed in the recording before. Where the
/// change does not say why the row is there, it has a title.
struct CheckTable: Sendable {
  /// The id of the check.
  let check: String
  let cases: [CheckCase]

  /// A row changes the recording and is judged at the step, where it does not name others itself.
  init(
    _ check: String, in recording: String = "pkce", at step: String,
    @CheckCaseBuilder _ rows: () -> [CheckCase]
  ) {
    self.check = check
    cases = rows().map { row in
      var row = row
      row.check = check
      row.recording = row.recording ?? recording
      row.step = row.step ?? step
      return row
    }
  }
}

/// Makes one list of rows.
@resultBuilder
enum CheckCaseBuilder {
  static func buildBlock(_ rows: [CheckCase]...) -> [CheckCase] { rows.flatMap(\.self) }
  static func buildArray(_ rows: [[CheckCase]]) -> [CheckCase] { rows.flatMap(\.self) }
}

/// The check passes the step, or each of several; without edits, as the recording has it.
func pass(
  _ message: String, by requirement: String? = nil, in recording: String? = nil,
  at steps: String..., after edits: Edit...,
  title: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
) -> [CheckCase] {
  CheckCase.each(
    of: steps, title, recording, edits,
    .init(verdict: .pass, message: message, requirement: requirement), sourceLocation)
}

/// The check fails, by its own rule or by another one.
func fail(
  _ message: String, by requirement: String? = nil, expected: CaseValue? = nil,
  actual: CaseValue? = nil, in recording: String? = nil, at steps: String..., after edits: Edit...,
  title: String? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) -> [CheckCase] {
  CheckCase.each(
    of: steps, title, recording, edits,
    .init(
      verdict: .fail, message: message, requirement: requirement, expected: expected,
      actual: actual), sourceLocation)
}

/// The check warns: what should be so is not, by its own rule or by another one.
func warn(
  _ message: String, by requirement: String? = nil, expected: CaseValue? = nil,
  actual: CaseValue? = nil, in recording: String? = nil, at steps: String..., after edits: Edit...,
  title: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
) -> [CheckCase] {
  CheckCase.each(
    of: steps, title, recording, edits,
    .init(
      verdict: .warning, message: message, requirement: requirement, expected: expected,
      actual: actual), sourceLocation)
}

/// The transcript lacks what the check needs.
func unknown(
  _ message: String, in recording: String? = nil, at steps: String..., after edits: Edit...,
  title: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
) -> [CheckCase] {
  CheckCase.each(
    of: steps, title, recording, edits, .init(verdict: .unknown, message: message), sourceLocation)
}

/// The check says nothing.
func doesNotApply(
  in recording: String? = nil, at steps: String..., after edits: Edit..., title: String? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) -> [CheckCase] {
  CheckCase.each(of: steps, title, recording, edits, nil, sourceLocation)
}

/// The check of a calculation fails for a value that was changed: what it is measured by gives another.
func differs(
  _ name: String, is value: String, but witness: Witness, _ right: String, at steps: String...,
  title: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
) -> [CheckCase] {
  CheckCase.each(
    of: steps, title, nil, ["value.\(name)=\(value)"],
    .init(
      verdict: .fail, message: "'\(name)' is '\(value)', but \(witness.rawValue) '\(right)'",
      expected: "\(right)", actual: "\(value)"), sourceLocation)
}

/// What a value of a calculation is measured by.
enum Witness: String {
  case messages = "the messages give"
  case otherValues = "the other values give"
  case registered = "what is registered is"
}

/// One case of a check: a recorded run, what is changed in it, and exactly what the check says then.
struct CheckCase: Sendable {
  /// What a check says.
  struct Wanted: Sendable {
    var verdict: Verdict
    var message: String
    /// The rule that it prints; nil for the check's own.
    var requirement: String?
    var expected: CaseValue?
    var actual: CaseValue?
  }

  fileprivate(set) var check = ""
  fileprivate(set) var recording: String?
  fileprivate(set) var step: String?
  let title: String?
  let edits: [Edit]
  /// Nil where the check does not apply, and so says nothing.
  let wanted: Wanted?
  let sourceLocation: SourceLocation

  /// A case for each step; for that of the table if there is none.
  fileprivate static func each(
    of steps: [String], _ title: String?, _ recording: String?, _ edits: [Edit], _ wanted: Wanted?,
    _ sourceLocation: SourceLocation
  ) -> [CheckCase] {
    (steps.isEmpty ? [nil] : steps.map { $0 }).map { step in
      CheckCase(
        recording: recording, step: step, title: title, edits: edits, wanted: wanted,
        sourceLocation: sourceLocation)
    }
  }

  /// Changes the recording and compares every word of what the check says with what the row has.
  func verify() {
    do {
      let (found, wanted) = try judge()
      #expect(found == wanted, "\(testDescription)", sourceLocation: sourceLocation)
    } catch {
      Issue.record(error, "\(testDescription)", sourceLocation: sourceLocation)
    }
  }

  /// What the check says, and what it is to say.
  func judge() throws -> (found: Finding?, wanted: Finding?) {
    guard let check = CheckCatalogue.check(check) else {
      throw CaseError(text: "no check has the id '\(check)'")
    }
    let (recording, step) = (recording ?? "", step ?? "")
    let recorded = try SignIn(recording)
    var signIn = recorded
    for edit in edits {
      let before = signIn.transcript
      try edit.apply(to: &signIn, at: step)
      if signIn.transcript == before { throw CaseError(text: "'\(edit)' changes nothing") }
    }
    let expected = try wanted?.expected?.resolved(recorded: recorded, changed: signIn, at: step)
    let actual = try wanted?.actual?.resolved(recorded: recorded, changed: signIn, at: step)
    let finding = wanted.map {
      Finding(
        check: check.id, verdict: $0.verdict, requirement: $0.requirement ?? "\(check.requirement)",
        message: $0.message, expected: expected, actual: actual)
    }
    return (try signIn.finding(check, at: step), finding)
  }
}

extension CheckCase: CustomTestStringConvertible {
  /// The row in one line: `code-issued: fail, at token-request after form.code=`.
  var testDescription: String {
    let verdict = wanted.map { "\($0.verdict)" } ?? "does not apply"
    let title = title.map { ", \($0)" } ?? ""
    let edits = edits.isEmpty ? "" : " after \(edits.map(\.description).joined(separator: ", "))"
    return "\(check): \(verdict)\(title), at \(step ?? "")\(edits)"
  }
}

/// A value that a finding names: written out, or read where it stands in the transcript.
enum CaseValue: Sendable, ExpressibleByStringInterpolation {
  case text(WireText)
  /// The value at `STEP:PLACE` of the recording; at a place of the step itself if none is named.
  case recorded(String)
  /// The same, after the edits.
  case changed(String)
  /// A value that is calculated from the recording.
  case derived(@Sendable (SignIn) throws -> WireText)

  init(stringLiteral text: String) { self = .text(WireText(text)) }

  fileprivate func resolved(recorded: SignIn, changed: SignIn, at step: String) throws -> WireText {
    switch self {
    case .text(let text): text
    case .recorded(let spot): try recorded.value(at: spot, else: step)
    case .changed(let spot): try changed.value(at: spot, else: step)
    case .derived(let calculate): try calculate(recorded)
    }
  }
}

/// A row that cannot be tried.
struct CaseError: Error, CustomStringConvertible {
  let text: String
  var description: String { text }
}
