import HTTPModel
import TranscriptModel
import Vocabulary
import WireFormats

@testable import Checks

// Changes for which there is no place.
extension SignIn {
  /// Gives a step another time.
  mutating func changeTime(_ id: String, _ time: Int) throws {
    transcript.steps[try index(of: id)].time = time
  }

  /// Changes the method of a request.
  mutating func changeMethod(_ id: String, _ method: WireText) throws {
    let index = try index(of: id)
    guard
      case .message(.request(var request), let from, let to, let answers) =
        transcript.steps[index].content
    else { throw PlaceError.unfit(.value("method"), "stands in no request") }
    request.method = method
    transcript.steps[index].content = .message(
      .request(request), from: from, to: to, answers: answers)
  }

  /// Puts bytes into a request that no text can give.
  mutating func changeBody(_ id: String, _ bytes: [UInt8]) throws {
    let index = try index(of: id)
    guard
      case .message(.request(var request), let from, let to, let answers) =
        transcript.steps[index].content
    else { throw PlaceError.unfit(.body, "stands in no request") }
    request.body = HTTPBody(bytes: bytes)
    transcript.steps[index].content = .message(
      .request(request), from: from, to: to, answers: answers)
  }

  /// Lets another participant send a message.
  mutating func changeSender(_ id: String, _ sender: ParticipantName) throws {
    let index = try index(of: id)
    guard case .message(let message, _, let to, let answers) = transcript.steps[index].content
    else { throw PlaceError.unfit(.value("from"), "stands in no message") }
    transcript.steps[index].content = .message(message, from: sender, to: to, answers: answers)
  }

  /// Lets another participant receive a message.
  mutating func changeReceiver(_ id: String, _ receiver: ParticipantName) throws {
    let index = try index(of: id)
    guard case .message(let message, let from, _, let answers) = transcript.steps[index].content
    else { throw PlaceError.unfit(.value("to"), "stands in no message") }
    transcript.steps[index].content = .message(
      message, from: from, to: receiver, answers: answers)
  }

  /// Gives a value of a calculation another name.
  mutating func changeName(_ id: String, _ name: WireText, _ other: WireText) throws {
    let index = try index(of: id)
    guard case .calculation(var calculation, let by) = transcript.steps[index].content else {
      throw PlaceError.unfit(.value(name), "stands in no calculation")
    }
    calculation.outputs = calculation.outputs.map {
      $0.name == name ? NamedValue(other, $0.value) : $0
    }
    transcript.steps[index].content = .calculation(calculation, by: by)
  }

  /// Takes a value out of a calculation.
  mutating func deleteFromCalculation(_ id: String, _ name: some WireTextConvertible) throws {
    let name = name.wireText
    let index = try index(of: id)
    guard case .calculation(var calculation, let by) = transcript.steps[index].content else {
      throw PlaceError.unfit(.value(name), "stands in no calculation")
    }
    calculation.inputs.removeAll { $0.name == name }
    calculation.outputs.removeAll { $0.name == name }
    transcript.steps[index].content = .calculation(calculation, by: by)
  }

  /// Adds a copy of a step at the end, as of a message that comes once more; returns its id.
  mutating func repeatAtEnd(_ id: String) throws -> String {
    var copy = transcript.steps[try index(of: id)]
    copy.number = (transcript.steps.last?.number ?? 0) + 1
    copy.id.occurrence = transcript.steps.filter { $0.id.name == copy.id.name }.count + 1
    transcript.steps.append(copy)
    transcript.outcome?.stepCount = copy.number
    return copy.id.description
  }
}

extension SignIn {
  /// Puts a wrong password before the right one: the page comes again, with another form token, and
  /// the form is sent again.
  mutating func insertSecondLogin(token: WireText) throws {
    let page = try index(of: "login-page")
    let submit = try index(of: "login-submit")
    var again = transcript.steps[page]
    var form = transcript.steps[submit]
    again.id.occurrence = 2
    form.id.occurrence = 2
    transcript.steps.insert(contentsOf: [again, form], at: submit + 1)
    // The numbers from here on move by two, and with them what later responses answer.
    for index in transcript.steps.indices.dropFirst(submit + 1) {
      transcript.steps[index].number = index + 1
      guard
        case .message(let message, let from, let to, let answers) =
          transcript.steps[index].content
      else { continue }
      transcript.steps[index].content = .message(
        message, from: from, to: to, answers: answers.map { $0 > submit ? $0 + 2 : $0 })
    }
    let second = submit + 1
    if case .message(let message, let from, let to, _) = transcript.steps[second].content {
      transcript.steps[second].content = .message(
        message, from: from, to: to, answers: submit + 1)
    }
    transcript.outcome?.stepCount += 2
    let body = transcript.steps[second].response?.body.text ?? ""
    try change(
      "login-page#2", "body",
      .set(body.replacing(Recorded.antiForgeryToken, with: token)))
    try change("login-submit#2", "form.csrf_token", .set(token))
  }

  /// The state of the sign-in.
  var state: WireText? {
    transcript.steps.first { $0.id.name == .openBrowser }?.url?.queryParameters["state"]
  }
}

extension WireTextConvertible {
  /// The text with its first character replaced.
  var spoiled: WireText { "X" + WireText(wireText.string.dropFirst()) }
}

extension Change {
  /// A value that a test has as a `String`.
  static func set(_ text: String) -> Change { .set(WireText(text)) }

  /// A value that a test has as a `String`, to be added.
  static func add(_ text: String) -> Change { .add(WireText(text)) }
}
