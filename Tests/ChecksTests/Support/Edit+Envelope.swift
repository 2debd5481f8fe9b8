import HTTPModel
import TranscriptModel
import Vocabulary
import WireFormats

@testable import Checks

// Changes of what stands around a message.
extension Edit {
  /// Gives the step another number.
  static func number(_ number: Int) -> Edit {
    Edit("numbered \(number)") { signIn, step in
      signIn.transcript.steps[try signIn.index(of: step)].number = number
    }
  }

  /// Gives a step another id, under which it is judged.
  static func step(_ id: String, as other: String) -> Edit {
    Edit("\(id) as \(other)") { signIn, _ in
      guard let new = StepID(parsing: other) else { throw CaseError(text: "'\(other)' is no id") }
      signIn.transcript.steps[try signIn.index(of: id)].id = new
    }
  }

  /// Lets the response answer another step.
  static func answers(_ number: Int?) -> Edit {
    Edit("answers \(number.map { "\($0)" } ?? "nothing")") { signIn, step in
      let index = try signIn.index(of: step)
      guard case .message(let message, let from, let to, _) = signIn.transcript.steps[index].content
      else { throw CaseError(text: "'\(step)' is no message") }
      signIn.transcript.steps[index].content = .message(
        message, from: from, to: to, answers: number)
    }
  }

  /// Adds a field to the request, of a name that no place can have.
  static func field(_ name: WireText, _ value: WireText) -> Edit {
    Edit("a field '\(name)'") { signIn, step in
      try signIn.changeRequest(step) { $0.fields.all.append(HTTPField(name, value)) }
    }
  }

  /// Gives the response a status that no place can take.
  static func status(_ status: Int) -> Edit {
    Edit("status \(status)") { signIn, step in
      try signIn.changeMessage(step) { message, _, _ in
        guard case .response(var response) = message else {
          throw CaseError(text: "'\(step)' is no response")
        }
        response.status = status
        message = .response(response)
      }
    }
  }

  /// Lists other participants in the head.
  static func participants(_ names: [WireText]) -> Edit {
    Edit("participants \(names)") { signIn, _ in
      signIn.transcript.participants = names.map {
        TranscriptParticipant(name: ParticipantName(rawValue: $0), title: "")
      }
    }
  }

  /// Changes how the run ended.
  static func outcome(
    _ words: String, _ change: @escaping @Sendable (inout Outcome) -> Void
  ) -> Edit {
    Edit("an outcome with \(words)") { signIn, _ in
      guard var outcome = signIn.transcript.outcome else {
        throw CaseError(text: "the recording has no outcome")
      }
      change(&outcome)
      signIn.transcript.outcome = outcome
    }
  }

  /// Takes out how the run ended.
  static let noOutcome = Edit("no outcome") { signIn, _ in signIn.transcript.outcome = nil }

  /// Lets two steps change their places, and numbers all anew.
  static func exchanged(_ one: String, _ other: String) -> Edit {
    Edit("\(one) exchanged with \(other)") { signIn, _ in
      let outcome = signIn.transcript.outcome
      signIn.transcript.steps.swapAt(try signIn.index(of: one), try signIn.index(of: other))
      signIn.renumber()
      signIn.transcript.outcome = outcome
    }
  }

  /// Leaves the traffic alone, without what is handed on and calculated, as a recording of it has.
  static let trafficAlone = Edit("the traffic alone") { signIn, _ in
    signIn.transcript.steps.removeAll { $0.request == nil && $0.response == nil }
    signIn.renumber()
  }

  /// Lets a message come once more right behind itself.
  static func twice(_ id: String) -> Edit {
    Edit("\(id) twice") { signIn, _ in
      let outcome = signIn.transcript.outcome
      let index = try signIn.index(of: id)
      var copy = signIn.transcript.steps[index]
      copy.id.occurrence += 1
      copy.number = 1000
      signIn.transcript.steps.insert(copy, at: index + 1)
      signIn.renumber()
      signIn.transcript.outcome = outcome
      signIn.transcript.outcome?.stepCount += 1
    }
  }
}
