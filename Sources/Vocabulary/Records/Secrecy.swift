/// Who may learn a value that not everybody may know.
public struct Secrecy: Hashable, Sendable {
  /// The name under which the secret is listed; nil for the word itself.
  ///
  /// `state_sent` and `state` are one secret.
  public let name: String?
  /// The participants that may learn it.
  public let learners: [ParticipantName]
  /// What is written in its place where there is none.
  let absence: String?

  /// A secret that only these may learn.
  static func known(
    to learners: ParticipantName..., as name: String? = nil, unless absence: String? = nil
  ) -> Secrecy {
    Secrecy(name: name, learners: learners, absence: absence)
  }
}
