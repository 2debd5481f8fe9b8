import Flows
import Simulation

/// `authwalk explore`: every attack against every defence, or every change of every message.
enum ExploreCommand: Command {
  static let specification = CommandSpecification(
    name: "explore", arguments: "[FLOW]", argumentCount: 0...1,
    summary: "plays every attack with each defence on and off, and shows which one decides",
    details: [
      "Without FLOW it explores all flows. The exit code is 1 when an attack succeeds though every",
      "defence is on, when a defence is needed by no attack, or when a mutant survives.",
    ],
    options: [
      OptionSpecification(
        name: "--format", choices: ["text", "json", "markdown", "html"], help: "how to write it"),
      OptionSpecification(
        name: "--mutate", help: "change every field of every message in every way that applies"),
    ],
    examples: ["authwalk explore", "authwalk explore pkce --mutate"])

  static func run(
    _ arguments: ParsedArguments, console: Console
  ) async throws(ToolError) -> ExitCode {
    let flows = try flows(arguments.arguments.first)
    let format = arguments.value("--format") ?? "text"
    return arguments.has("--mutate")
      ? try await mutate(flows, format: format, console: console)
      : try await explore(flows, format: format, console: console)
  }

  private static func flows(_ name: String?) throws(ToolError) -> [any Flow] {
    guard let name else { return FlowCatalogue.all }
    do {
      return [try FlowCatalogue.flow(named: name)]
    } catch {
      throw ToolError(.usage, error.description)
    }
  }

  private static func explore(
    _ flows: [any Flow], format: String, console: Console
  ) async throws(ToolError) -> ExitCode {
    let explorations = try await each(flows, ("exploring", "exploration"), on: console) {
      try await AttackExploration(of: $0, progress: $1.show)
    }
    try console.write(AttackMatrix(explorations: explorations).text(as: format))
    for violation in explorations.flatMap(\.violations) {
      console.remark("authwalk: \(violation)\n")
    }
    return explorations.allSatisfy(\.violations.isEmpty) ? .success : .unexpected
  }

  private static func mutate(
    _ flows: [any Flow], format: String, console: Console
  ) async throws(ToolError) -> ExitCode {
    let explorations = try await each(flows, ("mutating", "mutation"), on: console) {
      try await MutationExploration(of: $0, progress: $1.show)
    }
    try console.write(MutationReport(explorations: explorations).text(as: format))
    return explorations.allSatisfy(\.survivors.isEmpty) ? .success : .unexpected
  }

  /// Explores one flow after the other, and shows how far that is.
  private static func each<Exploration>(
    _ flows: [any Flow], _ words: (doing: String, noun: String), on console: Console,
    _ explore: (any Flow, ProgressLine) async throws -> Exploration
  ) async throws(ToolError) -> [Exploration] {
    var explorations: [Exploration] = []
    for flow in flows {
      let progress = ProgressLine(console: console, label: "\(words.doing) \(flow.name)")
      do {
        explorations.append(try await explore(flow, progress))
      } catch {
        throw ToolError(.software, "the \(words.noun) of '\(flow.name)' stopped: \(error)")
      }
      progress.clear()
    }
    return explorations
  }
}
