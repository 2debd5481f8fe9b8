import Vocabulary
import WireFormats

extension Transcript {
  /// The transcript with the vocabulary's notes beside each step: what a message is, and what each part
  /// of it is for.
  ///
  /// It needs nothing but the steps and the flow's name, so it does for a transcript that was read, or
  /// captured elsewhere, what it does for one that was played.
  public func annotated() -> Transcript {
    let terms = TermLookup(flow: flow)
    var transcript = self
    for index in steps.indices { transcript.steps[index].notes = steps[index].notes(from: terms) }
    return transcript
  }
}

extension Step {
  /// The step with the vocabulary's notes, as a step of a flow.
  public func annotated(inFlow flow: String) -> Step {
    var step = self
    step.notes = notes(from: TermLookup(flow: flow))
    return step
  }

  fileprivate func notes(from terms: TermLookup) -> [Note] {
    let values = message?.values ?? []
    let facts = StepFacts(self, values: values)
    let ofWhole = terms.notes(on: id.name).filter { facts.meet($0.conditions) }.map { note in
      Note(about: id.name.description, text: note.text, reference: note.reference.citation)
    }
    let ofWords = StepWord.all(in: values, named: id.name, terms).compactMap { word in
      terms.notes(on: word.name, at: word.place, in: id.name).first { facts.meet($0.conditions) }
        .map { Note($0, about: word.placed.label, decoded: word.placed.decodedValue) }
    }
    return ofWhole + notesOnCalculation(from: terms, where: facts) + ofWords
  }

  /// A value stands in a calculation as itself, or as a claim of the token that is judged.
  private func notesOnCalculation(from terms: TermLookup, where facts: StepFacts) -> [Note] {
    let places = [.value] + TokenKind.allCases.map { ParameterPlace.claim($0) }
    return (calculation?.values ?? []).compactMap { value in
      places.lazy.flatMap { terms.notes(on: value.name, at: $0, in: id.name) }
        .first { facts.meet($0.conditions) }.map { Note($0, about: value.name.string) }
    }
  }
}

extension PlacedValue {
  /// The value in plain words, where something else stands in the message: a part of a token, or a
  /// parameter that is percent-encoded.
  fileprivate var decodedValue: WireText? {
    switch place {
    case .tokenHeader, .tokenClaim: value
    case .query(let name), .form(let name), .locationQuery(let name), .formField(_, let name):
      FormParameter(name, value).rawValue == value ? nil : value
    default: nil
    }
  }
}

extension Note {
  fileprivate init(_ note: TermNote, about label: String, decoded: WireText? = nil) {
    self.init(
      about: label, text: decoded.map { "\($0): \(note.text)" } ?? note.text,
      reference: note.reference.citation)
  }
}

/// A name in a message, with what stands there and where the vocabulary knows it.
struct StepWord {
  let name: WireText
  let place: ParameterPlace
  let placed: PlacedValue

  /// Every name among the values of a message, in the order in which one reads it.
  static func all(
    in values: [PlacedValue], named messageName: MessageName, _ terms: TermLookup
  ) -> [Self] {
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
