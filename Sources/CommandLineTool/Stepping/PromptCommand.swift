import Simulation
import TranscriptModel
import WireFormats

/// What one can say at the prompt of `authwalk step`.
enum PromptCommand: Hashable, Sendable {
  case next
  case run(to: StepID?)
  case back(Target)
  case show(Form)
  case explain(String)
  case who
  case change(StepEdit.Action)
  case without(String)
  case undo
  case compare
  case save(String)
  case restart
  case help
  case quit

  /// Where to go back to.
  enum Target: Hashable, Sendable {
    case steps(Int)
    case step(StepID)
  }

  /// How to show the waiting message.
  enum Form: String, Hashable, Sendable, CaseIterable {
    /// As the transcript has it.
    case text
    /// As it goes over the wire, not folded.
    case raw
    /// Every place with its decoded value, tokens taken apart.
    case decoded
  }

  /// Reads a line; an empty one means `next`.
  init(parsing line: String) throws(ToolError) {
    let line = line.trimmingSpaces
    let word = String(line.prefix { $0 != " " })
    let rest = String(line.dropFirst(word.count)).trimmingSpaces
    if let command = Self.commandsAlone[word] {
      guard rest.isEmpty else { throw ToolError(.usage, "write '\(word)' alone") }
      self = command
      return
    }
    switch word {
    case "r", "run": self = .run(to: try Self.step(rest))
    case "b", "back": self = .back(try Self.target(rest))
    case "s", "show": self = .show(try Self.form(rest))
    case "e", "explain": self = .explain(try Self.needed(rest, "explain WORD"))
    case "set", "add", "remove": self = .change(try Self.change(word, rest))
    case "wait": self = .change(try Self.wait(rest))
    case "without": self = .without(try Self.needed(rest, "without DEFENCE"))
    case "save": self = .save(try Self.needed(rest, "save FILE"))
    default:
      let hint = Suggestion.hint(for: word, among: PromptHelp.words)
      throw ToolError(
        .usage, "there is no '\(word)'" + (hint.isEmpty ? "; '?' lists what there is" : hint))
    }
  }

  /// Whether it may come while a question waits; otherwise its words are an answer.
  var mayPrecedeAnswer: Bool {
    switch self {
    case .change, .without, .save: false
    default: true
    }
  }

  /// The commands that have no words behind them.
  private static let commandsAlone: [String: PromptCommand] = [
    "": .next, "n": .next, "next": .next, "w": .who, "who": .who, "drop": .change(.drop),
    "twice": .change(.twice), "u": .undo, "undo": .undo, "c": .compare, "compare": .compare,
    "restart": .restart, "?": .help, "h": .help, "help": .help, "q": .quit, "quit": .quit,
  ]

  private static func needed(
    _ rest: String, _ usage: String
  ) throws(ToolError) -> String {
    guard !rest.isEmpty else { throw ToolError(.usage, "write '\(usage)'") }
    return rest
  }

  private static func step(_ text: String) throws(ToolError) -> StepID? {
    if text.isEmpty { return nil }
    guard let step = StepID(parsing: text) else {
      throw ToolError(.usage, StepEditError.notAStep(text).description)
    }
    return step
  }

  private static func target(_ text: String) throws(ToolError) -> Target {
    if text.isEmpty { return .steps(1) }
    if let count = Int(text) {
      guard count > 0 else { throw ToolError(.usage, "go back one step or more") }
      return .steps(count)
    }
    return try step(text).map { .step($0) } ?? .steps(1)
  }

  private static func form(_ text: String) throws(ToolError) -> Form {
    if text.isEmpty { return .text }
    guard let form = Form(rawValue: text) else {
      throw ToolError(.usage, "write 'show', 'show raw' or 'show decoded'")
    }
    return form
  }

  /// `set PLACE=VALUE`, `add PLACE=VALUE` or `remove PLACE`, in the words of `--tamper`.
  private static func change(
    _ word: String, _ rest: String
  ) throws(ToolError) -> StepEdit.Action {
    let usage = word == "remove" ? "write 'remove PLACE'" : "write '\(word) PLACE=VALUE'"
    guard !rest.isEmpty else { throw ToolError(.usage, usage) }
    let parts = WireText(rest).divided(at: "=")
    let name = parts?.before ?? WireText(rest)
    let written = parts?.behind
    let value = written == StepEdit.Action.emptyValue ? "" as WireText : written
    guard let place = Place(parsing: name) else {
      throw ToolError(.usage, StepEditError.notAPlace(name.string).description)
    }
    switch (word, value) {
    case ("set", _) where written?.isEmpty == true:
      throw ToolError(
        .usage,
        "'remove \(place)' takes it away; 'set \(place)=\(StepEdit.Action.emptyValue)' "
          + "empties it")
    case ("set", let value?): return .change(place, .set(value))
    case ("add", let value?): return .change(place, .add(value))
    case ("remove", nil): return .change(place, .remove)
    case ("remove", _): throw ToolError(.usage, "write 'remove PLACE', without a value")
    default: throw ToolError(.usage, usage)
    }
  }

  private static func wait(_ rest: String) throws(ToolError) -> StepEdit.Action {
    guard let seconds = Int(rest), (0...StepEdit.Action.longestWait).contains(seconds) else {
      throw ToolError(.usage, "write 'wait SECONDS', whole seconds, such as 'wait 600'")
    }
    return .wait(seconds)
  }
}

extension String {
  /// The text without spaces and tabs at its ends.
  var trimmingSpaces: String {
    let start = drop { $0 == " " || $0 == "\t" || $0 == "\r" }
    return String(start.reversed().drop { $0 == " " || $0 == "\t" || $0 == "\r" }.reversed())
  }
}
