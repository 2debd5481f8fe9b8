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

  @Test("scrypt")
  func scrypt() throws {
    for vector in try VectorFile.read("digests").list("scrypt") {
      let output = try PasswordHash.scrypt(
        password: Array(vector.text("password").utf8), salt: Array(vector.text("salt").utf8),
        cost: vector.number("cost"), blockSize: vector.number("blockSize"),
        parallelization: vector.number("parallelization"), length: vector.number("length"))
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

  @Test(
    "costs out of range",
    arguments: [
      (
        15, 8, 1, 32,
        "could not derive with scrypt: 'cost' must be a power of two from 2 on, this is 15"
      ),
      (
        -16, 8, 1, 32,
        "could not derive with scrypt: 'cost' must be a power of two from 2 on, this is -16"
      ),
      (1 << 20, 8, 1, 32, "could not derive with scrypt: memory limit exceeded"),
      (
        16, 0, 1, 32,
        """
        could not derive with scrypt: \
        'blockSize', 'parallelization' and 'length' must be above zero
        """
      ),
      (
        16, 8, 1, -1,
        """
        could not derive with scrypt: \
        'blockSize', 'parallelization' and 'length' must be above zero
        """
      ),
    ] as [(Int, Int, Int, Int, String)])
  func scryptErrors(
    cost: Int, blockSize: Int, parallelization: Int, length: Int, message: String
  ) {
    let found = errorMessage {
      try PasswordHash.scrypt(
        password: [], salt: [], cost: cost, blockSize: blockSize, parallelization: parallelization,
        length: length)
    }
    #expect(found == message)
  }
}
