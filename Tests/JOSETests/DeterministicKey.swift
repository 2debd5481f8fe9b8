import JOSE
import Testing
import WireFormats

/// A key of RFC 6979, with the signatures that it makes.
struct DeterministicKey {
  struct Signature {
    let message: [UInt8]
    let digest: DigestAlgorithm
    let nonce: WireText
    let r: WireText
    let s: WireText
  }

  let jwk: JWK
  let signatures: [Signature]

  static func all() throws -> [DeterministicKey] {
    try VectorFile.read("rfc6979").list("keys").map(DeterministicKey.init)
  }

  static func read(_ source: String) throws -> DeterministicKey {
    let keys = try VectorFile.read("rfc6979").list("keys")
    return try DeterministicKey(
      try #require(
        keys.first { $0["source"]?.stringValue.map { $0 == source } == true }, "\(source)"))
  }

  private init(_ json: JSONValue) throws {
    jwk = try JWK(try #require(json["jwk"]))
    signatures = try json.list("signatures").map { json in
      Signature(
        message: Array(try json.text("message").utf8),
        digest: try #require(DigestAlgorithm(rawValue: try json.text("digest"))),
        nonce: try json.text("k"), r: try json.text("r"), s: try json.text("s"))
    }
  }
}
