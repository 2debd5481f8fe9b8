/// What has to be so in a step for a note to be true of it.
///
/// A note without a condition holds whatever comes: in a refusal as in an answer that grants, for every
/// sender and every receiver.
public enum NoteCondition: Hashable, Sendable {
  /// The answer gives what was asked for, be it tokens, a page or a redirect with a code.
  case granted
  /// The answer is an error: by its status, by the `error` in it, or in the redirect that it makes.
  case refused
  /// The answer sends the browser on.
  case redirecting
  /// A URL is handed on whose scheme an app invented for itself.
  case privateUseScheme
  /// A URL is handed on that has an owner, whose host the device can ask.
  case claimedHTTPS
  /// A URL is handed on that is loaded without encryption.
  case plainHTTP
  /// The message has a parameter, a member or a header field of this name.
  case carrying(String)
  /// The message has none of this name.
  case lacking(String)
  /// The message or the calculation has this value under this name.
  case saying(String, String)
  /// It is sent by this participant.
  case from(ParticipantName)

  /// The condition in words that can follow "if".
  public var words: String {
    switch self {
    case .granted: "granted"
    case .refused: "refused"
    case .redirecting: "it redirects"
    case .privateUseScheme: "by a private-use scheme"
    case .claimedHTTPS: "by a claimed https URL"
    case .plainHTTP: "by an http URL"
    case .carrying(let name): "with '\(name)'"
    case .lacking(let name): "without '\(name)'"
    case .saying(let name, let value): "'\(name)' is '\(value)'"
    case .from(let participant): "from \(participant)"
    }
  }
}
