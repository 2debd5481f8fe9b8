import JOSE
import Testing
import WireFormats

/// A token of a specification, with its key.
struct JWSVector: CustomTestStringConvertible {
  let source: WireText
  let key: JWK
  let compact: WireText
  /// Whether signing gives the same bytes each time.
  let isDeterministic: Bool

  var testDescription: String { source.string }

  init(_ json: JSONValue) throws {
    source = try json.text("source")
    key = try JWK(try #require(json["jwk"]))
    compact = try json.text("compact")
    isDeterministic = try #require(json["deterministic"]?.boolValue as Bool?)
  }

  var algorithm: SignatureAlgorithm {
    get throws {
      let name = try #require(try UnverifiedJWS(parsing: compact).header.algorithm.value)
      return try #require(SignatureAlgorithm(rawValue: name))
    }
  }

  static let all: [JWSVector] = ["jose", "rfc7520"].flatMap { file in
    (try? VectorFile.read(file).list("vectors").map(JWSVector.init)) ?? []
  }
}
