import TranscriptModel
import Vocabulary
import WireFormats

extension SignIn {
  /// Two recorded sign-ins in one transcript, their steps in turn, numbered anew.
  ///
  /// `isOtherPerson` gives the second one its own user, app, device and browser, as in an attack;
  /// otherwise one app starts both.
  static func two(isOtherPerson: Bool) throws -> SignIn {
    let first = try SignIn().transcript.steps
    let second = try SignIn("pkce-second").transcript.steps
    var mixed: [(step: Step, isSecond: Bool)] = []
    for index in 0..<max(first.count, second.count) {
      if index < first.count { mixed.append((first[index], false)) }
      if index < second.count { mixed.append((second[index], true)) }
    }
    var numbers: [[Int: Int]] = [[:], [:]]
    for (offset, entry) in mixed.enumerated() {
      numbers[entry.isSecond ? 1 : 0][entry.step.number] = offset + 1
    }
    var occurrences: [MessageName: Int] = [:]
    var signIn = try SignIn()
    signIn.transcript.steps = mixed.enumerated().map { offset, entry in
      var step = entry.step
      step.number = offset + 1
      occurrences[step.id.name, default: 0] += 1
      step.id.occurrence = occurrences[step.id.name] ?? 1
      step.content = step.content.moved(
        isOtherPerson: isOtherPerson && entry.isSecond, numbers: numbers[entry.isSecond ? 1 : 0])
      return step
    }
    // Whoever starts the second sign-in has the same app.
    signIn.transcript.registered += signIn.transcript.registered.filter { $0.at == .app }.map {
      RegisteredFact(
        at: ParticipantName(rawValue: "other-app"), FactName(rawValue: $0.name), of: $0.of,
        $0.value)
    }
    if isOtherPerson {
      signIn.transcript.participants += signIn.transcript.participants.map {
        TranscriptParticipant(name: ParticipantName(rawValue: "other-\($0.name)"), title: $0.title)
      }
    }
    signIn.transcript.outcome?.stepCount = signIn.transcript.steps.count
    return signIn
  }
}

extension StepContent {
  fileprivate func moved(isOtherPerson: Bool, numbers: [Int: Int]) -> StepContent {
    func name(_ participant: ParticipantName) -> ParticipantName {
      let own: [ParticipantName] = [.user, .app, .device, .browser]
      return isOtherPerson && own.contains(participant)
        ? ParticipantName(rawValue: "other-\(participant)") : participant
    }
    return switch self {
    case .message(let message, let from, let to, let answers):
      .message(message, from: name(from), to: name(to), answers: answers.flatMap { numbers[$0] })
    case .calculation(let calculation, let by): .calculation(calculation, by: name(by))
    }
  }
}
