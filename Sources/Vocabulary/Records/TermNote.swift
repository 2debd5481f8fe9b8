/// One sentence about a word at some places: what it is for, who checks it, what goes wrong.
///
/// It holds whatever the value is: the value that is printed beside it may be a forged one. What holds only
/// of some answers, senders or receivers has a condition; of several sentences for one place the first that
/// holds is said.
public struct TermNote: Hashable, Sendable {
  /// A place in a message.
  public struct Place: Hashable, Sendable {
    /// The message.
    public let message: MessageName
    /// Where in the message.
    public let place: ParameterPlace
  }

  /// The sentence, without capital letter and full stop, so that it can follow a name.
  public let text: String
  /// The section to read on in.
  public let reference: SourceReference
  /// Where it is said.
  public let places: [Place]
  /// What has to be so for it to be said; empty for what holds of every such message.
  public let conditions: [NoteCondition]
  /// The group of words that it is said of wherever a flow's messages carry them.
  let group: NoteGroup?

  init(text: String, use: Use) {
    self.text = text
    reference = use.reference
    places = use.places
    conditions = use.conditions
    group = use.group
  }

  /// The same sentence at other places.
  func standing(at places: [Place]) -> TermNote {
    let use = Use(reference: reference, places: places, conditions: conditions)
    return TermNote(text: text, use: use)
  }
}

/// Words that messages of several flows carry together, and of which the same is to be said in each.
enum NoteGroup: Hashable, Sendable {
  /// The members of a key set and of its keys.
  case keySet
  /// The header of a token that is checked with a key set.
  case tokenHeader
  /// The header fields of every request.
  case request
  /// The header fields of a request that a browser sends.
  case browserRequest
  /// The header fields of a response with a body.
  case response
}

extension TermNote {
  /// Where a note stands and what it cites: `.at(.form, .tokenRequest, read: .rfc6749("4.1.3"))`.
  struct Use: Hashable, Sendable {
    /// The section to read on in.
    let reference: SourceReference
    private(set) var places: [Place] = []
    private(set) var conditions: [NoteCondition] = []
    private(set) var group: NoteGroup?

    /// In these messages, at this place.
    static func at(
      _ place: ParameterPlace, _ messages: MessageName..., read reference: SourceReference
    ) -> Use {
      Use(reference: reference, places: messages.map { Place(message: $0, place: place) })
    }

    /// At each of some places that several notes share.
    static func each(of places: [Place], read reference: SourceReference) -> Use {
      Use(reference: reference, places: places)
    }

    /// In each flow where its messages carry this group.
    static func each(_ group: NoteGroup, read reference: SourceReference) -> Use {
      Use(reference: reference, group: group)
    }

    /// Only where all of these hold.
    func when(_ conditions: NoteCondition...) -> Use {
      var use = self
      use.conditions += conditions
      return use
    }

    /// In these messages, at this place too.
    func at(_ place: ParameterPlace, _ messages: MessageName...) -> Use {
      var use = self
      use.places += messages.map { Place(message: $0, place: place) }
      return use
    }
  }
}

extension [TermNote.Place] {
  /// One place of several messages.
  static func at(_ place: ParameterPlace, _ messages: MessageName...) -> [TermNote.Place] {
    messages.map { TermNote.Place(message: $0, place: place) }
  }
}
