import Flows
import LessonLibrary
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

  /// What is wrong with a line.
  struct Misunderstanding: Error, Hashable, Sendable {
    let message: String
  }

  /// Reads a line; an empty one means `next`.
  init(parsing line: String) throws(Misunderstanding) {
    let line = line.trimmingSpaces
    let word = String(line.prefix { $0 != " " })
    let rest = String(line.dropFirst(word.count)).trimmingSpaces
    switch word {
    case "", "n", "next": self = try Self.alone(.next, rest, word)
    case "r", "run": self = .run(to: try Self.step(rest))
    case "b", "back": self = .back(try Self.target(rest))
    case "s", "show": self = .show(try Self.form(rest))
    case "e", "explain": self = .explain(try Self.needed(rest, "explain WORD"))
    case "w", "who": self = try Self.alone(.who, rest, word)
    case "set", "add", "remove": self = .change(try Self.change(word, rest))
    case "drop": self = try Self.alone(.change(.drop), rest, word)
    case "twice": self = try Self.alone(.change(.twice), rest, word)
    case "wait": self = .change(try Self.wait(rest))
    case "without": self = .without(try Self.needed(rest, "without DEFENCE"))
    case "u", "undo": self = try Self.alone(.undo, rest, word)
    case "c", "compare": self = try Self.alone(.compare, rest, word)
    case "save": self = .save(try Self.needed(rest, "save FILE"))
    case "restart": self = try Self.alone(.restart, rest, word)
    case "?", "h", "help": self = try Self.alone(.help, rest, word)
    case "q", "quit": self = try Self.alone(.quit, rest, word)
    default:
      let suggestion = Suggestion.closest(to: word, among: PromptHelp.words)
      throw Misunderstanding(
        message: "there is no '\(word)'"
          + (suggestion.map { "; did you mean '\($0)'?" } ?? "; '?' lists what there is"))
    }
  }

  /// Whether it may come while a question waits; otherwise its words are an answer.
  var mayPrecedeAnswer: Bool {
    switch self {
    case .change, .without, .save: false
    default: true
    }
  }

  /// A command that has no words behind it.
  private static func alone(
    _ command: PromptCommand, _ rest: String, _ word: String
  ) throws(Misunderstanding) -> PromptCommand {
    guard rest.isEmpty else { throw Misunderstanding(message: "write '\(word)' alone") }
    return command
  }

  private static func needed(
    _ rest: String, _ usage: String
  ) throws(Misunderstanding) -> String {
    guard !rest.isEmpty else { throw Misunderstanding(message: "write '\(usage)'") }
    return rest
  }

  private static func step(_ text: String) throws(Misunderstanding) -> StepID? {
    if text.isEmpty { return nil }
    guard let step = StepID(parsing: text) else {
      throw Misunderstanding(message: StepEditError.notAStep(text).description)
    }
    return step
  }

  private static func target(_ text: String) throws(Misunderstanding) -> Target {
    if text.isEmpty { return .steps(1) }
    if let count = Int(text) {
      guard count > 0 else { throw Misunderstanding(message: "go back one step or more") }
      return .steps(count)
    }
    return try step(text).map { .step($0) } ?? .steps(1)
  }

  private static func form(_ text: String) throws(Misunderstanding) -> Form {
    if text.isEmpty { return .text }
    guard let form = Form(rawValue: text) else {
      throw Misunderstanding(message: "write 'show', 'show raw' or 'show decoded'")
    }
    return form
  }

  /// `set PLACE=VALUE`, `add PLACE=VALUE` or `remove PLACE`, in the words of `--tamper`.
  private static func change(
    _ word: String, _ rest: String
  ) throws(Misunderstanding) -> StepEdit.Action {
    let usage = word == "remove" ? "write 'remove PLACE'" : "write '\(word) PLACE=VALUE'"
    guard !rest.isEmpty else { throw Misunderstanding(message: usage) }
    let parts = WireText(rest).divided(at: "=")
    let name = parts?.before ?? WireText(rest)
    let written = parts?.behind
    let value = written == StepEdit.Action.emptyValue ? "" as WireText : written
    guard let place = Place(parsing: name) else {
      throw Misunderstanding(message: StepEditError.notAPlace(name.string).description)
    }
    switch (word, value) {
    case ("set", _) where written?.isEmpty == true:
      throw Misunderstanding(
        message: "'remove \(place)' takes it away; 'set \(place)=\(StepEdit.Action.emptyValue)' "
          + "empties it")
    case ("set", let value?): return .change(place, .set(value))
    case ("add", let value?): return .change(place, .add(value))
    case ("remove", nil): return .change(place, .remove)
    case ("remove", _): throw Misunderstanding(message: "write 'remove PLACE', without a value")
    default: throw Misunderstanding(message: usage)
    }
  }

  private static func wait(_ rest: String) throws(Misunderstanding) -> StepEdit.Action {
    guard let seconds = Int(rest), (0...StepEdit.Action.longestWait).contains(seconds) else {
      throw Misunderstanding(message: "write 'wait SECONDS', whole seconds, such as 'wait 600'")
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
