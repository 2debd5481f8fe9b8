/// One demand of a specification: where it stands, how strong it is, whom it binds, and what it asks for.
///
/// What exercises it is not written here. It follows from what checks, defences and attacks cite: who cites
/// the section of the only clause that stands there is about that clause. Where a section has several, each
/// clause names those that are about it.
package struct Clause: Hashable, Sendable {
  /// The section, and the level; without a level the text only says how a thing is.
  package let requirement: Requirement
  /// Who has to keep it.
  package let binds: BoundParty
  /// What it asks for, in this program's own words, as the end of a sentence that begins with who is bound.
  package let words: String
  /// The checks, defences and attacks that are about it, by their names; empty where the section decides.
  package let subjects: [String]
  /// The sections, in this document or another, that say the same or more, and are exercised.
  package let saidIn: [SourceReference]
  /// How its text was read before it was written down here.
  package let reading: ClauseReading
  /// Why nothing exercises it; nil where something does, or where it is said elsewhere.
  package let gap: ClauseGap?

  /// A demand at a place of a document.
  init(
    _ reference: SourceReference, _ level: RequirementLevel?, _ binds: BoundParty, _ words: String,
    about subjects: [String] = [], saidIn: [SourceReference] = [],
    reading: ClauseReading = .read,
    notExercised gap: ClauseGap? = nil
  ) {
    requirement = Requirement(reference, level)
    self.binds = binds
    self.words = words
    self.subjects = subjects
    self.saidIn = saidIn
    self.reading = reading
    self.gap = gap
  }

  /// Where it stands.
  package var reference: SourceReference { requirement.reference }
  /// How strong it is; nil where the text only describes.
  package var level: RequirementLevel? { requirement.level }
}

/// Who has to keep a demand.
package enum BoundParty: String, CaseIterable, Hashable, Sendable {
  /// The app.
  case client = "client"
  /// Who issues codes and tokens.
  case authorizationServer = "authorization server"
  /// The API.
  case resourceServer = "resource server"
  /// Both sides of the authorization request and of the token request.
  case both = "client and authorization server"
  /// Who makes a token or a key.
  case issuer = "issuer"
  /// Who is given a token, and judges it.
  case recipient = "recipient"
}

/// How the text of a demand was read.
package enum ClauseReading: String, CaseIterable, Hashable, Sendable {
  /// In the document.
  case read = "read"
  /// In a late draft of it, in a translation, or in what somebody quotes.
  case secondHand = "read in a draft, a translation or a quotation"
  /// Not at all: what stands here is remembered.
  case notRead = "not read"
}

/// Why nothing exercises a demand.
package struct ClauseGap: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The reason, which can follow "not exercised:".
  package let description: String

  /// A reason of one demand.
  package init(stringLiteral reason: String) { description = reason }
}

extension ClauseGap {
  /// TLS itself is below what is played.
  static let connection: Self =
    "messages show a URL's scheme, and nothing of the connection under it"
  /// What was settled before a run.
  static let registration: Self = "clients are registered before a run, and no message shows how"
  /// What a participant keeps to itself.
  static let inside: Self = "it is kept inside the participant, and no message shows it"
  /// What the participants have no part for.
  static let notPlayed: Self = "no participant makes use of it"
  /// What a text is good for is no matter of a protocol.
  static let people: Self = "it is about what people read or decide, and no message shows it"
}
