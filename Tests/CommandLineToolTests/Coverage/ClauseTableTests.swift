import Checks
import Flows
import Simulation
import Testing
import Vocabulary

@testable import CommandLineTool

/// The tables of clauses, measured by who cites the sections.
@Suite("The tables of clauses")
struct ClauseTableTests {
  private static let clauses = ClauseTables.all
  private static let places = ClausePlaces(ClauseTables.all)
  private static let coverage = ClauseCoverage()
  private static let defences = FlowCatalogue.all.flatMap(\.defences)
  private static let attacks = FlowCatalogue.all.flatMap(\.attacks)

  /// Whether a document has tables.
  private static func hasTables(_ reference: SourceReference) -> Bool {
    ClauseTables.documents.contains(reference.document)
  }

  /// What to do about somebody who cites a place and counts for no clause of it.
  private static func advice(_ clauses: [Clause], at place: String) -> String {
    if clauses.isEmpty {
      return "no clause of Sources/Vocabulary/Clauses is \(place); read the text, and add it, "
        + "or mend the citation"
    }
    let words = clauses.map { "'\($0.words)'" }.joined(separator: ", ")
    return "name it in 'about:' of a clause that is \(place); there are: \(words)"
  }

  @Test("have a clause for each rule that a check enforces")
  func checks() {
    for check in CheckCatalogue.all {
      for rule in check.enforcedRules where Self.hasTables(rule.reference) {
        let clauses = Self.places.clauses(of: rule)
        #expect(
          clauses.contains { Self.places.counts(check.id, finding: rule, for: $0) },
          "check '\(check.id)' cites \(rule): \(Self.advice(clauses, at: "\(rule)"))")
      }
    }
  }

  @Test("have the section and the level that each check cites, whether a case breaks it or not")
  func citations() {
    for check in CheckCatalogue.all where Self.hasTables(check.requirement.reference) {
      let rule = check.requirement
      #expect(
        !Self.places.clauses(of: rule).isEmpty,
        "check '\(check.id)' cites \(rule): \(Self.advice([], at: "\(rule)"))")
    }
  }

  @Test("have a clause for each defence")
  func defences() {
    for defence in Self.defences where Self.hasTables(defence.reference) {
      let clauses = Self.places.clauses(at: defence.reference)
      #expect(
        clauses.contains {
          Self.places.counts(defence.name, citing: defence.reference, for: $0)
        },
        """
        defence '\(defence.name)' cites \(defence.reference): \
        \(Self.advice(clauses, at: "\(defence.reference)"))
        """)
    }
  }

  @Test("have each attack that cites them somewhere")
  func attacks() {
    let listed = Set(Self.coverage.rows.flatMap(\.attacks))
    for attack in Self.attacks {
      guard let reference = attack.reference, Self.hasTables(reference) else { continue }
      let clauses = Self.places.clauses(at: reference)
      #expect(
        listed.contains(attack.name),
        "attack '\(attack.name)' cites \(reference): \(Self.advice(clauses, at: "\(reference)"))")
    }
  }

  @Test("name nobody who does not cite the place")
  func subjects() {
    for clause in Self.clauses {
      for name in clause.subjects {
        let isCheck = CheckCatalogue.check(name)?.enforcedRules.contains(clause.requirement)
        let isDefence = Self.defences.contains {
          $0.name == name && $0.reference == clause.reference
        }
        let isAttack = Self.attacks.contains {
          $0.name == name && $0.reference == clause.reference
        }
        #expect(
          isCheck == true || isDefence || isAttack,
          "\(clause.requirement), '\(clause.words)', names '\(name)', which does not cite it")
      }
    }
  }

  @Test("say of a clause that is not exercised where it is said too, or why, and of those alone")
  func gaps() {
    let exercised = Set(Self.coverage.rows.filter(\.isExercised).map(\.clause.reference))
    for row in Self.coverage.rows {
      let clause = row.clause
      let place = "\(clause.requirement), '\(clause.words)'"
      if row.isExercised {
        let names = (row.checks + row.defences + row.attacks).joined(separator: ", ")
        #expect(
          clause.gap == nil && clause.saidIn.isEmpty,
          "\(place) is exercised by \(names): drop 'notExercised' and 'saidIn'")
      } else {
        #expect(
          (clause.gap != nil) != !clause.saidIn.isEmpty,
          "nothing exercises \(place): say why in 'notExercised', or where else in 'saidIn'")
      }
      for section in clause.saidIn where !exercised.contains(section) {
        Issue.record("\(place) is said to stand in \(section), where nothing is exercised")
      }
    }
  }

  /// The sections in which a reading of the specifications found duties that nothing covered.
  private static let onceUncovered: KeyValuePairs<String, String> = [
    "RFC 6749":
      "3.1 3.1.2 3.2 3.3 4.1.2 4.1.2.1 5.1 5.2 6 10.2 10.3 10.4 10.9 10.10 10.11 10.12 10.13 10.15",
    "RFC 6750": "2 3 5.2 5.3",
    "RFC 7636": "4.1 4.4 4.4.1 4.5 7.1 7.2",
    "RFC 8252": "7.3 8.1 8.4 8.5 8.6 8.7 8.8 8.10",
    "RFC 8414": "6.1",
    "RFC 9068": "3 4 5",
    "RFC 9207": "2 2.4 4",
    "RFC 9700": "2.1 2.1.1 2.3 2.4 2.6 4.2.4 4.4.2 4.8.2 4.11.1 4.11.2 4.12 4.14.2 4.15.1 4.16",
    "OIDC Core": "2 3.1.2.1 3.1.2.2 3.1.3.2 3.1.3.7 12.2",
  ]

  @Test("have each section in which something was not covered", arguments: onceUncovered.map(\.key))
  func uncovered(label: String) throws {
    let document = try #require(SourceDocument(label: label))
    let sections = Self.onceUncovered.first { $0.key == label }?.value.split(separator: " ") ?? []
    for section in sections {
      let reference = SourceReference(document, String(section))
      #expect(!Self.places.clauses(at: reference).isEmpty, "\(reference)")
    }
  }

  @Test("cite sections of specifications, in their order, and say each thing once")
  func form() {
    #expect(Set(ClauseTables.documents).count == ClauseTables.documents.count)
    var seen: Set<String> = []
    for clause in Self.clauses {
      #expect(clause.reference.document.kind == .specification)
      #expect(SourceReference(parsing: "\(clause.reference)") == clause.reference)
      #expect(seen.insert("\(clause.requirement) \(clause.words)").inserted, "\(clause.words)")
      #expect(!clause.words.isEmpty && clause.words.last != "." && !clause.words.contains("\n"))
      #expect(!clause.words.contains("|"))
    }
  }
}
