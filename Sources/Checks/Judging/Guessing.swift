import HTTPModel
import TranscriptModel
import Vocabulary
import WireFormats

/// How hard a value is to guess, as far as its text shows.
///
/// Nobody can see that a value was drawn at random. What can be seen is that it is too short for 128
/// bits, that it repeats few characters, that it is counted, a time, or made of words.
///
/// RFC 6749 §10.10
enum Guessing {
  static let bitsNeeded = 128
  /// 39 random decimal digits show fewer than this in one of 10^9 cases, and values from a larger
  /// alphabet far more rarely.
  private static let fewestCharacters = 6

  /// A pass when the value has room for the random bits, and nothing shows that it is none.
  ///
  /// The rule for its size names the number of bits; where there is none, a value with room for less is a
  /// warning. It is advice where no text demands a random value, and it is wise all the same. The value of the
  /// same name that was there before shows whether it was counted on.
  static func judge(
    _ name: WireText, _ value: WireText, at time: Int, bits needed: Int = bitsNeeded,
    size rule: Requirement?, isAdvice: Bool = false,
    after last: (step: Step, value: WireText)? = nil
  ) throws(MissingEvidence) -> Judgement {
    guard !value.isRedacted else {
      throw MissingEvidence("'\(name)' was taken out of the transcript: '\(value)'")
    }
    let sign = sign(name, value, at: time) ?? last.flatMap { countedOn(name, value, from: $0) }
    if let sign { return isAdvice ? .warn(sign) : .fail(sign) }
    let scalars = value.unicodeScalars
    let alphabet = Alphabet(of: scalars)
    let bits = scalars.count * alphabet.hundredthsOfBits / 100
    guard bits >= needed else {
      let length = (needed + 5) / 6
      let words =
        "'\(name)' has \(scalars.count) characters of \(alphabet.rawValue): room for \(bits) random "
        + "bits, \(needed) are needed; \(length) random characters of base64url have them"
      guard !isAdvice, let rule else {
        return .warn(words).by(rule ?? Requirement(.rfc6749("10.10")))
      }
      return .fail(words).by(rule)
    }
    return .pass(
      "\(scalars.count) characters of \(alphabet.rawValue), room for \(bits) random bits")
  }

  /// What shows that the value is no random one; nil where nothing does.
  static func sign(_ name: WireText, _ value: WireText, at time: Int) -> String? {
    if let words = GuessPattern.words(of: value, at: time) {
      return "'\(name)' \(words): it cannot be random"
    }
    let scalars = value.unicodeScalars
    guard scalars.count > 1 else { return "'\(name)' is one character: it cannot be random" }
    let kinds = Set(scalars).count
    guard kinds < fewestCharacters else { return nil }
    return "'\(name)' has \(scalars.count) characters of \(Alphabet(of: scalars).rawValue), "
      + "but only \(kinds) different ones: it cannot be random"
  }

  /// Two random values are not alike but for a few characters.
  private static func countedOn(
    _ name: WireText, _ value: WireText, from last: (step: Step, value: WireText)
  ) -> String? {
    let (one, other) = (Array(last.value.utf8), Array(value.utf8))
    guard one.count == other.count, one.count >= 8 else { return nil }
    let different = zip(one, other).count { $0 != $1 }
    guard (1...max(1, one.count / 8)).contains(different) else { return nil }
    return "'\(name)' differs from the one in \(last.step.id.quoted) in \(different) of "
      + "\(one.count) characters: it is counted on"
  }

  private enum Alphabet: String {
    case decimal = "decimal"
    case hexadecimal = "hexadecimal"
    case base64URL = "base64url"
    case other = "text"

    init(of scalars: String.UnicodeScalarView) {
      if scalars.allSatisfy({ ("0"..."9").contains($0) }) {
        self = .decimal
      } else if scalars.allSatisfy({ $0.properties.isASCIIHexDigit }) {
        self = .hexadecimal
      } else if scalars.allSatisfy({ Self.base64URLCharacters.contains($0) }) {
        self = .base64URL
      } else {
        self = .other
      }
    }

    /// The bits in one random character, a hundredfold, so that whole numbers do.
    var hundredthsOfBits: Int {
      switch self {
      case .decimal: 332
      case .hexadecimal: 400
      case .base64URL, .other: 600
      }
    }

    private static let base64URLCharacters = Set(
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".unicodeScalars)
  }
}

extension Check {
  /// Nobody can guess a parameter in the URL, or in the `Location`, of a message.
  ///
  /// The number of bits stands in RFC 6749 §10.10, for codes, tokens and the state. Where the rule names no
  /// number, a value that is shorter is a warning.
  static func unguessable(
    _ name: ParameterName, _ requirement: Requirement, at subject: MessageName,
    hasNumber: Bool = true
  ) -> Check {
    unguessable(
      "\(name)-unguessable", name.rawValue, at: [subject], requirement,
      size: hasNumber ? requirement : nil
    ) { ($0.authorizationParameters ?? $0.answerParameters)?[name] }
  }

  /// Nobody can guess a value, wherever a step has it; it is no other value counted on.
  ///
  /// The rule for its size is nil where no text names a number; it is advice where none demands it at all.
  static func unguessable(
    _ id: String, _ name: WireText, at subjects: [MessageName], _ requirement: Requirement,
    bits: Int = Guessing.bitsNeeded, size: Requirement?, isAdvice: Bool = false,
    value: @escaping @Sendable (Step) -> WireText?
  ) -> Check {
    Check(
      id, at: subjects, requirement, "'\(name)' has room for \(bits) random bits, and looks random"
    ) { (step, evidence) throws(MissingEvidence) in
      guard let drawn = value(step) else { return nil }
      let last = evidence.last(of: [step.id.name], before: step)
      return try Guessing.judge(
        name, drawn, at: step.time, bits: bits, size: size, isAdvice: isAdvice,
        after: last.flatMap { last in value(last).map { (last, $0) } })
    }
  }
}
