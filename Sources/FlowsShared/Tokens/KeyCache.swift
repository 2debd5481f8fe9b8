import HTTPModel
package import JOSE
package import Simulation
package import Vocabulary
package import WireFormats

/// An issuer's key set, fetched when it is first needed, again when it has become too old, and once
/// more when a token names a key that is not in it.
///
/// It belongs to one participant and runs on that participant's queue.
package final class KeyCache {
  private let source: Source
  private let seat: Seat
  private var kept: (keySet: JWKSet, until: Int)?

  /// Where a key set is, and how it is looked after.
  package struct Source: Sendable {
    /// Where the issuer publishes it.
    package var url: WireText
    /// What the request for it is called.
    package var message: MessageName
    /// Whether an unknown `kid` makes the reader ask again.
    package var isAskedAgain: Bool
    /// Seconds for which the reader keeps it, whatever the issuer says; nil to do as the issuer says.
    package var ownAge: Int?

    /// The key set at a URL.
    package init(
      url: WireText, message: MessageName = .keysRequest, isAskedAgain: Bool = true,
      ownAge: Int? = nil
    ) {
      self.url = url
      self.message = message
      self.isAskedAgain = isAskedAgain
      self.ownAge = ownAge
    }
  }

  /// The cache of whoever has the seat.
  package init(_ source: Source, seat: Seat) {
    self.source = source
    self.seat = seat
  }

  /// Judges the signature of a token with the key that its header names, or, of several keys with
  /// that name, with each that is of the right type.
  ///
  /// The key decides the algorithm: see `VerificationKey`.
  package nonisolated(nonsending) func judgeSignature(
    of token: UnverifiedJWS, allowedAlgorithms: [SignatureAlgorithm]
  ) async -> SignatureJudgement {
    let matches: [JWKMatch]
    do {
      guard let found = try await self.matches(for: token.header) else { return .keysUnreachable }
      matches = found
    } catch { return .bad("\(error)") }
    var reasons: [String] = []
    for match in matches {
      do {
        let key = try VerificationKey(
          match.key, for: token.header, allowedAlgorithms: allowedAlgorithms)
        _ = try token.verify(with: key, allowedAlgorithms: allowedAlgorithms)
        return .good
      } catch { reasons.append("\(error)") }
    }
    return .bad(Self.words(for: reasons))
  }

  /// Why none of the keys that a header can mean fits, each with its own reason.
  private static func words(for reasons: [String]) -> String {
    guard reasons.count > 1 else { return reasons.joined() }
    return "\(reasons.count) keys with the header's 'kid' were tried, and none fits: "
      + reasons.joined(separator: "; ")
  }

  /// The keys that a token's header can mean; nil when no key set can be had.
  package nonisolated(nonsending) func matches(
    for header: JOSEHeader
  ) async throws(JWKLookupError) -> [JWKMatch]? {
    if let keySet = keptKeySet {
      if let matches = try? keySet.matches(for: header) { return matches }
      guard source.isAskedAgain else { return try keySet.matches(for: header) }
    }
    // A key set that must not be kept still serves for what it was fetched for: RFC 9111 §4.2.
    return try await fetch()?.matches(for: header)
  }

  /// The key set, if it is not too old: RFC 9111 §4.2.
  package var keptKeySet: JWKSet? {
    kept.flatMap { seat.clock.now < $0.until ? $0.keySet : nil }
  }

  private nonisolated(nonsending) func fetch() async -> JWKSet? {
    let request = HTTPRequest.get(URI(source.url), fields: ["Accept": MediaType.json])
    guard let reply = await seat.send(request, as: source.message),
      reply.response.isSuccess, let json = reply.response.declaredJSON,
      let keySet = try? JWKSet(json)
    else { return nil }
    let age =
      source.ownAge ?? Self.maximumAge(reply.response.fields["Cache-Control"]) ?? Self.usualAge
    kept = (keySet, seat.clock.now + min(age, Self.longestAge))
    return keySet
  }

  /// Seconds for which a key set is kept when its issuer says nothing.
  private static let usualAge = 3600

  /// What a number of seconds means that is too large to count: RFC 9111 §1.2.2.
  private static let longestAge = 1 << 31

  /// The seconds of `max-age` in a `Cache-Control` field: RFC 9111 §5.2.2.1.
  private static func maximumAge(_ fieldValue: WireText?) -> Int? {
    for directive in (fieldValue ?? "").split(at: ",") {
      guard let (name, value) = directive.trimmed.divided(at: "=") else { continue }
      if name.asciiLowercased == "max-age" { return Int(value.string) }
    }
    return nil
  }
}

/// What a participant concluded about a token's signature.
package enum SignatureJudgement: Sendable {
  /// It fits the issuer's key.
  case good
  /// It does not, or the token forbids a judgement; the reason in words.
  case bad(String)
  /// The issuer's keys could not be had.
  case keysUnreachable

  /// Whether the signature fits.
  package var isGood: Bool {
    if case .good = self { true } else { false }
  }

  /// The conclusion for the transcript.
  package var verdict: SignatureVerdict {
    switch self {
    case .good: .good
    case .bad: .bad
    case .keysUnreachable: .notJudged
    }
  }

  /// The conclusion for a refusal, in words.
  package var reason: String {
    switch self {
    case .good: "good"
    case .bad(let reason): "bad: \(reason)"
    case .keysUnreachable: "not judged: the issuer's keys cannot be fetched"
    }
  }
}
