import JOSE
import Testing
import WireFormats

@Suite("Published tokens")
struct JWSVectorTests {
  @Test("all vectors are read")
  func count() { #expect(JWSVector.all.count == 6) }

  @Test("verify", arguments: JWSVector.all)
  func verify(vector: JWSVector) throws {
    let algorithm = try vector.algorithm
    let key = try VerificationKey(vector.key, algorithm: algorithm)
    let token = try UnverifiedJWS(parsing: vector.compact)
    let verified = try token.verify(with: key, allowedAlgorithms: [algorithm])
    #expect(verified.payload == token.payload)
    #expect(verified.header == token.header)
    #expect(verified.algorithm == algorithm)
    #expect(token.text == vector.compact)
  }

  @Test(
    "the key alone tells the algorithm",
    arguments: JWSVector.all.filter { $0.key.keyType != .symmetric })
  func algorithmOfKey(vector: JWSVector) throws {
    #expect(try VerificationKey(vector.key).algorithm == vector.algorithm)
    #expect(try SigningKey(vector.key).algorithm == vector.algorithm)
  }

  @Test(
    "signing again gives a token that verifies, and the same one where that can be",
    arguments: JWSVector.all)
  func sign(vector: JWSVector) throws {
    let algorithm = try vector.algorithm
    let key = try SigningKey(vector.key, algorithm: algorithm)
    let token = try UnverifiedJWS(parsing: vector.compact)
    let signature = try key.signature(over: token.signingInput)
    #expect(signature.count == key.verificationKey.signatureByteCount)
    #expect(try key.verificationKey.verifies(signature, over: token.signingInput))
    if vector.isDeterministic { #expect(signature == token.signature) }
  }

  @Test("one changed bit in each part is found", arguments: JWSVector.all)
  func changedBit(vector: JWSVector) throws {
    let algorithm = try vector.algorithm
    let key = try VerificationKey(vector.key, algorithm: algorithm)
    let token = try UnverifiedJWS(parsing: vector.compact)
    for index in token.signature.indices {
      var signature = token.signature
      signature[index] ^= 1
      #expect(try !key.verifies(signature, over: token.signingInput), "byte \(index)")
    }
    for index in token.signingInput.indices {
      var input = token.signingInput
      input[index] ^= 1
      #expect(try !key.verifies(token.signature, over: input), "byte \(index)")
    }
  }
}
