import Simulation
import Vocabulary
import WireFormats

/// What a refresh token stands for.
///
/// RFC 6749 §6, RFC 9700 §4.14.2
struct RefreshGrant: Sendable {
  var clientID: WireText
  var subject: WireText
  var scope: WireText
  /// The tokens that descend from one approval have one number.
  var family: Int
  /// When the token dies, in seconds since 1970.
  var expiresAt: Int

  /// A refresh may ask for less, never for more: RFC 6749 §6.
  func narrowed(to asked: WireText) throws(Refusal) -> WireText {
    let granted = Set(scope.words)
    if let excess = asked.words.first(where: { !granted.contains($0) }) {
      throw Refusal(.invalidScope, "the scope '\(excess)' was not granted")
    }
    return asked
  }
}

/// The refresh tokens that were issued, in families that are revoked as a whole.
///
/// Access tokens cannot be revoked: the API judges each by itself, and asks nobody. They live until
/// their `exp`, and so not for long.
struct RefreshTokenFamilies {
  private var grants: [WireText: RefreshGrant] = [:]
  private var used: Set<WireText> = []
  /// The families that were revoked, each with the defence that did it.
  private var revoked: [Int: Defence] = [:]
  /// When the last access token of each family ends, in seconds since 1970.
  private var accessTokenEnds: [Int: Int] = [:]
  private var count = 0

  /// A number for the tokens that descend from one approval.
  mutating func begin() -> Int {
    count += 1
    return count
  }

  /// Keeps what a new refresh token stands for, and how long the access token beside it lives.
  mutating func add(_ grant: RefreshGrant, under token: WireText, accessTokenEnd: Int) {
    grants[token] = grant
    accessTokenEnds[grant.family] = max(accessTokenEnd, accessTokenEnds[grant.family] ?? 0)
  }

  /// What is left of a family that was revoked, in words.
  func rest(of family: Int, now: Int) -> String {
    let seconds = (accessTokenEnds[family] ?? 0) - now
    return seconds > 0
      ? "access tokens live on, the last for \(seconds) seconds"
      : "its access tokens have expired"
  }

  /// Revokes all refresh tokens of a family.
  mutating func revoke(_ family: Int, because defence: Defence) { revoked[family] = defence }

  /// Remembers that a token was used.
  mutating func markUsed(_ token: WireText) { used.insert(token) }

  /// What a token stands for that a client brings; a token that comes again revokes its family.
  mutating func grant(
    of token: WireText, for clientID: WireText, now: Int, _ defences: DefenceSet
  ) throws(Refusal) -> RefreshGrant {
    guard let grant = grants[token] else {
      throw Refusal(.invalidGrant, "the refresh token was not issued here")
    }
    guard grant.clientID == clientID else {
      throw Refusal(.invalidGrant, "the refresh token was issued to another client")
    }
    if used.contains(token), defences.isOn(.refreshRotation) {
      revoke(grant.family, because: .refreshRotation)
      throw Refusal(
        .invalidGrant,
        "the refresh token was used before, so all refresh tokens of its family are revoked; "
          + rest(of: grant.family, now: now),
        defence: .refreshRotation)
    }
    if let cause = revoked[grant.family] {
      throw Refusal(.invalidGrant, "the refresh token was revoked with its family", defence: cause)
    }
    guard now < grant.expiresAt else {
      throw Refusal(.invalidGrant, "the refresh token expired")
    }
    return grant
  }
}
