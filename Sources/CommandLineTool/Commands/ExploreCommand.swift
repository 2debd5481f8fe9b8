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
      "With a profile it shows which attacks succeed under it; that is no error.",
    ],
    options: [
      OptionSpecification(
        name: "--format", choices: ["text", "json", "markdown", "html"], help: "how to write it"),
      OptionSpecification(
        name: "--profile", value: "NAME", excludes: ["--mutate"],
        help: "play every attack with the defences of a profile, or of each where it is 'all'"),
      OptionSpecification(
        name: "--mutate", help: "change every field of every message in every way that applies"),
    ],
    examples: [
      "authwalk explore", "authwalk explore pkce --profile rfc6749",
      "authwalk explore pkce --mutate",
    ])

  static func run(
    _ arguments: ParsedArguments, console: Console
  ) async throws(ToolError) -> ExitCode {
    let flows = try flows(arguments.arguments.first)
    let format = arguments.value("--format") ?? "text"
    if let profile = arguments.value("--profile") {
      return try await explore(
        flows, profile: profile, isOne: !arguments.arguments.isEmpty, format: format,
        console: console)
    }
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

  /// Explores the flows that a profile belongs to; a flow that the user named must be one of them.
  private static func explore(
    _ flows: [any Flow], profile name: String, isOne: Bool, format: String, console: Console
  ) async throws(ToolError) -> ExitCode {
    let all = flows.flatMap { flow in flow.profiles.map { (flow, $0) } }
    let chosen = all.filter { name == FlowProfile.nameOfAll || $0.1.name == name }
    if chosen.isEmpty { throw unknown(profile: name, in: isOne ? flows : FlowCatalogue.all) }
    var explorations: [ProfileExploration] = []
    for (flow, profile) in chosen {
      explorations += try await each([flow], ("exploring", "exploration"), on: console) {
        try await ProfileExploration(of: $0, under: profile, progress: $1.show)
      }
    }
    try console.write(ProfileReport(explorations: explorations).text(as: format))
    return .success
  }

  private static func unknown(profile name: String, in flows: [any Flow]) -> ToolError {
    if flows.count == 1, let flow = flows.first {
      return ToolError(
        settingUp: ConfigurationError.unknownProfile(
          name, flow: flow.name, known: flow.profiles.map(\.name)))
    }
    var names: [String] = []
    for profile in flows.flatMap(\.profiles) where !names.contains(profile.name) {
      names.append(profile.name)
    }
    return ToolError(
      .usage, "there is no profile '\(name)'; there are: \(names.joined(separator: ", "))")
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
