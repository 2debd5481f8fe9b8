import HTTPModel
import JOSE
import TranscriptModel
import Vocabulary
import WireFormats

/// An attacker signed a token, or wrote one without a signature, or brought one of somebody else.
struct ForgeTokenRecomputation: Recomputation {
  static let requirement = Requirement(.rfc7515("5.2"), .must)
  static let summary = "the token is what the attacker's key makes of header and claims"

  /// How the attacker came by the token, which the values that are there show.
  private enum Way {
    case signed, unsigned, brought
  }

  private let judged: JudgedCalculation<ForgeTokenValue>
  private let way: Way

  init(_ judged: JudgedCalculation<ForgeTokenValue>) {
    self.judged = judged
    func has(_ values: ForgeTokenValue...) -> Bool { values.contains { judged[$0] != nil } }
    way =
      has(.key, .signingInput, .signature)
      ? .signed : has(.header, .claims) ? .unsigned : .brought
  }

  func origin(of value: ForgeTokenValue) throws(MissingEvidence) -> ValueOrigin {
    switch value {
    case .known: return .taken(try known().rawValue)
    case .header, .claims: return way == .brought ? .leftOut : .free
    case .key: return way == .signed ? .free : .leftOut
    case .signingInput: return way == .signed ? .derived(try text().signingInput) : .leftOut
    case .signature: return way == .signed ? .derived(try text().signature(by: key())) : .leftOut
    case .token: return try token()
    }
  }

  private func text() throws(MissingEvidence) -> SignedText {
    SignedText(header: try judged.required(.header), claims: try judged.required(.claims))
  }

  private func key() throws(MissingEvidence) -> [UInt8] {
    guard let key = Hex.decode(try judged.required(.key)) else {
      throw MissingEvidence("'key' is no hex")
    }
    return key
  }

  private func token() throws(MissingEvidence) -> ValueOrigin {
    switch way {
    case .signed: return .derived(try text().text(signedBy: key()))
    case .unsigned: return .derived(try text().unsignedText)
    case .brought:
      let request = try judged.evidence.firstSent(.tableRequest, after: judged.step, sharing: [])
      let sent = request.request?.fields["X-ZUMO-AUTH"] ?? ValueForm.absent
      return .taken(
        try request.unchanged(sent, claimed: judged.required(.token), as: "token"))
    }
  }

  /// What the attacker can have known, as the messages that it got and its own search show.
  private func known() throws(MissingEvidence) -> ForgeTokenValue.Knowledge {
    switch way {
    case .unsigned: return .nothing
    case .brought:
      let issuer = try judged.evidence.fact(.issuer, at: .mobileService)
      let claims = TokenText(in: try judged.required(.token))?.claims
      return claims?["iss"] == .string(issuer) ? .tokenOfOtherService : .newsletterToken
    case .signed:
      let key = try key()
      if fits(key, foundMasterKey) { return .foundKey }
      return fits(key, packagedMasterKey) ? .packagedKey : .guess
    }
  }

  private func fits(_ key: [UInt8], _ masterKey: WireText?) -> Bool {
    masterKey.map { ConstantTime.areEqual(MasterKeyDerivation.digest.key(of: $0), key) } == true
  }

  private var foundMasterKey: WireText? {
    let search = judged.evidence.last(.keySearch, before: judged.step) {
      $0.sender == judged.step.sender
    }
    return search?.calculation?.output(KeySearchValue.foundMasterKey.name)
  }

  private var packagedMasterKey: WireText? {
    let extracted = judged.evidence.last(.extracted, before: judged.step) {
      $0.receiver == judged.step.sender && $0.isDelivered
    }
    return extracted?.handoff?[FactName.masterKey.rawValue]
  }
}
