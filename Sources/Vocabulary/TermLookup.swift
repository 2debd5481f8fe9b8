public import WireFormats

/// The records that hold for the transcripts of one flow.
///
/// A flow's own records come first, then those that flows share. The records of the other flows come
/// last: flows have messages in common, and traffic captured elsewhere names no flow of ours.
public struct TermLookup: Sendable {
  private let lists: [TermIndex]
  private let messageNotes: [MessageNote]

  /// The records for a flow of this name.
  public init(flow name: String) {
    let own = FlowTerms.all.filter { $0.name == name }
    let others = FlowTerms.all.filter { $0.name != name }
    lists = own.map(\.index) + [CommonTerms.index] + others.map(\.index)
    messageNotes = (own + others).flatMap(\.messageNotes) + CommonTerms.messageNotes
  }

  /// What to say of a whole message; empty for one that nobody knows.
  public func notes(on message: MessageName) -> [MessageNote] {
    messageNotes.filter { $0.message == message }
  }

  /// What to say of a word at a place; nil when there is nothing, as for a word that nobody knows.
  public func note(
    on name: WireText, at place: ParameterPlace, in message: MessageName
  ) -> TermNote? {
    entry(.init(name, at: place, in: message))?.note
  }

  /// Which token stands at a place: what the record for that very place says, or else a claim that is
  /// the mark of one kind, or else what a parameter of this name carries anywhere.
  public func token(
    in name: WireText, at place: ParameterPlace, of message: MessageName, claims: [WireText]
  ) -> TokenKind {
    if let kind = entry(.init(name, at: place, in: message))?.term.token { return kind }
    for claim in claims {
      if let kind = first(claim, at: place, \.markedToken) { return kind }
    }
    return first(name, at: place, \.token) ?? .accessToken
  }

  /// Who may learn what stands at a place, and under which name; nil for what is no secret there.
  ///
  /// One name can be a secret in one message and none in another: `code` is also the number of an
  /// error.
  public func secret(
    _ name: WireText, at place: ParameterPlace, in message: MessageName, value: WireText
  ) -> (name: WireText, secrecy: Secrecy)? {
    let here = entry(.init(name, at: place, in: message))?.term
    guard let secrecy = here.map(\.secrecy) ?? first(name, at: place, \.secrecy),
      secrecy.absence.map({ WireText($0) }) != value
    else { return nil }
    return (secrecy.name.map { WireText($0) } ?? here?.name ?? name, secrecy)
  }

  private func entry(_ key: TermIndex.Key) -> (term: Term, note: TermNote)? {
    lists.lazy.compactMap { $0.entry(key) }.first
  }

  private func first<Value>(
    _ name: WireText, at place: ParameterPlace, _ property: @escaping (Term) -> Value?
  ) -> Value? {
    lists.lazy.flatMap { $0.terms(named: name, isHeaderField: place == .header) }
      .compactMap { property($0) }.first
  }
}
