import TranscriptModel

extension SignIn {
  /// The recorded sign-in with one change.
  init(changing id: String, _ place: String, _ change: Change) throws {
    try self.init()
    try self.change(id, place, change)
  }

  /// The recorded sign-in without some steps.
  init(without ids: String...) throws {
    try self.init()
    for id in ids { try delete(id) }
  }
}

extension SignIn {
  /// Numbers the steps anew, as in traffic that was captured without those that are gone.
  mutating func renumber() {
    var numbers: [Int: Int] = [:]
    for (index, step) in transcript.steps.enumerated() { numbers[step.number] = index + 1 }
    for index in transcript.steps.indices {
      transcript.steps[index].number = index + 1
      guard
        case .message(let message, let from, let to, let answers) =
          transcript.steps[index].content
      else { continue }
      transcript.steps[index].content = .message(
        message, from: from, to: to, answers: answers.flatMap { numbers[$0] })
    }
    transcript.outcome = nil
  }
}
