import TranscriptModel
import Vocabulary
import WireFormats

/// The octets pick the raw nonce from the alphabet, unless it is built into the app; Apple gets the
/// hash of it, and the state that was drawn.
struct RawNonceRecomputation: Recomputation {
  static let requirement = Requirement(.firebaseAuth)
  static let summary =
    "the digest that the app calculated is that of its raw nonce, drawn from the octets"

  private let judged: JudgedCalculation<RawNonceValue>
  private let builtIn: WireText?

  init(_ judged: JudgedCalculation<RawNonceValue>) {
    self.judged = judged
    builtIn = judged.evidence.transcript.registered(.rawNonce, at: judged.step.sender).first
  }

  func origin(of value: RawNonceValue) throws(MissingEvidence) -> ValueOrigin {
    switch value {
    case .rawNonce:
      if let builtIn { return .stated(builtIn) }
      return .derived(try picked())
    case .digest, .nonce: return .derived(Hashing.hex(try judged.required(.rawNonce)))
    case .state: return try stateSent()
    case _ where builtIn != nil: return .leftOut
    case .randomOctets:
      _ = try octets()
      return .free
    case .alphabet: return .stated(try judged.evidence.fact(.alphabet, at: judged.step.sender))
    case .alphabetSize: return .derived("\(try alphabet().count)")
    case .octetsPerCharacter: return .derived(Self.shares(ofSize: try alphabet().count))
    case .guessingBits:
      return .derived(
        "\(Self.bits(ofSize: try alphabet().count, try judged.required(.rawNonce).characterCount))")
    }
  }

  private func alphabet() throws(MissingEvidence) -> [Unicode.Scalar] {
    Array(try judged.evidence.fact(.alphabet, at: judged.step.sender).unicodeScalars)
  }

  private func picked() throws(MissingEvidence) -> WireText {
    let alphabet = try alphabet()
    guard !alphabet.isEmpty, let octets = Hex.decode(try octets()) else {
      throw MissingEvidence("'random_octets' is no hex, so it picks nothing")
    }
    return WireText(
      String(String.UnicodeScalarView(octets.map { alphabet[Int($0) % alphabet.count] })))
  }

  private func octets() throws(MissingEvidence) -> WireText {
    try judged.drawn(.randomOctets, orRegisteredAs: .rawNonce)
  }

  /// How many characters have how many of the 256 octets, the most frequent first.
  private static func shares(ofSize size: Int) -> WireText {
    guard size > 0 else { return ValueForm.absent }
    let (fewest, rest) = 256.quotientAndRemainder(dividingBy: size)
    var shares = rest > 0 ? ["\(rest) with \(fewest + 1)"] : []
    if size > rest { shares.append("\(size - rest) with \(fewest)") }
    return WireText(shares.joined(separator: ", "))
  }

  /// The whole bits in so many characters, each with the chance of the most frequent one.
  private static func bits(ofSize size: Int, _ count: Int) -> Int {
    guard size > 0 else { return 0 }
    let octets = (256 + size - 1) / size
    var tries = 1.0
    for _ in 0..<min(count, 1000) { tries *= 256 / Double(octets) }
    return tries.isFinite ? Int(tries.exponent) : .max
  }

  private func stateSent() throws(MissingEvidence) -> ValueOrigin {
    let value = try judged.required(.state)
    let request = try judged.evidence.firstSent(
      .appleIDRequest, after: judged.step, sharing: [.parameter(.state, value)])
    let sent = request.handoff?[ParameterName.state.rawValue] ?? ValueForm.absent
    return .taken(try request.unchanged(sent, claimed: value, as: "state"))
  }
}
