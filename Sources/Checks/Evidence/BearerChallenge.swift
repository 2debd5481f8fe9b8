import HTTPModel
import WireFormats

/// What a `WWW-Authenticate` field says about the scheme `Bearer`.
///
/// RFC 6750 §3, RFC 9110 §11.6.1
struct BearerChallenge {
  private var parameters: [(name: WireText, value: WireText)] = []

  /// Finds the challenge among those of a field; nil when the field has none for `Bearer`.
  init?(parsing field: WireText) {
    var isFound = false
    for item in Self.items(of: field) {
      let words = item.split(at: " ", maxSplits: 1)
      let startsChallenge = words.first.map { !$0.contains("=") } ?? false
      if startsChallenge {
        if isFound { break }
        isFound = words[0].asciiLowercased == "bearer"
      }
      guard isFound, let parameter = startsChallenge ? words.dropFirst().first : item,
        let (name, value) = parameter.divided(at: "=")
      else { continue }
      parameters.append((name.trimmed.asciiLowercased, Self.unquoted(value.trimmed)))
    }
    if !isFound { return nil }
  }

  /// The names of the parameters, in lower case, each as often as it occurs.
  var names: [WireText] { parameters.map(\.name) }

  /// The value of a parameter.
  subscript(name: WireText) -> WireText? { parameters.first { $0.name == name }?.value }

  /// The text divided at commas outside quotes.
  private static func items(of field: WireText) -> [WireText] {
    var items: [[UInt8]] = [[]]
    var isQuoted = false
    var isEscaped = false
    for byte in field.utf8 {
      if byte == UInt8(ascii: ","), !isQuoted {
        items.append([])
        continue
      }
      if byte == UInt8(ascii: "\""), !isEscaped { isQuoted.toggle() }
      isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
      items[items.count - 1].append(byte)
    }
    return items.map { WireText(decoding: $0.drop { $0 == UInt8(ascii: " ") }) }
  }

  private static func unquoted(_ value: WireText) -> WireText {
    guard value.hasPrefix("\"") else { return value.prefix(upTo: " ") }
    var text: [UInt8] = []
    var isEscaped = false
    for byte in value.utf8.dropFirst() {
      if isEscaped {
        text.append(byte)
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else if byte == UInt8(ascii: "\"") {
        break
      } else {
        text.append(byte)
      }
    }
    return WireText(decoding: text)
  }
}

extension [WireText] {
  /// The first text that occurs a second time; nil when each is there once.
  var firstRepeated: WireText? {
    var seen: Set<WireText> = []
    return first { !seen.insert($0).inserted }
  }

  /// Every text that occurs again, as often as it does.
  var allRepeated: [WireText] {
    var seen: Set<WireText> = []
    return filter { !seen.insert($0).inserted }
  }
}

extension HTTPResponse {
  /// The challenge for the scheme `Bearer`; nil when there is none.
  var bearerChallenge: BearerChallenge? {
    fields.values(of: "WWW-Authenticate").lazy.compactMap(BearerChallenge.init(parsing:)).first
  }
}
