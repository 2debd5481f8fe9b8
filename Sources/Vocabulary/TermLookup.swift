import Synchronization
public import WireFormats

/// The records that hold for the transcripts of one flow.
///
/// A flow's own records come first, then those that flows share. The records of the other flows come
/// last: flows have messages in common, and traffic captured elsewhere names no flow of ours.
public struct TermLookup: Sendable {
  /// A word at a place of a message.
  ///
  /// The names of header fields compare without regard to case.
  private struct Key: Hashable {
    let name: WireText
    let place: ParameterPlace
    let message: MessageName

    init(_ name: WireText, at place: ParameterPlace, in message: MessageName) {
      self.name = place == .header ? name.asciiLowercased : name
      self.place = place
      self.message = message
    }
  }

  /// The records, those of the flow first.
  private let terms: [Term]
  /// How many of them are the flow's own.
  private let ownCount: Int
  /// Where among the records the word of a place is, and what to say there.
  private let byPlace: [Key: [(position: Int, note: TermNote)]]
  private let byName: [WireText: [Int]]
  private let byFieldName: [WireText: [Int]]
  private let messageNotes: [MessageName: [MessageNote]]

  /// The records for a flow of this name.
  public init(flow name: String) {
    // Each flow's records are arranged when they are asked for: most programs look at one flow alone.
    let flow = FlowTerms.all.first { $0.name == name }
    self = Self.known.withLock { known in
      if let lookup = known[flow?.name] { return lookup }
      let lookup = TermLookup(of: flow)
      known[flow?.name] = lookup
      return lookup
    }
  }

  private static let known = Mutex<[String?: TermLookup]>([:])

  private init(of flow: FlowTerms?) {
    let others = FlowTerms.all.filter { $0.name != flow?.name }
    terms = (flow?.terms ?? []) + CommonTerms.all + others.flatMap(\.terms)
    ownCount = flow?.terms.count ?? 0
    var byPlace: [Key: [(position: Int, note: TermNote)]] = [:]
    var byName: [WireText: [Int]] = [:]
    var byFieldName: [WireText: [Int]] = [:]
    for (position, term) in terms.enumerated() {
      for note in term.notes {
        for place in note.places {
          byPlace[Key(term.name, at: place.place, in: place.message), default: []]
            .append((position, note))
        }
      }
      byName[term.name, default: []].append(position)
      byFieldName[term.name.asciiLowercased, default: []].append(position)
    }
    self.byPlace = byPlace
    self.byName = byName
    self.byFieldName = byFieldName
    messageNotes = Dictionary(
      grouping: FlowTerms.all.flatMap(\.messageNotes) + CommonTerms.messageNotes, by: \.message)
  }

  /// What may be said of a whole message, each with its conditions; empty for one that nobody knows.
  public func notes(on message: MessageName) -> [MessageNote] { messageNotes[message] ?? [] }

  /// What may be said of a word at a place, the first choice first, each with its conditions; empty for a
  /// word that nobody knows.
  public func notes(
    on name: WireText, at place: ParameterPlace, in message: MessageName
  ) -> [TermNote] {
    byPlace[Key(name, at: place, in: message), default: []].map(\.note)
  }

  /// Which token stands at a place: what the record for that very place says, or else a claim that is
  /// the mark of one kind, or else what a parameter of this name carries anywhere.
  public func token(
    in name: WireText, at place: ParameterPlace, of message: MessageName, claims: [WireText]
  ) -> TokenKind {
    term(name, at: place, in: message).flatMap { terms[$0].token }
      ?? claims.lazy.compactMap { records(of: $0, at: place).firstValue(\.markedToken) }.first
      ?? records(of: name, at: place).firstValue(\.token) ?? .accessToken
  }

  /// Who may learn what stands at a place, and under which name; nil for what is no secret there.
  ///
  /// One name can be a secret in one message and none in another: `code` is also the number of an
  /// error. So a word of the flow is a secret where the flow's own records say so, and elsewhere only
  /// where it stands as it does in them, or as a parameter of a URL or a form.
  public func secret(
    _ name: WireText, at place: ParameterPlace, in message: MessageName, value: WireText
  ) -> PlacedSecrecy? {
    let here = term(name, at: place, in: message)
    let secrecy: Secrecy? =
      if let here, here < ownCount {
        terms[here].secrecy
      } else {
        self.secrecy(of: name, where: { here != nil || $0.isSecret(at: place) })
      }
    guard let secrecy, secrecy.absence.map({ WireText($0) }) != value else { return nil }
    return PlacedSecrecy(
      name: secrecy.name.map { WireText($0) } ?? name, secrecy: secrecy, isAtItsPlace: here != nil)
  }

  /// Who may learn a value where no record of the flow knows the word: what a flow says of its own words
  /// elsewhere goes before what another flow says of the same ones.
  private func secrecy(of name: WireText, where holds: (Term) -> Bool) -> Secrecy? {
    // A calculation may name a field, and a field may be spelled in any case.
    let all = byName[name] ?? byFieldName[name.asciiLowercased] ?? []
    let own = all.filter { $0 < ownCount }
    return (own.isEmpty ? all : own).lazy.map { terms[$0] }
      .first { $0.secrecy != nil && holds($0) }?.secrecy
  }

  /// The first record of a word that knows it at a place.
  private func term(
    _ name: WireText, at place: ParameterPlace, in message: MessageName
  ) -> Int? {
    byPlace[Key(name, at: place, in: message)]?.first?.position
  }

  /// The records of a word, wherever it stands.
  private func records(of name: WireText, at place: ParameterPlace) -> [Term] {
    ((place == .header ? byFieldName[name.asciiLowercased] : byName[name]) ?? []).map { terms[$0] }
  }
}

extension [Term] {
  fileprivate func firstValue<Value>(_ property: (Term) -> Value?) -> Value? {
    for term in self {
      if let value = property(term) { return value }
    }
    return nil
  }
}

/// What is said of a secret at a place.
public struct PlacedSecrecy: Sendable {
  /// The name under which it is listed.
  public let name: WireText
  /// Who may learn it.
  public let secrecy: Secrecy
  /// Whether the place is one that the secret has in a right conversation.
  public let isAtItsPlace: Bool
}

extension Term {
  /// Words that also name things which are no secrets: `code` is the number of an error as well.
  private static let ambiguous: Set<String> = ["code", "key", "nonce", "state", "token"]

  /// Whether the word names its secret at places of this kind: as a parameter of a request or of an answer,
  /// in JSON if it can mean nothing else, and where some message has it.
  fileprivate func isSecret(at place: ParameterPlace) -> Bool {
    switch place {
    case .query, .form, .locationQuery: true
    case .json where !Self.ambiguous.contains(word): true
    default: notes.contains { note in note.places.contains { $0.place == place } }
    }
  }
}
