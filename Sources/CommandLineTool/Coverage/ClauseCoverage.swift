import Checks
import Flows
import Simulation
import Vocabulary

/// One clause, and what exercises it.
struct CoveredClause {
  let clause: Clause
  /// The checks that a case makes fail by breaking it.
  let checks: [String]
  /// The defences that rest on it.
  let defences: [String]
  /// The attacks that need one of these defences off, and those that rest on the clause themselves.
  let attacks: [String]
  /// How many changed messages these defences refused; nil where no message was changed.
  let refusedChanges: Int?

  /// Whether anything exercises it.
  var isExercised: Bool { !(checks.isEmpty && defences.isEmpty && attacks.isEmpty) }
}

/// What exercises the clauses of the specifications, by what checks, defences and attacks cite.
struct ClauseCoverage {
  /// The clauses, in the order of their tables.
  let rows: [CoveredClause]

  /// Finds what exercises each clause.
  ///
  /// `refusals` has how many changed messages each defence refused, where that was tried.
  init(
    of clauses: [Clause] = ClauseTables.all, checks: [Check] = CheckCatalogue.all,
    flows: [any Flow] = FlowCatalogue.all, refusals: [String: Int]? = nil
  ) {
    let places = ClausePlaces(clauses)
    let checks = Dictionary(
      grouping: checks.flatMap { check in check.enforcedRules.map { (rule: $0, id: check.id) } },
      by: \.rule)
    let defences = Dictionary(grouping: flows.flatMap(\.defences), by: \.reference)
    let attacks = flows.flatMap(\.attacks)
    let citing = Dictionary(grouping: attacks.filter { $0.reference != nil }, by: \.reference)
    rows = clauses.map { clause in
      let standing = (defences[clause.reference] ?? []).filter {
        places.counts($0.name, citing: $0.reference, for: clause)
      }
      let names = standing.map(\.name)
      let stopped = attacks.filter { $0.stoppingDefences.contains { standing.contains($0) } }
      let own = (citing[clause.reference] ?? []).filter {
        places.counts($0.name, citing: clause.reference, for: clause)
      }
      return CoveredClause(
        clause: clause,
        checks: (checks[clause.requirement] ?? []).map(\.id).filter {
          places.counts($0, finding: clause.requirement, for: clause)
        },
        defences: names.withoutRepetitions,
        attacks: (stopped + own).map(\.name).withoutRepetitions,
        refusedChanges: refusals.map { refusals in
          names.withoutRepetitions.compactMap { refusals[$0] }.reduce(0, +)
        })
    }
  }
}

/// Which clauses stand at one place, so that it is known which of them somebody is about who cites it.
struct ClausePlaces {
  private let byRequirement: [Requirement: [Clause]]
  private let byReference: [SourceReference: [Clause]]

  init(_ clauses: [Clause]) {
    byRequirement = Dictionary(grouping: clauses, by: \.requirement)
    byReference = Dictionary(grouping: clauses, by: \.reference)
  }

  /// The clauses of a rule: of its section, with its level.
  func clauses(of requirement: Requirement) -> [Clause] { byRequirement[requirement] ?? [] }

  /// The clauses of a section.
  func clauses(at reference: SourceReference) -> [Clause] { byReference[reference] ?? [] }

  /// Whether a check that finds a rule broken counts for a clause.
  func counts(_ check: String, finding requirement: Requirement, for clause: Clause) -> Bool {
    requirement == clause.requirement
      && Self.names(check, clause, among: clauses(of: requirement))
  }

  /// Whether a defence or an attack that cites a section counts for a clause.
  func counts(_ name: String, citing reference: SourceReference, for clause: Clause) -> Bool {
    reference == clause.reference && Self.names(name, clause, among: clauses(at: reference))
  }

  /// Whether a clause names somebody, or needs not, since it is alone there and names nobody.
  private static func names(_ name: String, _ clause: Clause, among clauses: [Clause]) -> Bool {
    clause.subjects.isEmpty ? clauses.count == 1 : clause.subjects.contains(name)
  }
}

extension [String] {
  /// The same texts in the same order, each once.
  fileprivate var withoutRepetitions: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
