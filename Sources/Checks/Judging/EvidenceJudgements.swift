import JOSE
import TranscriptModel
import Vocabulary
import WireFormats

/// Verdicts for which several checks need the same evidence.
extension Evidence {
  /// The verdict on a signature, with the keys at a URL.
  func judgeSignature(
    of jws: UnverifiedJWS, in step: Step, readBy reader: ParticipantName?, keysAt place: KeySetPlace
  ) throws(MissingEvidence) -> Judgement {
    switch try verification(of: jws, in: step, readBy: reader, keySetURL: place.url) {
    case .good(_, let words): return .pass(words + place.reservation)
    case .bad(let reason) where place.isOther(than: jws):
      throw MissingEvidence(reason + place.reservation)
    case .bad(let reason): return .fail(reason + place.reservation)
    case .unjudged(let reason): throw MissingEvidence(reason)
    }
  }

  /// The verdict on values that have to be new in each sign-in.
  func judgeFreshness(
    of values: [(name: ParameterName, value: WireText?)], in step: Step, called words: String
  ) throws(MissingEvidence) -> Judgement {
    for case (let name, let value?) in values {
      if let other = first(step.id.name, with: .parameter(name, value), before: step) {
        return .fail(
          "'\(name)' was drawn before, in \(other.id.quoted): it has to be new each time")
      }
    }
    try requireAllSteps(before: step)
    let count = count(step.id.name, before: step)
    return .pass(
      count == 0
        ? "the first sign-in: nothing could be used again"
        : "\(words) differ from those of " + count.counted("earlier sign-in"))
  }

  /// The verdict on a token of a request, with the response that issued it, if one did.
  func judgeIssuance(
    of token: WireText, as name: ParameterName, in request: Step, by response: Step?
  ) throws(MissingEvidence) -> Judgement {
    if let response { return .pass("the token is the '\(name)' of \(response.id.quoted)") }
    try requireAllSteps(before: request)
    let issued = latest(.tokenResponse, .refreshResponse, before: request)
      .filter(\.isTokenEndpointSuccess).compactMap { member(name, of: $0)?.stringValue }
    guard let meant = TextDifference.closest(to: token, among: issued) else {
      throw MissingEvidence("no token response before \(request.id.quoted) has '\(name)'")
    }
    return .fail(
      "no token response issued this '\(name)'; compared with the closest one, "
        + TextDifference.words(expected: meant, actual: token), expected: meant, actual: token)
  }
}

extension JOSEHeader {
  /// The member in which a token brings a key along, or says where one is; nil where there is none.
  var ownKey: WireText? {
    (["jwk", "jku", "x5c", "x5u"] as [WireText]).first { self[$0] != nil }
  }
}

extension UnverifiedJWS {
  /// The verdict on a header that names extensions without which the token must not be taken; nil where it
  /// names none.
  ///
  /// No extension is known here, and the rule holds for every algorithm.
  var criticalExtension: Judgement? {
    header["crit"].map {
      .fail("\(JWSVerificationError.criticalExtension($0))")
        .by(Requirement(.rfc7515("4.1.11"), .must))
    }
  }
}

extension AllowedAlgorithms {
  /// Judges the `alg` of a header; an HMAC may break a rule of its own.
  static func judge(
    _ header: JOSEHeader, none: Requirement, hmac: Requirement
  ) -> Judgement {
    switch header.algorithm {
    case .absent: .fail("the header has no 'alg'; a signed token names its algorithm")
    case .wrongType(let value): .fail("'alg' is \(value.kind); it must be a string")
    case .present("none"):
      .fail("'alg' is 'none'; a token without signature proves nothing").by(none)
    case .present(let name) where name.hasPrefix("HS"):
      .fail(
        "'alg' is '\(name)', which needs a shared secret; "
          + "a key from a public key set must never serve as one"
      ).by(hmac)
    case .present(let name) where all.contains { $0.name == name }:
      .pass("'alg' is '\(name)', a signature that a public key verifies")
    case .present(let name):
      .fail("'alg' is '\(name)', which names no signature with a public key, such as 'RS256'")
    }
  }
}
