import FlowsShared
import JOSE
import Vocabulary
import WireFormats

/// The accounts with a password, and what the service keeps of each.
struct PasswordAccounts: Sendable {
  private var accounts: [WireText: (userID: WireText, password: StoredPassword)] = [:]

  /// What is kept of the password of a name; nil when no account has this name.
  func password(of username: WireText) -> StoredPassword? { accounts[username]?.password }

  /// Keeps an account; one of the same name is lost.
  mutating func add(_ username: WireText, userID: WireText, password: StoredPassword) {
    accounts[username] = (userID, password)
  }

  /// The id of the user whose name and password these are; nil when one of the two is wrong.
  func userID(of username: WireText, password offered: StoredPassword) -> WireText? {
    guard let account = accounts[username], account.password.matches(offered) else { return nil }
    return account.userID
  }
}

/// What is kept of a password: a slow hash and its salt, never the text.
///
/// RFC 8018 §5.2
struct StoredPassword: Sendable {
  let salt: [UInt8]
  private let iterations: Int
  private let hash: [UInt8]

  /// Hashes a password.
  init(_ password: WireText, salt: [UInt8], iterations: Int) throws(CryptographyError) {
    self.salt = salt
    self.iterations = iterations
    hash = try PasswordHash.pbkdf2(
      password: Array(password.utf8), salt: salt, iterations: iterations, length: 32)
  }

  /// Whether another hash, with the same salt, is of the same password.
  func matches(_ other: StoredPassword) -> Bool { ConstantTime.areEqual(hash, other.hash) }

  /// How the hash came about.
  ///
  /// The password is not shown: the command asks for it.
  func values(
    username: WireText, comparedWith stored: StoredPassword? = nil
  ) -> [PasswordHashValue: WireText?] {
    [
      .username: username, .algorithm: PasswordHashValue.pbkdf2, .iterations: "\(iterations)",
      .salt: Hex.encode(salt), .hash: Hex.encode(hash),
      .storedHash: stored.map { Hex.encode($0.hash) },
    ]
  }

  /// Commands that hash a password in the same way.
  var commands: [String] {
    [
      "read -r PASSWORD; openssl kdf -keylen 32 -kdfopt digest:SHA256"
        + " -kdfopt \"pass:$PASSWORD\" -kdfopt hexsalt:\(Hex.encode(salt))"
        + " -kdfopt iter:\(iterations) PBKDF2 | tr -d ':\\n' | tr A-F a-f"
    ]
  }
}

/// The table of predictions, in which each row belongs to the user who wrote it.
struct PredictionTable: Sendable {
  /// The rows of all users, in the order in which they were made; the first belongs to nobody.
  private(set) var rows = [Row(id: "house", match: "Lions - Herons", score: "1:1", userID: nil)]

  /// One row: what a user thinks how a match will end.
  struct Row: Sendable {
    var id: WireText
    var match: WireText
    var score: WireText
    /// Whose row it is; nil for one that was written without a token.
    var userID: WireText?

    /// The row as the table answers with it.
    var json: JSONValue {
      .object([
        "id": .string(id), "match": .string(match), "score": .string(score),
        "userId": userID.map { .string($0) } ?? .null,
      ])
    }
  }

  /// Adds a row behind the others.
  mutating func insert(_ row: Row) { rows.append(row) }

  /// The rows of a user; of nobody, those that were written without a token.
  func rows(of userID: WireText?) -> [Row] { rows.filter { $0.userID == userID } }
}
