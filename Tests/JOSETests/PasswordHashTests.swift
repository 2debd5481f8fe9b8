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
