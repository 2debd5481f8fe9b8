import Foundation
import Testing
import TranscriptModel
import Vocabulary
import WireFormats

@testable import Checks

/// A right conversation with one change, and what the checks have to find: the cases in
/// `Vectors/altered/cases.json`.
struct AlteredConversation: Sendable {
  /// What is to be found at the steps that the change touches, or at those that it makes wrong.
  enum Expectation: String, Sendable {
    /// A check fails, or the file is refused.
    case fails
    /// A check warns, and none fails.
    case warns
    /// No check fails or warns; `unknown` is no accusation.
    case silent
    /// No check fails.
    case silentOrWarns = "silent or warns"
  }

  let id: String
  /// What was changed, in words.
  let about: String
  /// The rule that the change breaks, or that allows it.
  let clause: String
  let expectation: Expectation
  private let base: String
  private let head: [JSONMember]
  private let edits: [JSONValue]
  /// Whether nothing is changed, as the base itself is the case.
  private var isItsBase: Bool { edits.isEmpty && head.isEmpty && expectation == .fails }

  fileprivate init(_ json: JSONValue) throws {
    func text(_ name: String) throws -> String { try #require(json[name]?.stringValue?.string) }
    id = try text("id")
    about = try text("about")
    clause = try text("clause")
    expectation = try #require(Expectation(rawValue: try text("expected")))
    base = try text("base")
    head = json["head"]?.members ?? []
    edits = json["edits"]?.arrayValue ?? []
  }

  /// Every case, in the order of the file.
  static let all = Result {
    try #require(try read("cases").arrayValue).map { try AlteredConversation($0) }
  }

  private static func read(_ name: String) throws -> JSONValue {
    let folder = try #require(Bundle.module.url(forResource: "Vectors", withExtension: nil))
    let file = folder.appending(path: "altered/\(name).json")
    return try JSONParser.parse([UInt8](try Data(contentsOf: file)))
  }
}

// What the checks find.
extension AlteredConversation {
  /// The worst that is found beside what the unchanged conversation shows already.
  enum Outcome: String {
    case fails, warns, silent
  }

  /// What the checks say of the changed conversation and not of the unchanged one; nil for a file that is
  /// refused.
  func newFindings() throws -> [(step: Step, finding: Finding)]? {
    let known = isItsBase ? [] : try Self.baseFindings.get()[base] ?? []
    guard let judged = try judged() else { return nil }
    return judged.steps.flatMap { step in
      step.findings.filter { $0.verdict == .fail || $0.verdict == .warning }
        .filter { !known.contains(Self.key($0, step)) }.map { (step, $0) }
    }
  }

  /// The outcome of those findings.
  static func outcome(of findings: [(step: Step, finding: Finding)]?) -> Outcome {
    guard let findings else { return .fails }
    if findings.contains(where: { $0.finding.verdict == .fail }) { return .fails }
    return findings.isEmpty ? .silent : .warns
  }

  /// Whether an outcome is what the case asks for.
  func isMet(by outcome: Outcome) -> Bool {
    switch expectation {
    case .fails: outcome == .fails
    case .warns: outcome == .warns
    case .silent: outcome == .silent
    case .silentOrWarns: outcome != .fails
    }
  }

  /// A finding of the unchanged conversation is known again by the step's name, since steps that are put in
  /// or taken out number the others anew.
  private static func key(_ finding: Finding, _ step: Step) -> String {
    "\(step.id) \(finding.check) \(finding.verdict)"
  }

  private static let bases = Result {
    try Dictionary(
      uniqueKeysWithValues: Set(try all.get().map(\.base)).map { ($0, try read("base-\($0)")) })
  }

  private static let baseFindings = Result {
    try bases.get().mapValues { json in
      let judged = try #require(try judge(json, madeOf: json))
      return Set(judged.steps.flatMap { step in step.findings.map { key($0, step) } })
    }
  }

  private func judged() throws -> Transcript? {
    let base = try #require(try Self.bases.get()[base])
    return try Self.judge(try changed(base), madeOf: base)
  }

  /// Reads a conversation as a file of version 1 is read, adds what the recording of its flow has
  /// registered, and judges it; nil where the file is refused.
  private static func judge(_ json: JSONValue, madeOf base: JSONValue) throws -> Transcript? {
    guard var transcript = try? Transcript(json: json).upgraded else { return nil }
    guard let flow = try? CheckCatalogue.flow(named: transcript.flow) else { return nil }
    let recorded = try SignIn(transcript.flow).transcript.registered
    transcript.registered = transcript.registering(recorded, of: try Transcript(json: base))
    let judged = Checker().judge(transcript)
    return judged.steps.contains { flow.knows($0.id.name) } ? judged : nil
  }
}

// The interpreter of the edits.
extension AlteredConversation {
  /// The conversation with the change.
  private func changed(_ base: JSONValue) throws -> JSONValue {
    // Behind each step of the base, and in front of the first, stands what is put in there.
    var steps: [[JSONValue]] = [[]]
    steps += try #require(base["steps"]?.arrayValue).map { [$0] }
    for edit in edits {
      if let position = edit["after"]?.integerValue {
        steps[position] += try #require(edit["insert"]?.arrayValue)
      } else {
        let number = try #require(edit["step"]?.integerValue)
        steps[number][0] = try #require(Self.edited(steps[number][0], by: edit))
      }
    }
    var changed = base
    for member in head { changed.set(member.name, to: member.value) }
    changed.set("steps", to: .array(steps.flatMap(\.self).filter { $0 != .null }))
    return changed
  }

  /// A step with other members, or nothing in its place.
  private static func edited(_ step: JSONValue, by edit: JSONValue) -> JSONValue? {
    if edit["remove"] == .bool(true) { return .null }
    guard edit["set"]?.members != nil || edit["drop"]?.arrayValue != nil else { return nil }
    var step = step
    for member in edit["set"]?.members ?? [] { step.set(member.name, to: member.value) }
    for name in edit["drop"]?.arrayValue ?? [] { step.remove(name.stringValue ?? "") }
    return step
  }
}

// What a case changes in all its messages is registered as changed: it is another client then, or another
// key, and nothing that somebody did wrong.
extension Transcript {
  fileprivate func registering(_ facts: [RegisteredFact], of base: Transcript) -> [RegisteredFact] {
    let (before, now) = (base.placedValues, placedValues)
    return facts.map { fact in
      // For which API an access token is meant nobody agrees on by writing another name.
      if fact.name == FactName.audience.rawValue, fact.at == .resourceServer { return fact }
      var fact = fact
      let places = before.filter { $0.value == fact.value && now[$0.key] != nil }.keys
      let values = Set(places.compactMap { now[$0] })
      if places.count > 1, values.count == 1, let value = values.first { fact.value = value }
      return fact
    }
  }

  /// What stands where in the steps.
  private var placedValues: [String: WireText] {
    var values: [String: WireText] = [:]
    for step in steps {
      for placed in step.message?.values ?? [] {
        values["\(step.id) \(placed.place)"] = placed.value
      }
      for named in step.calculation?.values ?? [] {
        values["\(step.id) value.\(named.name)"] = named.value
      }
    }
    return values
  }
}
