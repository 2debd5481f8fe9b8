package import WireFormats

extension JWKSet {
  /// The keys that can have made a token's signature, by its header: one, as a rule.
  ///
  /// Several keys may have the same `kid`. Then those count whose type and curve are the ones of the
  /// header's `alg`; when there is more than one, each has to be tried. A key that is alone with its
  /// `kid` is taken whatever its type: it tells better than the lookup what is wrong.
  ///
  /// - Returns: At least one key, in the order of the set.
  /// - Throws: `JWKLookupError` when no key is named, or the header's `alg` fits none of those that are.
  package func matches(for header: JOSEHeader) throws(JWKLookupError) -> [JWKMatch] {
    let named = try keys(named: header)
    guard let keyID = header.keyID.value else { return named.map { JWKMatch($0) } }
    let entries = (json["keys"]?.arrayValue ?? []).filter { $0["kid"]?.stringValue == keyID }
    guard entries.count > 1 else { return named.map { JWKMatch($0) } }
    let algorithm = header.algorithm.value.flatMap(SignatureAlgorithm.init(rawValue:))
    var matches: [JWKMatch] = []
    var rest = named[...]
    for (index, entry) in entries.enumerated() where rest.first?.json == entry {
      let key = rest.removeFirst()
      guard algorithm?.fits(key) == true else { continue }
      matches.append(JWKMatch(key: key, number: index + 1, count: entries.count))
    }
    guard !matches.isEmpty else {
      throw .keyIDAmbiguous(keyID, keyCount: entries.count, algorithm: header.algorithm.value)
    }
    return matches
  }

  /// The keys that a header names; where it names none, the only key of the set that is for its algorithm.
  private func keys(named header: JOSEHeader) throws(JWKLookupError) -> [JWK] {
    if header.keyID.isAbsent, keys.count > 1,
      let algorithm = header.algorithm.value.flatMap(SignatureAlgorithm.init(rawValue:))
    {
      let fitting = keys.filter { algorithm.fits($0) && $0.use != "enc" }
      if fitting.count == 1 { return fitting }
    }
    return try keys(named: header.keyID)
  }

  /// The keys of a `kid`, of whatever type; without one, the only key of the set.
  ///
  /// - Returns: At least one key, in the order of the set.
  /// - Throws: `JWKLookupError` when no key can be meant.
  package func keys(named keyID: MemberValue<WireText>) throws(JWKLookupError) -> [JWK] {
    switch keyID {
    case .absent:
      guard keys.count == 1 else { throw .keyIDNeeded(keyCount: keys.count) }
      return keys
    case .wrongType(let value): throw .keyIDNotString(kind: value.kind)
    case .present(let keyID):
      let named = keys.filter { $0.keyID == keyID }
      guard !named.isEmpty else { throw .keyUnknown(keyID, known: keys.compactMap(\.keyID)) }
      return named
    }
  }
}

extension JWKMatch {
  /// A key that is alone with its `kid`, or alone in its set.
  fileprivate init(_ key: JWK) { self.init(key: key, number: 1, count: 1) }
}

/// A key of a set that a token's header can mean.
///
/// RFC 7517 §4.5
package struct JWKMatch: Hashable, Sendable {
  /// The key.
  package let key: JWK
  /// Which one it is of those with its `kid`, from 1 on.
  package let number: Int
  /// How many keys of the set have its `kid`, with those that are ignored here.
  package let count: Int
}

/// Why a key set has no answer to a token's `kid`.
package enum JWKLookupError: Error, Hashable, Sendable {
  /// The token's `kid` is another kind of value.
  case keyIDNotString(kind: String)
  /// The token has no `kid`, and the set does not have exactly one key.
  case keyIDNeeded(keyCount: Int)
  /// No key of the set has this `kid`: the issuer may have changed its keys.
  case keyUnknown(WireText, known: [WireText])
  /// Several keys of the set have this `kid`, and none of them is for the header's `alg`, which is nil
  /// when it is missing or no string.
  case keyIDAmbiguous(WireText, keyCount: Int, algorithm: WireText?)
}

extension JWKLookupError: CustomStringConvertible {
  /// What was looked for, and what the set holds.
  package var description: String {
    switch self {
    case .keyIDNotString(let kind):
      "the header's 'kid' must be a string, this is \(kind)"
    case .keyIDNeeded(let keyCount):
      "the header has no 'kid' and the key set has \(keyCount) keys: only a set of one needs none"
    case .keyUnknown(let keyID, let known) where known.isEmpty:
      "the header's 'kid' is '\(keyID)': no key of the set has a 'kid'"
    case .keyUnknown(let keyID, let known):
      "the header's 'kid' is '\(keyID)': the key set has \(known.quotedList)"
    case .keyIDAmbiguous(let keyID, let keyCount, let algorithm?):
      "the header's 'kid' is '\(keyID)': \(keyCount) keys of the set have it, "
        + "and none that can be used is for the 'alg' '\(algorithm)'"
    case .keyIDAmbiguous(let keyID, let keyCount, nil):
      "the header's 'kid' is '\(keyID)': \(keyCount) keys of the set have it, "
        + "and the header has no 'alg' that chooses one"
    }
  }
}
