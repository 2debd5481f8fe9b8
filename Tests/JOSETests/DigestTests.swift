import Testing
import WireFormats

@testable import JOSE

@Suite("Digests")
struct DigestTests {
  @Test("hash functions")
  func digests() throws {
    for vector in try VectorFile.read("digests").list("digests") {
      let name = try vector.text("algorithm")
      let text = try vector.text("text")
      let expected = try vector.text("digest")
      if name == "SHA-1" {
        #expect(Hex.encode(try FetchedDigest("SHA1").digest(of: text.utf8)) == expected)
        continue
      }
      let algorithm = try #require(DigestAlgorithm(rawValue: name))
      let digest = algorithm.digest(of: text.utf8)
      #expect(Hex.encode(digest) == expected, "\(name)")
      #expect(digest.count == algorithm.byteCount)
    }
  }

  @Test("message authentication")
  func hmac() throws {
    for vector in try VectorFile.read("digests").list("hmac") {
      let algorithm = try #require(DigestAlgorithm(rawValue: vector.text("algorithm")))
      let key = try #require(Hex.decode(vector.text("key")))
      let message = try #require(Hex.decode(vector.text("message")))
      let code = HMAC.authenticationCode(for: message, key: key, using: algorithm)
      #expect(Hex.encode(code) == (try vector.text("code")))
    }
  }

  @Test("left halves for 'at_hash' and 'c_hash'")
  func leftHalfHashes() throws {
    for vector in try VectorFile.read("digests").list("leftHalfHashes") {
      let algorithm = try #require(SignatureAlgorithm(rawValue: vector.text("algorithm")))
      #expect(algorithm.leftHalfHash(of: try vector.text("text")) == (try vector.text("hash")))
    }
  }

  @Test("the challenges of PKCE, and the mistakes that people make with them")
  func challenges() throws {
    let file = try VectorFile.read("pkce")
    for entry in try file.list("pairs") + file.list("boundaries") {
      let verifier = try entry.text("code_verifier")
      let challenge = Base64URL.encode(DigestAlgorithm.sha256.digest(of: verifier.utf8))
      #expect(challenge == (try entry.text("code_challenge")))
    }
    for entry in try file.list("mistakes") {
      let verifier = try entry.text("code_verifier")
      let digest = DigestAlgorithm.sha256.digest(of: verifier.utf8)
      let mistaken =
        switch try entry.text("name") {
        case "hex": Hex.encode(digest)
        case "hex-then-base64url": Base64URL.encode(Hex.encode(digest).utf8)
        case "padded-base64": Base64.encode(digest)
        case "padded-base64url": Base64URL.encode(digest) + "="
        case "plain": verifier
        case "hash-of-decoded":
          Base64URL.encode(DigestAlgorithm.sha256.digest(of: try Base64URL.decode(verifier)))
        case "sha1": Base64URL.encode(try FetchedDigest("SHA1").digest(of: verifier.utf8))
        case let name: "no such mistake: \(name)" as WireText
        }
      #expect(mistaken == (try entry.text("code_challenge")))
    }
  }
}
