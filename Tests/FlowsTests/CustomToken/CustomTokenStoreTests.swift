import Testing
import Vocabulary
import WireFormats

@testable import CustomTokenFlow

@Suite("the accounts with a password")
struct PasswordAccountsTests {
  private static func stored(_ password: WireText, salt: UInt8 = 7) throws -> StoredPassword {
    try StoredPassword(password, salt: [UInt8](repeating: salt, count: 16), iterations: 1)
  }

  @Test("tell a user's id for name and password, and for nothing else")
  func signIn() throws {
    var accounts = PasswordAccounts()
    accounts.add("alice", userID: "Custom:1", password: try Self.stored("correct horse"))
    let right = try Self.stored("correct horse")
    #expect(accounts.userID(of: "alice", password: right) == "Custom:1")
    #expect(accounts.userID(of: "alice", password: try Self.stored("battery")) == nil)
    #expect(accounts.userID(of: "Alice", password: right) == nil)
    #expect(accounts.password(of: "alice")?.salt == right.salt)
    #expect(accounts.password(of: "bob") == nil)
  }

  @Test("keep a hash that another salt makes another one")
  func salt() throws {
    let one = try Self.stored("correct horse")
    #expect(one.matches(try Self.stored("correct horse")))
    #expect(!one.matches(try Self.stored("correct horse", salt: 8)))
  }

  @Test("hash as RFC 8018 has it, and show every value but the password")
  func values() throws {
    let salt = Array("salt".utf8)
    let stored = try StoredPassword("password", salt: salt, iterations: 4096)
    let values = stored.values(username: "alice", comparedWith: stored)
    let hash: WireText = "c5e478d59288c841aa530db6845c4c8d962893a001ce4e11a4963873aa98134a"
    #expect(
      values == [
        .username: "alice", .algorithm: "PBKDF2-HMAC-SHA256", .iterations: "4096",
        .salt: "73616c74", .hash: hash, .storedHash: hash,
      ])
    #expect(stored.commands.count == 1)
    #expect(stored.commands.allSatisfy { $0.contains("hexsalt:73616c74 -kdfopt iter:4096") })
  }
}

@Suite("the table of predictions")
struct PredictionTableTests {
  @Test("shows a user his rows in order, and to nobody what belongs to nobody")
  func rows() {
    var table = PredictionTable()
    for (id, owner) in [("1", "Custom:a"), ("2", "Facebook:b"), ("3", "Custom:a"), ("4", nil)] {
      table.insert(
        PredictionTable.Row(
          id: WireText(id), match: "Lions - Herons", score: "1:0",
          userID: owner.map { WireText($0) }))
    }
    #expect(table.rows(of: "Custom:a").map(\.id) == ["1", "3"])
    #expect(table.rows(of: "Facebook:c").isEmpty)
    #expect(table.rows(of: nil).map(\.id) == ["house", "4"])
    #expect(table.rows.map(\.id) == ["house", "1", "2", "3", "4"])
  }

  @Test("writes a row that belongs to nobody with null")
  func json() {
    #expect(
      PredictionTable().rows.map(\.json.compactText) == [
        #"{"id":"house","match":"Lions - Herons","score":"1:1","userId":null}"#
      ])
  }
}
