import TranscriptModel
import Vocabulary
import WireFormats

extension Check {
  /// Nobody learns a secret who is not to know it, and none stands where it does not belong.
  ///
  /// Who may know what stands in the records of the words. A secret is found wherever it stands in a message,
  /// also in hex, base64 or percent-encoding, and the key that is derived from a master key counts as the
  /// master key itself. Of one that counts no more, it is a warning.
  static let secretsKept = Check(
    "secrets-kept", atEvery: StepForm.allCases, Requirement(.rfc6749("10.3"), .must),
    "nobody learns a secret but those who may, and it stands in no URL, cookie or other place"
  ) { step, evidence in
    guard let message = evidence.reading(SecretReading.self)[step.number] else { return nil }
    if let worst = message.worst { return worst }
    let names = message.names.sorted().map(\.quoted)
    return .pass("\(names.joined(separator: ", ")): with none but those who may know")
  }

  /// What a server gives out as a secret is new: what was there before can be copied from there.
  static let secretsNew = Check(
    "secrets-new", atEvery: StepForm.allCases, Requirement(.rfc6749("10.10"), .must),
    "a code or a token that is given out has a value that stood nowhere before"
  ) { step, evidence in
    guard let message = evidence.reading(SecretReading.self)[step.number] else { return nil }
    if let copy = message.copies.first {
      return .fail(
        "'\(copy.name)' has the value that '\(copy.earlier)' has in \(copy.step.quoted): whoever saw "
          + "that knows it")
    }
    let names = message.issued.sorted().map(\.quoted)
    return names.isEmpty ? nil : .pass("\(names.joined(separator: ", ")): not seen before")
  }
}

extension SecretReading.Message {
  /// What is to be said of the leaks: the one that fails and on which most depends, and which others there
  /// are beside it.
  fileprivate var worst: Judgement? {
    let judged = leaks.map { (name: $0.name, leak: $0, fails: $0.judgement(besides: []).isFailure) }
      .sorted { SecretRule.of($0.name).weight > SecretRule.of($1.name).weight }
    guard let first = judged.first(where: \.fails) ?? judged.first else { return nil }
    var seen: Set<WireText> = [first.name]
    let others = judged.filter { $0.fails == first.fails }.map(\.name)
      .filter { seen.insert($0).inserted }
    return first.leak.judgement(besides: others)
  }
}

extension Judgement {
  fileprivate var isFailure: Bool { verdict(at: requirement?.level) == .fail }
}
