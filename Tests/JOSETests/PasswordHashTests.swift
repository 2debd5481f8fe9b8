import JOSE
import Testing
import WireFormats

@Suite("Password hashes")
struct PasswordHashTests {
  @Test("PBKDF2")
  func pbkdf2() throws {
    for vector in try VectorFile.read("digests").list("pbkdf2") {
      let output = try PasswordHash.pbkdf2(
        password: Array(vector.text("password").utf8), salt: Array(vector.text("salt").utf8),
        iterations: vector.number("iterations"), length: vector.number("length"))
      #expect(Hex.encode(output) == (try vector.text("output")))
    }
  }

  @Test("asked again gives the same, and another one for each other part of the question")
  func again() throws {
    func hash(
      _ password: String = "password", _ salt: String = "salt", _ iterations: Int = 2,
      _ length: Int = 32
    ) throws -> [UInt8] {
      try PasswordHash.pbkdf2(
        password: Array(password.utf8), salt: Array(salt.utf8), iterations: iterations,
        length: length)
    }
    let first = try hash()
    #expect(try hash() == first)
    let others = [
      try hash("passwore"), try hash("password", "sale"), try hash("password", "salt", 3),
      try hash("passwords", "alt"), try hash("password", "salt", 2, 31),
    ]
    #expect(Set(others + [first]).count == 6)
    #expect(try hash() == first)
  }

  @Test(
    "parameters out of range",
    arguments: [
      (0, 32, "could not derive with PBKDF2: 'iterations' or 'length' is out of range"),
      (-1, 32, "could not derive with PBKDF2: 'iterations' or 'length' is out of range"),
      (1 << 40, 32, "could not derive with PBKDF2: 'iterations' or 'length' is out of range"),
      (1, 0, "could not derive with PBKDF2: 'iterations' or 'length' is out of range"),
    ])
  func pbkdf2Errors(iterations: Int, length: Int, message: String) {
    let found = errorMessage {
      try PasswordHash.pbkdf2(password: [], salt: [], iterations: iterations, length: length)
    }
    #expect(found == message)
  }
}
