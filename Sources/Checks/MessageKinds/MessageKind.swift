import Vocabulary
import WireFormats

/// What is known of a message, or of a calculation, before one is seen: who says it to whom, what it follows,
/// where it goes, and what its envelope has to say.
///
/// The tables of the flows are lists of these, a row a name. The checks of the envelope read nothing else.
struct MessageKind: Sendable {
  /// What a step of this kind is.
  let form: StepForm
  /// The name of such steps.
  let name: MessageName
  /// Who sends it, or calculates; empty where anybody may.
  let senders: [ParticipantName]
  /// Who gets it; empty where anybody may, and for a response, which goes back to whoever asked.
  let receivers: [ParticipantName]
  /// Where it is said who speaks to whom.
  let parties: SourceReference
  /// The requests that a response of this kind answers.
  private(set) var answered: [MessageName] = []
  /// What its sender must have got before; empty where nothing.
  private(set) var causes: [MessageName] = []
  /// What counts in place of another cause, in a conversation that has it: there it comes between.
  private(set) var nearerCause: NearerCause?
  /// What its sender asks somebody, and must have an answer to before it sends this.
  private(set) var question: MessageName?
  /// How many causes there have to be.
  private(set) var causation = Causation.once
  /// What its sender does only when this is done.
  private(set) var consequences: [MessageName] = []
  /// How a request is sent.
  private(set) var methods: Rule<[WireText]>?
  /// Why its URL must be an https one.
  private(set) var encryption: Encryption?
  /// Where a request goes, without query: the addresses that a vendor has put down.
  private(set) var addresses: Rule<[WireText]>?
  /// Whether all requests of this kind go to the place where their receiver is known to be.
  private(set) var staysAtHost = false
  /// The statuses with which it can be granted; nil where any of the 2xx can.
  private(set) var success: Rule<[Int]>?
  /// What stands in the body: of a request, or of a response that grants what was asked for.
  private(set) var content: Rule<[WireText]>?
  /// What must be said of caches when it is granted.
  private(set) var caching: Caching?
  /// Why a response of this kind is for those alone who show a token.
  private(set) var protection: Requirement?

  /// What a rule asks for, and where it stands.
  struct Rule<Value: Sendable>: Sendable {
    let value: Value
    let requirement: Requirement
    /// Whether no text demands it, so that what is otherwise is merely unwise.
    let isAdvice: Bool
  }

  /// A cause, and the one behind which it comes.
  struct NearerCause: Sendable {
    let name: MessageName
    let other: MessageName
  }

  /// How many causes a message needs.
  enum Causation: Sendable {
    /// One of its own each time.
    case eachTime
    /// One is enough for all that come later: a request can be sent again.
    case once
    /// The same, if there is any: one need not be part of the conversation.
    case onceIfAny
  }

  /// When a URL must be an https one.
  struct Encryption: Sendable {
    let requirement: Requirement
    /// Whether the rule is about the token in the request, and silent where there is none.
    let isForToken: Bool
  }

  /// What must be said of caches.
  enum Caching: Sendable {
    /// 'no-store' has to stand there.
    case forbidden(Requirement)
    /// The answer brings a token, and no text that binds this server asks for 'no-store'.
    case forbiddenForTokens(Requirement)
    /// It is nobody else's business, and should not be offered to caches.
    case unwise(Requirement)
  }
}

extension MessageKind {
  /// Whether a conversation cannot begin with it: something has to come before.
  var isSequel: Bool { form == .response || !causes.isEmpty && causation != .onceIfAny }
}

/// What a step is.
enum StepForm: Hashable, Sendable, CaseIterable {
  case request, response, handoff, calculation
}

// How a row begins.
extension MessageKind {
  static func request(
    _ name: MessageName, from senders: [ParticipantName], to receivers: ParticipantName...,
    as parties: SourceReference
  ) -> MessageKind {
    MessageKind(
      form: .request, name: name, senders: senders, receivers: receivers, parties: parties)
  }

  static func response(
    _ name: MessageName, from senders: ParticipantName..., to answered: [MessageName],
    as parties: SourceReference
  ) -> MessageKind {
    var kind = MessageKind(
      form: .response, name: name, senders: senders, receivers: [], parties: parties)
    kind.answered = answered
    return kind
  }

  static func handoff(
    _ name: MessageName, from senders: [ParticipantName], to receivers: ParticipantName...,
    as parties: SourceReference
  ) -> MessageKind {
    MessageKind(
      form: .handoff, name: name, senders: senders, receivers: receivers, parties: parties)
  }

  static func calculation(
    _ name: MessageName, by senders: ParticipantName..., as parties: SourceReference
  ) -> MessageKind {
    MessageKind(
      form: .calculation, name: name, senders: senders, receivers: [], parties: parties)
  }

  private init(
    form: StepForm, name: MessageName, senders: [ParticipantName], receivers: [ParticipantName],
    parties: SourceReference
  ) {
    self.form = form
    self.name = name
    self.senders = senders
    self.receivers = receivers
    self.parties = parties
  }
}

// What else a row says.
extension MessageKind {
  /// It follows one of these, which its sender got.
  func after(_ causes: MessageName..., needs causation: Causation? = nil) -> MessageKind {
    with {
      $0.causes = causes
      $0.causation =
        causation ?? (form == .handoff || form == .calculation ? .eachTime : .once)
    }
  }

  /// Where the conversation has the one, it follows that, and not already the other.
  func rather(after name: MessageName, than other: MessageName) -> MessageKind {
    with { $0.nearerCause = NearerCause(name: name, other: other) }
  }

  /// What its sender asked like this has to be answered by then.
  func whenAnswered(_ question: MessageName) -> MessageKind { with { $0.question = question } }

  /// Its sender sends these only when it is done, since they rest on it.
  func before(_ consequences: MessageName...) -> MessageKind {
    with { $0.consequences = consequences }
  }

  /// It is sent with one of these methods.
  func method(_ methods: WireText..., by requirement: Requirement) -> MessageKind {
    with { $0.methods = Rule(value: methods, requirement: requirement, isAdvice: false) }
  }

  /// One of these methods is what it is for; others are merely odd.
  func usualMethod(_ methods: WireText..., by reference: SourceReference) -> MessageKind {
    with {
      $0.methods = Rule(value: methods, requirement: Requirement(reference), isAdvice: true)
    }
  }

  /// It travels under TLS.
  func encrypted(_ requirement: Requirement) -> MessageKind {
    with { $0.encryption = Encryption(requirement: requirement, isForToken: false) }
  }

  /// It travels under TLS if a token is in it.
  func encryptedWithToken(_ requirement: Requirement) -> MessageKind {
    with { $0.encryption = Encryption(requirement: requirement, isForToken: true) }
  }

  /// It goes to one of these addresses.
  func address(_ addresses: WireText..., by reference: SourceReference) -> MessageKind {
    with {
      $0.addresses = Rule(value: addresses, requirement: Requirement(reference), isAdvice: false)
    }
  }

  /// It goes where its receiver is known to be.
  func atKnownHost() -> MessageKind { with { $0.staysAtHost = true } }

  /// Granted, it has one of these statuses.
  func status(_ success: Int..., by requirement: Requirement) -> MessageKind {
    with { $0.success = Rule(value: success, requirement: requirement, isAdvice: false) }
  }

  /// Its body is of one of these media types.
  func content(_ types: WireText..., by requirement: Requirement) -> MessageKind {
    with { $0.content = Rule(value: types, requirement: requirement, isAdvice: false) }
  }

  /// Its body should be of one of these media types.
  func usualContent(_ types: WireText..., by reference: SourceReference) -> MessageKind {
    with {
      $0.content = Rule(value: types, requirement: Requirement(reference), isAdvice: true)
    }
  }

  /// What it says to caches.
  func caching(_ caching: Caching) -> MessageKind { with { $0.caching = caching } }

  /// Only who shows a token gets it.
  func protected(_ requirement: Requirement) -> MessageKind { with { $0.protection = requirement } }

  private func with(_ change: (inout MessageKind) -> Void) -> MessageKind {
    var kind = self
    change(&kind)
    return kind
  }
}
