import HTTPModel
import TranscriptModel
import Vocabulary
import WireFormats

extension Check {
  /// The keys come from where the issuer says that they are.
  static let keySetSource = Check(
    "key-set-source", at: [.keysResponse], Requirement(.rfc8414("2"), .must),
    "the key set is fetched from the 'jwks_uri' of the metadata, which is an https URL"
  ) { (step, evidence) throws(MissingEvidence) in
    guard let url = try evidence.request(answeredBy: step).request?.url else { return nil }
    guard url.scheme?.asciiLowercased == "https", url.authority?.isEmpty == false else {
      return .fail("the keys were fetched from '\(url)', which is no https URL")
    }
    let named = evidence.reading(ServerMetadata.self).keySetURLs
    guard let last = named.last else {
      throw MissingEvidence("no metadata in the transcript names a 'jwks_uri'")
    }
    if named.contains(where: { URI($0).isEquivalent(to: url) }) {
      return .pass("'\(url)' is the 'jwks_uri' of the metadata")
    }
    try evidence.requireAllSteps(before: step)
    return .fail(
      "'\(url)' is not the 'jwks_uri' of the metadata; "
        + TextDifference.words(expected: last, actual: url.text), expected: last, actual: url.text)
  }

  /// The members of private keys and of shared secrets: RFC 7518 §6.2.2, §6.3.2, §6.4.1.
  private static let secret: [WireText] = ["d", "p", "q", "dp", "dq", "qi", "oth", "k"]

  /// What everybody can fetch has no secret in it.
  static let keySetPublic = Check(
    "key-set-public", at: MessageName.keySets, Requirement(.rfc7517("9.2"), .must),
    "no key of the key set has a private member, and none is a shared secret"
  ) { step, evidence in
    guard let keys = evidence.publishedKeys(in: step) else { return nil }
    for (index, key) in keys.enumerated() {
      let members = (key.members ?? []).map(\.name).filter(Self.secret.contains)
      guard members.isEmpty else {
        let names = members.quotedList
        return .fail("key \(index + 1) has \(names): whoever fetches the set can sign with it")
      }
    }
    return .pass("\(keys.count) \(keys.count == 1 ? "key" : "keys"), without private members")
  }

  /// A token's `kid` points to one key only; of each type of key, since the algorithm tells these apart.
  static let keyIDsUnique = Check(
    "key-ids-unique", at: MessageName.keySets, Requirement(.rfc7517("4.5"), .should),
    "no two keys of one type have the same 'kid', and only a single key of a type has none"
  ) { step, evidence in
    guard let keys = evidence.publishedKeys(in: step) else { return nil }
    let counts = Dictionary(grouping: keys, by: { $0["kty"]?.stringValue }).mapValues(\.count)
    var seen: [WireText?: Set<WireText>] = [:]
    var hasNameless = false
    for key in keys {
      let type = key["kty"]?.stringValue
      guard let keyID = key["kid"]?.stringValue else {
        hasNameless = true
        if counts[type] == 1 { continue }
        return .warn("a key has no 'kid', and the set has \(keys.count) keys: no token can name it")
          .by(Requirement(.oidcCore("10.1")))
      }
      guard seen[type, default: []].insert(keyID).inserted else {
        return .fail("two keys have the 'kid' '\(keyID)'")
      }
    }
    if hasNameless {
      return .pass(
        keys.count == 1
          ? "one key, which needs no 'kid'" : "\(keys.count) keys, and no two that can be mixed up")
    }
    return .pass("\(keys.count) \(keys.count == 1 ? "key" : "keys"), each with a 'kid' of its own")
  }

  private static let bitsNeeded = 2048

  /// The bits of a number, most significant byte first.
  private static func bitCount(_ bytes: [UInt8]) -> Int {
    let significant = bytes.drop { $0 == 0 }
    return significant.count * 8 - (significant.first?.leadingZeroBitCount ?? 0)
  }

  /// An RSA key is long enough.
  static let keyStrength = Check(
    "key-strength", at: MessageName.keySets, Requirement(.rfc7518("3.3"), .must),
    "every RSA key of the key set has 2048 bits or more"
  ) { step, evidence in
    guard let keys = evidence.publishedKeys(in: step) else { return nil }
    var sizes: [String] = []
    for (index, key) in keys.enumerated() where key["kty"]?.stringValue == "RSA" {
      guard let text = key["n"]?.stringValue, let modulus = try? Base64URL.decode(text) else {
        return .fail("key \(index + 1) has no modulus 'n' in base64url")
      }
      let bits = Self.bitCount(modulus)
      guard bits >= Self.bitsNeeded else {
        return .fail("key \(index + 1) has \(bits) bits; an RSA key needs \(Self.bitsNeeded)")
      }
      sizes.append("\(bits)")
    }
    return sizes.isEmpty ? nil : .pass("RSA with \(sizes.joined(separator: ", ")) bits")
  }
}

extension Evidence {
  /// The entries of a key set that was published in a step, as they are written.
  func publishedKeys(in step: Step) -> [JSONValue]? {
    guard step.response?.isSuccess == true else { return nil }
    return json(in: step)?["keys"]?.arrayValue
  }
}
