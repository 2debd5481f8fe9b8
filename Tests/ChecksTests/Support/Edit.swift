import HTTPModel
import TranscriptModel
import Vocabulary
import WireFormats

@testable import Checks

/// A change to a recorded run: a text in the notation of `--tamper`, with some words more.
///
/// | text | what happens |
/// |---|---|
/// | `form.code=abc`, `form.code=""`, `form.code=` | a value is replaced, made empty, removed |
/// | `form.code+=abc` | a second value is added |
/// | `value.NAME=abc`, `value.NAME=` | the same for a value of a calculation |
/// | `gone` | the step is taken out, as by somebody who edits a file |
/// | `again` | the step comes once more, at the end |
/// | `time=1767225600`, `method=GET`, `from=app`, `to=attacker` | what stands beside a message changes |
/// | `registered.audience=`, `registered=` | a registered fact is forgotten, or all are |
/// | `app:registered.alphabet=ab` | a participant registers another value |
///
/// Each is done to the step that is judged, or to the one that is named: `callback:query.state=abc`.
struct Edit: Sendable, CustomStringConvertible {
  let description: String
  private let change: @Sendable (inout SignIn, _ step: String) throws -> Void

  /// A change for which there is no text.
  init(_ description: String, _ change: @escaping @Sendable (inout SignIn, String) throws -> Void) {
    self.description = description
    self.change = change
  }

  func apply(to signIn: inout SignIn, at step: String) throws { try change(&signIn, step) }
}

extension Edit: ExpressibleByStringInterpolation {
  init(stringLiteral text: String) {
    self.init(text) { signIn, step in
      guard let (head, value) = WireText(text).divided(at: "=") else {
        let (step, action) = Self.target(WireText(text), else: step)
        return try signIn.perform(action, at: step)
      }
      let (step, place) = Self.target(head, else: step)
      try signIn.put(value == "\"\"" ? "" : value, into: place, at: step, removes: value.isEmpty)
    }
  }

  fileprivate static func target(_ text: WireText, else step: String) -> (
    step: String, rest: String
  ) {
    guard let (named, rest) = text.divided(at: ":") else { return (step, text.string) }
    return (named.string, rest.string)
  }
}

extension Edit {
  /// Writes a value anew.
  static func rewrite(
    _ spot: String, _ words: String = "rewritten",
    _ change: @escaping @Sendable (WireText) -> WireText
  ) -> Edit {
    Edit("\(spot) \(words)") { signIn, step in
      let (step, place) = target(WireText(spot), else: step)
      guard place.hasPrefix("value."), let calculation = try signIn.step(step).calculation else {
        return try signIn.change(step, place, .set(change(try signIn.token(step, place))))
      }
      let name = WireText(String(place.dropFirst("value.".count)))
      guard let value = calculation.output(name) ?? calculation.input(name) else {
        throw CaseError(text: "'\(step)' has no '\(name)'")
      }
      try signIn.changeCalculation(step, name, change(value))
    }
  }

  /// Replaces the first character of a value by `X`.
  static func spoil(_ spot: String) -> Edit {
    rewrite(spot, "with another first character") { $0.spoiled }
  }

  /// Replaces one character of a token by another of base64url; counted from the end if negative.
  static func otherCharacter(in spot: String, at offset: Int) -> Edit {
    rewrite(spot, "with another character at \(offset)") {
      $0.withOtherCharacter(at: offset < 0 ? $0.utf8.count + offset : offset)
    }
  }

  /// Adds what stands in one spot to another.
  static func copy(_ source: String, to spot: String) -> Edit {
    Edit("\(source) copied to \(spot)") { signIn, step in
      let value = try signIn.value(at: source)
      let (target, place) = target(WireText(spot), else: step)
      try signIn.change(target, place, .add(value))
    }
  }

  /// Puts bytes into the body that no text can give.
  static func body(_ bytes: [UInt8]) -> Edit {
    Edit("body of the bytes \(bytes)") { signIn, step in
      try signIn.changeRequest(step) { $0.body = HTTPBody(bytes: bytes) }
    }
  }

  /// Gives an output of the calculation another name.
  static func rename(_ name: WireText, to other: WireText) -> Edit {
    Edit("\(name) renamed to \(other)") { signIn, step in
      try signIn.changeCalculation(step) { calculation in
        calculation.outputs = calculation.outputs.map {
          $0.name == name ? NamedValue(other, $0.value) : $0
        }
      }
    }
  }

  /// Numbers the steps anew, as in traffic that was captured without those that are gone.
  static let renumbered = Edit("steps numbered anew") { signIn, _ in signIn.renumber() }

  /// Lets the whole sign-in happen once more, with every value as it was.
  static let repeated = Edit("the sign-in once more") { signIn, _ in signIn.repeatFirst() }

  /// Sends an authorization request as a form by POST.
  static let byPOST = Edit("a form by POST") { signIn, step in
    try signIn.changeRequest(step) { request in
      request.method = "POST"
      request.fields.all.append(HTTPField("Content-Type", MediaType.form))
      request.body = HTTPBody(
        bytes: Array(request.url.queryParameters.text.replacing("%20", with: "+").utf8))
      request.url = URI(request.url.withoutQuery)
    }
  }

  /// Puts a wrong password before the right one.
  static let wrongPasswordFirst = Edit("a wrong password first") { signIn, _ in
    try signIn.insertSecondLogin(token: "AAAAAAAAAAAAAAAAAAAAAA")
  }

  /// Notes on a step that it was changed on its way.
  static func tampered(_ id: String, _ change: String) -> Edit {
    Edit("\(id) changed by '\(change)'") { signIn, _ in
      signIn.transcript.steps[try signIn.index(of: id)].tampering = [Tampering(change: change)]
    }
  }

  /// Lets a message be lost on its way.
  static func lost(_ id: String) -> Edit {
    Edit("\(id) lost on its way") { signIn, _ in
      signIn.transcript.steps[try signIn.index(of: id)].isDelivered = false
    }
  }
}

extension SignIn {
  /// The value at `STEP:PLACE`, or at a place of a step.
  func value(at spot: String, else step: String = "") throws -> WireText {
    let (step, place) = Edit.target(WireText(spot), else: step)
    return try token(step, place)
  }

  fileprivate mutating func perform(_ action: String, at step: String) throws {
    switch action {
    case "gone": try delete(step)
    case "again": try repeatAtEnd(step)
    default: throw CaseError(text: "'\(action)' is no edit")
    }
  }

  fileprivate mutating func put(
    _ value: WireText, into place: String, at step: String, removes: Bool
  ) throws {
    switch place {
    case "time": transcript.steps[try index(of: step)].time = Int(value.string) ?? 0
    case "method": try changeRequest(step) { $0.method = value }
    case "from": try changeMessage(step) { _, from, _ in from = ParticipantName(rawValue: value) }
    case "to": try changeMessage(step) { _, _, to in to = ParticipantName(rawValue: value) }
    case "registered": forget()
    case _ where place.hasPrefix("registered."):
      let name = FactName(rawValue: WireText(String(place.dropFirst("registered.".count))))
      if removes { return forget(name) }
      register(name, at: ParticipantName(rawValue: WireText(step)), value)
    case _ where try place.hasPrefix("value.") && self.step(step).calculation != nil:
      let name = WireText(String(place.dropFirst("value.".count)))
      if removes { return try deleteFromCalculation(step, name) }
      try changeCalculation(step, name, value)
    case _ where place.hasSuffix("+"): try change(step, String(place.dropLast()), .add(value))
    default: try change(step, place, removes ? .remove : .set(value))
    }
  }
}
