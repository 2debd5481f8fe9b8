import HTTPModel
import TranscriptModel
import Vocabulary
import WireFormats

/// The service hashed the password in the request, with a new salt or with the one that it kept.
struct PasswordHashRecomputation: Recomputation {
  static let requirement = Requirement(.rfc8018("4.1"))
  static let summary = "the hash is PBKDF2 of the password in the request before it"

  private let judged: JudgedCalculation<PasswordHashValue>
  private let credentials: (username: WireText, password: WireText)
  private let isNew: Bool
  private let account: Calculation?

  /// What the service uses for a name that is not there, so that it takes as long.
  private static let noSalt = [UInt8](repeating: 0, count: 16)

  init(_ judged: JudgedCalculation<PasswordHashValue>) throws(MissingEvidence) {
    self.judged = judged
    let (step, evidence) = (judged.step, judged.evidence)
    let request = try Self.request(for: step, username: judged[.username], evidence)
    guard let credentials = request.typedCredentials else {
      throw MissingEvidence("\(request.id.quoted) has no name and password")
    }
    self.credentials = credentials
    isNew = request.id.name == .createUserRequest
    var account: Calculation?
    if !isNew {
      for other in evidence.latest(.passwordHash, before: step)
      where other.sender == step.sender
        && other.calculation?.input(PasswordHashValue.username.name) == credentials.username
      {
        let made = try Self.request(for: other, username: credentials.username, evidence)
        if made.id.name == .createUserRequest { account = other.calculation }
      }
      if account == nil { try evidence.requireAllSteps(before: step) }
    }
    self.account = account
  }

  private static func request(
    for step: Step, username: WireText?, _ evidence: Evidence
  ) throws(MissingEvidence) -> Step {
    try evidence.openRequest([.createUserRequest, .logInRequest], at: step) { request in
      request.typedCredentials?.username == username ? 1 : 0
    }
  }

  func origin(of value: PasswordHashValue) throws(MissingEvidence) -> ValueOrigin {
    switch value {
    case .username: return .taken(credentials.username)
    case .algorithm: return .derived(PasswordHashValue.pbkdf2)
    case .iterations: return .stated(try judged.fact(.passwordIterations))
    case .salt:
      guard !isNew else { return .free }
      return .taken(kept(.salt) ?? Hex.encode(Self.noSalt))
    case .hash: return .derived(try hash())
    case .storedHash:
      guard !isNew, let account else { return .leftOut }
      guard let hash = account.output(value.name) ?? account.output(PasswordHashValue.hash.name)
      else { throw MissingEvidence("the hash of the account is not in the transcript") }
      return .taken(hash)
    }
  }

  private func kept(_ value: PasswordHashValue) -> WireText? { account?.input(value.name) }

  private func hash() throws(MissingEvidence) -> WireText {
    let salt = isNew ? try judged.required(.salt) : kept(.salt) ?? Hex.encode(Self.noSalt)
    guard let salt = Hex.decode(salt),
      let iterations = Int(try judged.fact(.passwordIterations).string)
    else {
      throw MissingEvidence("salt and iterations do not tell how the password was hashed")
    }
    return try judged.evidence.reading(PasswordHashing.self).hash(
      of: credentials.password, salt: salt, iterations: iterations)
  }
}
