import JOSE
import Testing
import WireFormats

@testable import FlowsShared
@testable import NonceFlow
@testable import Simulation

@Suite("the app's pending sign-ins")
struct PendingSignInsTests {
  private static let first = PendingSignIn(state: "one", rawNonce: "raw one")
  private static let second = PendingSignIn(state: "two", rawNonce: "raw two")

  @Test("wait each under its state, and only once")
  func apart() {
    var pending = PendingSignIns(areKeptApart: true)
    pending.add(Self.first)
    pending.add(Self.second)
    #expect(pending.take(state: "three") == nil)
    #expect(pending.take(state: nil) == nil)
    #expect(pending.take(state: "one") == Self.first)
    #expect(pending.take(state: "one") == nil)
    #expect(pending.take(state: "two") == Self.second)
  }

  @Test("overwrite each other in a single variable, which keeps its value")
  func single() {
    var pending = PendingSignIns(areKeptApart: false)
    #expect(pending.take(state: "one") == nil)
    pending.add(Self.first)
    pending.add(Self.second)
    #expect(pending.take(state: "one") == Self.second)
    #expect(pending.take(state: nil) == Self.second)
  }

  @Test("are gone when the app was started anew", arguments: [true, false])
  func removeAll(areKeptApart: Bool) {
    var pending = PendingSignIns(areKeptApart: areKeptApart)
    pending.add(Self.first)
    pending.removeAll()
    #expect(pending.take(state: "one") == nil)
    pending.add(Self.second)
    #expect(pending.take(state: "two") == Self.second)
  }
}

@Suite("Firebase's users")
struct FirebaseUsersTests {
  private static func user(_ name: WireText, email: WireText? = nil) -> FirebaseUser {
    FirebaseUser(
      localID: "id of \(name)", issuer: "apple", subject: name, email: email,
      isEmailVerified: false, name: nil)
  }

  @Test("are known by issuer and subject, whatever their addresses are")
  func bySubject() {
    var users = FirebaseUsers(areKnownByEmail: false)
    users.add(Self.user("alice", email: "a@example.com"))
    #expect(users.user(issuer: "apple", subject: "alice", email: nil)?.localID == "id of alice")
    #expect(users.user(issuer: "apple", subject: "eve", email: "a@example.com") == nil)
    #expect(users.user(issuer: "another", subject: "alice", email: "a@example.com") == nil)
  }

  @Test("are taken for somebody else by e-mail, but not by an address that is absent")
  func byEmail() {
    var users = FirebaseUsers(areKnownByEmail: true)
    users.add(Self.user("nobody"))
    users.add(Self.user("alice", email: "a@example.com"))
    let eve = users.user(issuer: "apple", subject: "eve", email: "a@example.com")
    #expect(eve?.localID == "id of alice")
    #expect(users.user(issuer: "apple", subject: "nobody", email: nil) == nil)
  }

  @Test("have sessions that only their refresh tokens continue")
  func sessions() {
    var users = FirebaseUsers(areKnownByEmail: false)
    let session = FirebaseSession(localID: "id of alice", authenticatedAt: 7)
    users.keep(session, refreshToken: "secret")
    #expect(users.session(refreshToken: "secret") == nil, "there is no such user yet")
    users.add(Self.user("alice"))
    #expect(users.session(refreshToken: "secret")?.session == session)
    #expect(users.session(refreshToken: "secret")?.user == Self.user("alice"))
    #expect(users.session(refreshToken: "guess") == nil)
  }
}

@Suite("Apple's keys")
struct RotatingKeysTests {
  @Test(
    "sign and are published as the rotation says",
    arguments: [
      (KeyRotation.none, "1 1", "1", "1"), (.announced, "1 2", "12", "12"),
      (.sudden, "1 2", "1", "2"),
    ])
  func rotation(_ rotation: KeyRotation, signers: String, before: String, after: String) throws {
    var keys = RotatingKeys(
      rotation, first: try PublishedKey.apple.signer, next: try PublishedKey.appleNext.signer)
    #expect(try words(keys.published) == before)
    let first = keys.nextSigner()
    #expect(try words(keys.published) == before)
    let second = keys.nextSigner()
    #expect(try words(first.publicKeySet) + " " + words(second.publicKeySet) == signers)
    #expect(try words(keys.published) == after)
  }

  private func words(_ set: JWKSet) throws -> String {
    let ids = [
      try PublishedKey.apple.key.thumbprint: "1", try PublishedKey.appleNext.key.thumbprint: "2",
    ]
    return set.keys.map { $0.keyID.flatMap { ids[$0] } ?? "?" }.joined()
  }
}
