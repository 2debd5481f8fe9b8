import OAuthModel
import TranscriptModel
import WireFormats

/// What a calculation should hold, derived again from the messages.
struct Recomputation {
  private struct Value {
    var name: String
    /// Every text that is right.
    var texts: [String]
    /// Whether more may follow the text: a reason in words.
    var isBeginning = false
  }

  private var values: [Value] = []

  /// Adds a value that can be written in one way.
  mutating func expect(_ name: String, _ text: String) {
    values.append(Value(name: name, texts: [text]))
  }

  /// Adds a member of a token: as text or as JSON, or `absent`.
  mutating func expect(_ name: String, _ member: JSONValue?) {
    let texts = [member?.stringValue, member?.compactText].compactMap(\.self)
    values.append(Value(name: name, texts: texts.isEmpty ? ["absent"] : texts))
  }

  /// Adds what a participant must find of a token's signature with the keys that it fetched.
  mutating func expectSignature(
    of token: JWT, in step: Step, evidence: Evidence, metadata: AuthorizationServerMetadata
  ) throws(MissingEvidence) {
    let url = metadata.keySetURL ?? ""
    guard evidence.publications.wasFetched(url, by: step.sender, before: step) else {
      try evidence.requireAllSteps(before: step)
      values.append(Value(name: "signature", texts: ["not judged"], isBeginning: true))
      return
    }
    switch try evidence.verification(of: token.jws, readBy: step.sender, metadata: metadata) {
    case .good(_, let keyID): expect("signature", "good, with the key '\(keyID)'")
    case .bad: values.append(Value(name: "signature", texts: ["bad"], isBeginning: true))
    case .unjudged(let reason): throw MissingEvidence(reason)
    }
  }

  /// Compares with what a participant wrote down.
  func judge(_ calculation: Calculation, pass: String) throws(MissingEvidence) -> Judgement {
    for value in values {
      guard let actual = calculation.input(value.name) ?? calculation.output(value.name) else {
        throw MissingEvidence("the calculation lacks '\(value.name)'")
      }
      let isRight = value.texts.contains { text in
        value.isBeginning ? actual.hasPrefix(text) : actual.isIdentical(to: text)
      }
      guard isRight else {
        return .fail(
          "'\(value.name)' is '\(actual)', but the messages give '\(value.texts[0])'",
          expected: value.texts[0], actual: actual)
      }
    }
    return .pass(pass)
  }
}
