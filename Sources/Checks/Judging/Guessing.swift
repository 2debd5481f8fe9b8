import HTTPModel
import TranscriptModel
import Vocabulary
import WireFormats

/// How hard a value is to guess, as far as its text shows.
///
/// Nobody can see that a value was drawn at random. What can be seen is that it is too short for 128
/// bits, or that it repeats few characters.
///
/// RFC 6749 §10.10
enum Guessing {
  static let bitsNeeded = 128
  /// 39 random decimal digits show fewer than this in one of 10^9 cases, and values from a larger
  /// alphabet far more rarely.
  private static let fewestCharacters = 6

  /// A pass when the value has room for 128 random bits.
  static func judge(
    _ name: ParameterName, _ value: WireText, hasNumber: Bool = true
  ) -> Judgement {
    let scalars = value.unicodeScalars
    let kinds = Set(scalars).count
    let alphabet = Alphabet(of: scalars)
    let bits = scalars.count * alphabet.hundredthsOfBits / 100
    let size = "'\(name)' has \(scalars.count) characters of \(alphabet.rawValue)"
    guard kinds >= fewestCharacters else {
      return .fail("\(size), but only \(kinds) different ones: it cannot be random")
    }
    guard bits >= bitsNeeded else {
      let words =
        "\(size): room for \(bits) random bits, \(bitsNeeded) are needed; "
        + "22 random characters of base64url have them"
      return hasNumber ? .fail(words) : .warn(words).by(Requirement(.rfc6749("10.10")))
    }
    return .pass(
      "\(scalars.count) characters of \(alphabet.rawValue), room for \(bits) random bits")
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
    Check(
      "\(name)-unguessable", at: [subject], requirement,
      "'\(name)' has room for 128 random bits"
    ) { step, _ in
      (step.authorizationParameters ?? step.answerParameters)?[name].map {
        Guessing.judge(name, $0, hasNumber: hasNumber)
      }
    }
  }
}
