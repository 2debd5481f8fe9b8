import WireFormats

/// A list of records that can be asked for the one that holds at a place.
struct TermIndex: Sendable {
  /// A word at a place of a message.
  ///
  /// The names of header fields compare without regard to case.
  struct Key: Hashable {
    let name: WireText
    let place: ParameterPlace
    let message: MessageName

    init(_ name: WireText, at place: ParameterPlace, in message: MessageName) {
      self.name = place == .header ? name.asciiLowercased : name
      self.place = place
      self.message = message
    }
  }

  private let byPlace: [Key: (term: Term, note: TermNote)]
  private let byName: [WireText: [Term]]
  private let byFieldName: [WireText: [Term]]

  init(_ terms: [Term]) {
    let placed = terms.flatMap { term in
      term.notes.flatMap { note in
        note.places.map { place in
          (Key(term.name, at: place.place, in: place.message), (term: term, note: note))
        }
      }
    }
    byPlace = Dictionary(placed, uniquingKeysWith: { first, _ in first })
    byName = Dictionary(grouping: terms, by: \.name)
    byFieldName = Dictionary(grouping: terms, by: \.name.asciiLowercased)
  }

  /// The record of the word that stands at a place, and what it says there.
  func entry(_ key: Key) -> (term: Term, note: TermNote)? { byPlace[key] }

  /// The records of a word, wherever it stands.
  func terms(named name: WireText, isHeaderField: Bool) -> [Term] {
    (isHeaderField ? byFieldName[name.asciiLowercased] : byName[name]) ?? []
  }
}
