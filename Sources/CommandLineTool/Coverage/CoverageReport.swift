import TranscriptModel
import Vocabulary
import WireFormats

/// What `coverage` shows: how many clauses of each document are exercised, and each clause with what
/// exercises it.
struct CoverageReport {
  /// The documents with those of their clauses that are wanted.
  private let documents: [(document: SourceDocument, rows: [CoveredClause])]

  /// A report on some documents, with the clauses of one strength alone, if one is given.
  init(_ coverage: ClauseCoverage, on documents: [SourceDocument], strength: RequirementStrength?) {
    self.documents = documents.map { document in
      let rows = coverage.rows.filter { $0.clause.reference.document == document }
      return (
        document,
        strength.map { wanted in rows.filter { $0.clause.level?.strength == wanted } } ?? rows
      )
    }
  }

  /// The report in one of the formats `text`, `json`, `markdown`.
  func text(as format: String, on screen: Screen) -> String {
    switch format {
    case "json": json.indentedText() + "\n"
    case "markdown": markdown
    default: plain(on: screen)
    }
  }

  // MARK: - Counts

  private static let countHeads = [
    "document", "clauses", "exercised", "said elsewhere", "not exercised", "read second hand",
    "not read",
  ]

  private static func counts(_ rows: [CoveredClause]) -> [Int] {
    let exercised = rows.count(where: \.isExercised)
    let elsewhere = rows.count { !$0.clause.saidIn.isEmpty }
    return [
      rows.count, exercised, elsewhere, rows.count - exercised - elsewhere,
      rows.count { $0.clause.reading == .secondHand }, rows.count { $0.clause.reading == .notRead },
    ]
  }

  /// A row for each document, and one for all where there are several.
  private var countRows: [[String]] {
    let rows = documents.map { [$0.document.label] + Self.counts($0.rows).map(String.init) }
    guard documents.count > 1 else { return rows }
    return rows + [["all"] + Self.counts(documents.flatMap(\.rows)).map(String.init)]
  }

  // MARK: - Forms

  private func plain(on screen: Screen) -> String {
    let rows = [Self.countHeads] + countRows
    let widths = Self.countHeads.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    let counts = rows.map { row in
      row.indices.map { column in
        column == row.count - 1 ? row[column] : row[column].padded(to: widths[column])
      }.joined(separator: "   ")
    }
    let blocks = documents.filter { !$0.rows.isEmpty }.map { document, rows in
      "\(document): \(document.title ?? "")\n" + screen.columns(rows.flatMap(Self.lines))
    }
    return ([screen.render(lines: counts.map { $0 + "\n" }.joined())] + blocks)
      .joined(separator: "\n")
  }

  /// A clause in two rows: what it asks for, and what exercises it.
  private static func lines(_ row: CoveredClause) -> [(String, String)] {
    let clause = row.clause
    return [
      (
        "§\(clause.reference.section ?? "") \(level(of: clause))",
        "\(clause.binds.rawValue): \(demand(clause))"
      ),
      ("", evidence(of: row)),
    ]
  }

  private var markdown: String {
    let tables = documents.filter { !$0.rows.isEmpty }.map { document, rows in
      "## \(document): \(document.title ?? "")\n\n"
        + MarkdownTable.text(
          ["section", "level", "binds", "demand", "exercised by"],
          rows.map { row in
            let reference = row.clause.reference
            return [
              "[§\(reference.section ?? "")](\(reference.url))", Self.level(of: row.clause),
              row.clause.binds.rawValue, Self.demand(row.clause), Self.evidence(of: row),
            ]
          })
    }
    return Self.markdownHead + MarkdownTable.text(Self.countHeads, countRows) + "\n"
      + tables.joined(separator: "\n")
  }

  private static let markdownHead = """
    # Coverage

    Which clauses of the specifications anything here exercises. Written by
    `authwalk coverage --mutate --format markdown`. A clause is a sentence with a keyword such as MUST that touches
    one of the flows, in this program's own words. What exercises it follows from what checks, defences and
    attacks cite: a check counts if a test makes it fail by breaking that clause, a defence with the attacks that
    need it off and with the changed messages of `authwalk explore --mutate` that it refused. Some clauses say
    again what another one says that is exercised. The demand says how it has to be, also where the keyword is
    MUST NOT.

    Left out is what the flows do not have: other grants, passwords of clients, encryption of tokens,
    registration by a client itself, answers by scripts between pages, proxies. Where a document was not at hand,
    its clauses were read second hand (in a draft, a translation or a quotation), or not at all.


    """

  // MARK: - Words

  private static func level(of clause: Clause) -> String { clause.level?.rawValue ?? "describes" }

  private static func demand(_ clause: Clause) -> String {
    clause.words + (clause.reading == .notRead ? " (\(clause.reading.rawValue))" : "")
  }

  private static func evidence(of row: CoveredClause) -> String {
    let clause = row.clause
    if !clause.saidIn.isEmpty {
      return "said elsewhere: \(clause.saidIn.map(\.description).joined(separator: ", "))"
    }
    guard row.isExercised else { return "not exercised: \(clause.gap?.description ?? "")" }
    var parts: [String] = []
    for (noun, names) in [
      ("check", row.checks), ("defence", row.defences), ("attack", row.attacks),
    ] where !names.isEmpty {
      parts.append("\(names.count == 1 ? noun : noun + "s") \(names.joined(separator: ", "))")
    }
    if let count = row.refusedChanges, count > 0 {
      parts.append("\(count) changed message\(count == 1 ? "" : "s")")
    }
    return parts.joined(separator: "; ")
  }

  private var json: JSONValue {
    .object(
      JSONMember(
        "documents",
        .array(
          documents.map { document, rows in
            .object(
              [JSONMember("document", .string(document.label))]
                + zip(Self.countHeads.dropFirst(), Self.counts(rows)).map {
                  JSONMember("\($0.replacing(" ", with: "_"))", .integer($1))
                })
          })),
      JSONMember("clauses", .array(documents.flatMap(\.rows).map(Self.json))))
  }

  private static func json(_ row: CoveredClause) -> JSONValue {
    func list(_ names: [String]) -> JSONValue { .array(names.map { .string($0) }) }
    let clause = row.clause
    return .object(
      JSONMember("document", .string(clause.reference.document.label)),
      JSONMember("section", .string(clause.reference.section ?? "")),
      JSONMember("level", clause.level.map { .string($0.rawValue) } ?? .null),
      JSONMember("binds", .string(clause.binds.rawValue)),
      JSONMember("demand", .string(clause.words)),
      JSONMember("reading", .string(clause.reading.rawValue)),
      JSONMember("checks", list(row.checks)), JSONMember("defences", list(row.defences)),
      JSONMember("attacks", list(row.attacks)),
      JSONMember("changed_messages", row.refusedChanges.map { .integer($0) } ?? .null),
      JSONMember("said_in", list(clause.saidIn.map(\.description))),
      JSONMember("not_exercised", clause.gap.map { .string($0.description) } ?? .null))
  }
}
