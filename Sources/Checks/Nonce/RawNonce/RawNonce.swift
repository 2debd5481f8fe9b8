import HTTPModel
import TranscriptModel
import Vocabulary
import WireFormats

extension Check {
  /// Each sign-in has a raw nonce and a state of its own.
  static let rawNonceFresh = Check(
    "raw-nonce-fresh", at: [.rawNonce], Requirement(.oidcCore("15.5.2")),
    "the nonce and the 'state' of a sign-in were in none before"
  ) { (step, evidence) throws(MissingEvidence) in
    guard let calculation = step.calculation else { return nil }
    return try evidence.judgeFreshness(
      of: [ParameterName.nonce, .state].map { ($0, calculation.output($0)) }, in: step,
      called: "nonce and 'state'")
  }

  /// The device hands on to Apple what the app asked it.
  ///
  /// Apple cannot see a fault, since what the app wrote does not reach it.
  static let appleRequestUnchanged = Check(
    "apple-request-unchanged", at: [.appleAuthorizationRequest], Requirement(.appleServices),
    "'nonce' and 'state' reach Apple as the app wrote them"
  ) { (step, evidence) throws(MissingEvidence) in
    guard let form = step.sentParameters else { return nil }
    guard
      let asked = evidence.last(
        .appleIDRequest, with: .parameter(.state, form[.state]), before: step)
    else {
      guard evidence.count(.appleIDRequest, before: step) > 0 else {
        throw MissingEvidence("the app's request to the device is not in the transcript")
      }
      try evidence.requireAllSteps(before: step)
      return .fail("no request of the app has the 'state' '\(form[.state] ?? "absent")'")
    }
    let nonce = asked.handoff?[ParameterName.nonce.rawValue] ?? "absent"
    return .equal(
      form[.nonce] ?? "absent", nonce, pass: "'nonce' and 'state' are those of \(asked.id.quoted)",
      fail: "'nonce' is not the one of \(asked.id.quoted); "
        + TextDifference.words(expected: nonce, actual: form[.nonce] ?? "absent"))
  }

  /// Apple gets the hash of the raw nonce, and in the form in which Firebase compares it.
  ///
  /// Firebase's page tells apps to do so, and no word of it says must. The device hands on what it gets, and
  /// judges nothing.
  static let nonceHashSent = Check(
    "nonce-hash-sent", at: [.appleIDRequest], Requirement(.firebaseAuth),
    "the nonce for Apple is lower-case hex of the SHA-256 digest of the raw nonce"
  ) { (step, evidence) throws(MissingEvidence) in
    guard let handoff = step.handoff else { return nil }
    let state = handoff[ParameterName.state.rawValue]
    let nonce = handoff[ParameterName.nonce.rawValue]
    let drawn = evidence.last(.rawNonce, with: .parameter(.state, state), before: step)
    guard let calculation = drawn?.calculation,
      let raw = calculation.output("raw_nonce") ?? calculation.input("raw_nonce")
    else {
      guard let nonce else { return .warn("no 'nonce' is sent, so the token proves no sign-in") }
      guard NonceMistake.isHash(nonce) else {
        return .warn("'nonce' is '\(nonce)', not 64 characters of lower-case hex")
      }
      throw MissingEvidence("the raw nonce of this sign-in is not in the transcript")
    }
    guard !raw.isRedacted else {
      throw MissingEvidence("the raw nonce was taken out of the transcript: '\(raw)'")
    }
    if let mistake = NonceMistake(raw: raw, claim: nonce) {
      return .warn("\(mistake.rawValue): \(mistake.words)")
    }
    return .pass("'nonce' is SHA-256 of the raw nonce, 64 characters of lower-case hex")
  }

  /// The raw nonce is long enough for its alphabet.
  ///
  /// Characters that come more often than others make it easier to guess, but seldom by much: what counts
  /// is the chance of the most frequent one. That it must be hard to guess stands in the specification, the
  /// number does not.
  static let rawNonceFormat = Check(
    "raw-nonce-format", at: [.rawNonce], Requirement(.oidcCore("3.1.2.1"), .must),
    "the raw nonce takes a guesser at least 2^128 tries, whatever comes most often"
  ) { (step, evidence) throws(MissingEvidence) in
    guard let calculation = step.calculation else { return nil }
    guard let raw = calculation.output("raw_nonce") ?? calculation.input("raw_nonce") else {
      throw MissingEvidence("the calculation lacks 'raw_nonce'")
    }
    // A raw nonce that is built into the app, or came about without octets, was picked from no alphabet
    // that is known.
    let isPicked = calculation.input("random_octets") != nil
    if !isPicked || evidence.hasFact(.rawNonce, at: step.sender) {
      return try Guessing.judge("raw_nonce", raw, at: step.time, size: nil)
    }
    if let sign = Guessing.sign("raw_nonce", raw, at: step.time) { return .fail(sign) }
    let alphabet = try evidence.fact(.alphabet, at: step.sender)
    let characters = Array(alphabet.unicodeScalars)
    if let stranger = raw.unicodeScalars.first(where: { !characters.contains($0) }) {
      return .fail("'raw_nonce' has a '\(stranger)', which its alphabet does not have")
    }
    let size = characters.count
    guard size > 1, Set(characters).count == size else {
      return .fail("the alphabet needs two characters or more, and none of them twice")
    }
    // So many octets lead to the most frequent characters.
    let octets = (256 + size - 1) / size
    let bits = Self.bits(octets: octets, characterCount: raw.characterCount)
    let form = "\(raw.characterCount) characters of \(size)"
    guard bits >= Guessing.bitsNeeded else {
      return .warn("\(form) are good for \(bits) bits, \(Guessing.bitsNeeded) are needed")
        .by(Requirement(.rfc6749("10.10")))
    }
    let share =
      256.isMultiple(of: size)
      ? "each from \(octets) of 256 octets"
      : "\(256 % size) of them from \(octets) octets, the others from \(octets - 1)"
    return .pass("\(form), \(share): \(bits) bits")
  }

  /// The whole bits in a text whose every character has at most the chance octets / 256.
  private static func bits(octets: Int, characterCount: Int) -> Int {
    var tries = 1.0
    for _ in 0..<characterCount { tries *= 256 / Double(octets) }
    return tries.isFinite ? Int(tries.exponent) : .max
  }
}

extension NonceMistake {
  /// The mistake where it is made, before a token shows it.
  fileprivate var words: String {
    switch self {
    case .absent: "no 'nonce' is sent, so the token will prove no sign-in"
    case .rawToBoth, .hashToBoth: "the raw nonce itself is sent; Apple has to get its hash"
    default: explanation
    }
  }
}
