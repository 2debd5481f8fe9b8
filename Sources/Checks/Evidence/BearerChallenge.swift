import HTTPModel

/// What a `WWW-Authenticate` field says about the scheme `Bearer`.
///
/// RFC 6750 §3, RFC 9110 §11.6.1
struct BearerChallenge {
  private var parameters: [(name: String, value: String)] = []

  /// Finds the challenge among those of a field; nil when the field has none for `Bearer`.
  init?(parsing field: String) {
    var isFound = false
    for item in Self.items(of: field) {
      let words = item.split(separator: " ", maxSplits: 1).map(String.init)
      let startsChallenge = words.first.map { !$0.contains("=") } ?? false
      if startsChallenge {
        if isFound { break }
        isFound = words[0].lowercased() == "bearer"
      }
      guard isFound, let parameter = startsChallenge ? words.dropFirst().first : item,
        let equals = parameter.firstIndex(of: "=")
      else { continue }
      let name = parameter[..<equals].filter { $0 != " " }.lowercased()
      parameters.append((name, Self.unquoted(parameter[parameter.index(after: equals)...])))
    }
    if !isFound { return nil }
  }

  /// The value of a parameter.
  subscript(name: String) -> String? { parameters.first { $0.name == name }?.value }

  /// The text divided at commas outside quotes.
  private static func items(of field: String) -> [String] {
    var items = [""]
    var isQuoted = false
    var isEscaped = false
    for character in field {
      if character == ",", !isQuoted {
        items.append("")
        continue
      }
      if character == "\"", !isEscaped { isQuoted.toggle() }
      isEscaped = character == "\\" && !isEscaped
      items[items.count - 1].append(character)
    }
    return items.map { String($0.drop { $0 == " " }) }
  }

  private static func unquoted(_ value: Substring) -> String {
    let value = value.drop { $0 == " " }
    guard value.hasPrefix("\"") else { return String(value.prefix { $0 != " " }) }
    var text = ""
    var isEscaped = false
    for character in value.dropFirst() {
      if isEscaped {
        text.append(character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if character == "\"" {
        break
      } else {
        text.append(character)
      }
    }
    return text
  }
}

extension HTTPResponse {
  /// The challenge for the scheme `Bearer`; nil when there is none.
  var bearerChallenge: BearerChallenge? {
    fields.values(of: "WWW-Authenticate").lazy.compactMap(BearerChallenge.init(parsing:)).first
  }
}
