import Flows
import Simulation
import Vocabulary
import WireFormats

/// `authwalk coverage`: the clauses of the specifications, and what exercises each.
enum CoverageCommand: Command {
  static let specification = CommandSpecification(
    name: "coverage", arguments: "[DOCUMENT…]", argumentCount: 0...Int.max,
    summary:
      "lists the clauses of the specifications, with the checks, defences and attacks for each",
    details: [
      "DOCUMENT is a specification, such as 'RFC 7636', or 7636 for short. Without one it is all of them.",
      "A check counts for a clause if a test makes it fail by breaking that clause. Where nothing",
      "exercises a clause, it says why. docs/coverage.md has the whole.",
    ],
    options: [
      OptionSpecification(
        name: "--format", choices: ["text", "json", "markdown"], help: "how to write it"),
      OptionSpecification(
        name: "--level", choices: ["must", "should", "may"],
        help: "only duties (MUST and MUST NOT), only advice (SHOULD and the like), or only freedoms"
      ),
      OptionSpecification(
        name: "--mutate",
        help: "change every message in every way, and count what the defences of a clause refused"),
    ],
    examples: [
      "authwalk coverage RFC 7636", "authwalk coverage --level must",
      "authwalk coverage --mutate --format markdown",
    ])

  static func run(
    _ arguments: ParsedArguments, console: Console
  ) async throws(ToolError) -> ExitCode {
    let documents = try documents(arguments.arguments[...])
    let strength = arguments.value("--level").flatMap { strengths[$0] }
    let refusals = arguments.has("--mutate") ? try await refusals(console) : nil
    let report = CoverageReport(
      ClauseCoverage(refusals: refusals), on: documents, strength: strength)
    let format = arguments.value("--format") ?? "text"
    try console.write(report.text(as: format, on: Screen(for: console)))
    return .success
  }

  private static let strengths: [String: RequirementStrength] = [
    "must": .duty, "should": .advice, "may": .freedom,
  ]

  /// The documents that words name, in the order of the tables; all for no words.
  private static func documents(
    _ words: ArraySlice<String>
  ) throws(ToolError) -> [SourceDocument] {
    guard !words.isEmpty else { return ClauseTables.documents }
    var named: Set<SourceDocument> = []
    var rest = words
    while let word = rest.popFirst() {
      // A label has a blank, which a shell takes for the end of a word.
      if let next = rest.first, let document = document(word + next) {
        rest.removeFirst()
        named.insert(document)
      } else if let document = document(word) {
        named.insert(document)
      } else {
        throw unknown(
          document: isWordOfLabel(word) ? ([word] + rest.prefix(1)).joined(separator: " ") : word)
      }
    }
    return ClauseTables.documents.filter { named.contains($0) }
  }

  /// The document of a label, of the number of an RFC, or of a first word that only one label has.
  private static func document(_ words: String) -> SourceDocument? {
    let words = squeezed(words)
    let documents = ClauseTables.documents
    if let exact = documents.first(where: { [words, "rfc" + words].contains(squeezed($0.label)) }) {
      return exact
    }
    let begun = documents.filter { $0.label.lowercased().hasPrefix(words + " ") }
    return begun.count == 1 ? begun[0] : nil
  }

  private static func squeezed(_ text: String) -> String {
    text.lowercased().filter { $0 != " " }
  }

  /// Whether a word is the first one of a label, so that the next word belongs to it.
  private static func isWordOfLabel(_ word: String) -> Bool {
    ClauseTables.documents.contains { $0.label.lowercased().hasPrefix(word.lowercased() + " ") }
  }

  private static func unknown(document: String) -> ToolError {
    let labels = ClauseTables.documents.map(\.label)
    let numbers = labels.compactMap { $0.split(separator: " ").last.map(String.init) }
    let hint = Suggestion.hint(for: document, among: labels + numbers)
    return ToolError(
      .usage, "there is no document '\(document)' here\(hint)",
      advice: "There are: \(labels.joined(separator: ", ")).")
  }

  /// How many changed messages each defence refused, over all flows.
  private static func refusals(_ console: Console) async throws(ToolError) -> [String: Int] {
    var refusals: [String: Int] = [:]
    for flow in FlowCatalogue.all {
      let progress = ProgressLine(console: console, label: "mutating \(flow.name)")
      do {
        let exploration = try await MutationExploration(of: flow, progress: progress.show)
        for case .refused(_, _, let reason) in exploration.results.map(\.verdict) {
          refusals[reason, default: 0] += 1
        }
      } catch {
        throw ToolError(.software, "the mutation of '\(flow.name)' stopped: \(error)")
      }
      progress.clear()
    }
    return refusals
  }
}
