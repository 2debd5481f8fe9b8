import Vocabulary
import WireFormats

/// A name in a message, with what stands there and where the vocabulary knows it.
struct StepWord {
  let name: WireText
  let place: ParameterPlace
  let placed: PlacedValue

  /// Every name in a message, in the order in which one reads it.
  static func all(in message: Message, named messageName: MessageName, _ terms: TermLookup)
    -> [Self]
  {
    let values = message.values
    var claims: [Place: [WireText]] = [:]
    for case .tokenClaim(let token, let name) in values.map(\.place) {
      claims[token, default: []].append(name)
    }
    var kinds: [Place: TokenKind] = [:]
    func kind(of token: Place) -> TokenKind {
      if let kind = kinds[token] { return kind }
      let kind = terms.token(
        in: token.name ?? "", at: token.parameterPlace ?? .value, of: messageName,
        claims: claims[token] ?? [])
      kinds[token] = kind
      return kind
    }
    return values.compactMap { placed in
      guard let name = placed.place.name else { return nil }
      let place: ParameterPlace? =
        switch placed.place {
        case .tokenHeader(let token, _): .joseHeader(kind(of: token))
        case .tokenClaim(let token, _): .claim(kind(of: token))
        default: placed.place.parameterPlace
        }
      return place.map { StepWord(name: name, place: $0, placed: placed) }
    }
  }
}

extension Place {
  /// Where the vocabulary knows a name at this place; nil for a whole, and inside a token, where that
  /// depends on the token.
  fileprivate var parameterPlace: ParameterPlace? {
    switch self {
    case .header: .header
    case .query: .query
    case .form, .formField: .form
    case .locationQuery: .locationQuery
    case .value: .handoff
    case .json: .json
    case .status, .body, .url, .tokenHeader, .tokenClaim: nil
    }
  }
}
