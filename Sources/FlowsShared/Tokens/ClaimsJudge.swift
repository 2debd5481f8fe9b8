package import JOSE
package import Simulation
package import Vocabulary
package import WireFormats

/// A JWT as a participant reads it, before it judges the signature.
package struct UnverifiedToken: Sendable {
  /// The three parts.
  package let jws: UnverifiedJWS
  /// What the token claims.
  package let claims: ClaimsSet

  /// Reads a token; what is no JWT is refused in the reader's own words.
  package init(
    parsing text: WireText, otherwise refusal: (any Error) -> Refusal
  ) throws(Refusal) {
    do {
      jws = try UnverifiedJWS(parsing: text)
      claims = try ClaimsSet(parsing: jws.payload)
    } catch {
      throw refusal(error)
    }
  }
}

/// What every judge of a token asks of its claims, each under a defence that the judge names.
///
/// The judges differ in what they say, and in a few rules of their own; what a claim must be, and how far
/// clocks may differ, is written here once.
package struct ClaimsJudge: Sendable {
  private let claims: ClaimsSet
  private let seat: Seat
  private let error: ErrorCode?

  /// A judge of claims, who refuses with an error code or without any.
  package init(of claims: ClaimsSet, at seat: Seat, error: ErrorCode?) {
    self.claims = claims
    self.seat = seat
    self.error = error
  }

  /// Asks for anything.
  package func require(
    _ defence: Defence, _ condition: @autoclosure () -> Bool,
    otherwise reason: @autoclosure () -> String
  ) throws(Refusal) {
    try seat.defences.require(defence, condition(), otherwise: error, reason())
  }

  /// Asks for the issuer; the reason is told what `iss` is.
  package func requireIssuer(
    _ expected: WireText, _ defence: Defence, otherwise reason: (WireText) -> String
  ) throws(Refusal) {
    let issuer = claims.string("iss")
    try require(defence, issuer.value == expected, otherwise: reason(issuer.text))
  }

  /// Asks for an audience that fits; the reason is told what `aud` is, as JSON.
  package func requireAudience(
    _ defence: Defence, where fits: ([WireText]) -> Bool, otherwise reason: (WireText) -> String
  ) throws(Refusal) {
    let audience = claims.audience.value ?? []
    try require(defence, fits(audience), otherwise: reason(claims["aud"]?.compactText ?? "absent"))
  }

  /// Asks for a time of expiry that lies ahead.
  ///
  /// A token without `exp` never expires, where `absence` says that this is good enough.
  package func requireUnexpired(
    _ defence: Defence, absence: Bool = false, otherwise reason: String? = nil
  ) throws(Refusal) {
    let usual =
      "'exp' is \(claims["exp"]?.compactText ?? "absent"), and the time is \(seat.clock.now)"
    let expiry = claims.numericDate("exp").value?.seconds ?? (absence ? .infinity : -.infinity)
    try require(
      defence, expiry > Double(seat.clock.now - ClockSkew.leeway), otherwise: reason ?? usual)
  }

  /// Asks for times that do not lie ahead: `iat`, and what else tells when something happened.
  ///
  /// A token without one of them is good enough where `absence` says so.
  package func requireIssued(
    _ defence: Defence, _ names: [WireText] = ["iat"], absence: Bool = false,
    otherwise reason: @autoclosure () -> String
  ) throws(Refusal) {
    let latest = Double(seat.clock.now + ClockSkew.leeway)
    let usual: Double = absence ? -.infinity : .infinity
    try require(
      defence,
      names.allSatisfy { (claims.numericDate($0).value?.seconds ?? usual) <= latest },
      otherwise: reason())
  }
}

/// A member of a token, as calculations write it.
extension JSONValue? {
  /// The member as JSON.
  package var textOfMember: WireText { self?.compactText ?? ValueForm.absent }

  /// A string as its text, anything else as JSON.
  package var textOrJSON: WireText {
    self.map { $0.stringValue ?? $0.compactText } ?? ValueForm.absent
  }
}

extension MemberValue<WireText> {
  /// The text, or in words why there is none.
  package var text: WireText {
    switch self {
    case .present(let text): text
    case .absent: "absent"
    case .wrongType(let value): value.compactText
    }
  }
}

extension WireText {
  /// The text, cut after 80 characters: a stranger may send a megabyte, which no answer has to
  /// repeat.
  package var shortened: WireText {
    let start = WireText(String(unicodeScalars.prefix(80)))
    return start == self ? self : start + "…"
  }
}
