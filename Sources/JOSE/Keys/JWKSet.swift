package import WireFormats

/// A list of keys, as an issuer publishes it.
///
/// RFC 7517 §5
package struct JWKSet: Hashable, Sendable {
  /// An entry of `keys` that cannot be used, and why.
  package struct IgnoredKey: Hashable, Sendable {
    /// The entry as it was written.
    package let json: JSONValue
    /// What is wrong with it, or not known here.
    package let reason: JWKError
  }

  /// The set as it was written, with the keys that are ignored here.
  package let json: JSONValue
  /// The keys that can be used, in order.
  package let keys: [JWK]
  /// The entries that cannot be used: the specification asks to go on without them.
  package let ignoredKeys: [IgnoredKey]

  /// A set of the given keys, written as they are: with their private members, if they have any.
  package init(_ keys: [JWK]) {
    self.keys = keys
    ignoredKeys = []
    json = .object(JSONMember("keys", .array(keys.map(\.json))))
  }

  /// Reads a set that was parsed as JSON.
  ///
  /// - Throws: `JWKSetError` when there is no array `keys`. A key that is wrong is ignored.
  package init(_ json: JSONValue) throws(JWKSetError) {
    guard let members = json.members else { throw .notAnObject(kind: json.kind) }
    if let name = members.firstRepeatedName { throw .memberRepeated(name) }
    guard let value = json["keys"] else { throw .keysMissing }
    guard let entries = value.arrayValue else { throw .keysNotArray(kind: value.kind) }
    var keys: [JWK] = []
    var ignoredKeys: [IgnoredKey] = []
    for entry in entries {
      do { keys.append(try JWK(entry)) } catch {
        ignoredKeys.append(IgnoredKey(json: entry, reason: error))
      }
    }
    self.json = json
    self.keys = keys
    self.ignoredKeys = ignoredKeys
  }

  /// Reads a set from its JSON text.
  ///
  /// - Throws: `JWKSetError` when there is no array `keys`. A key that is wrong is ignored.
  package init(parsing text: some WireTextConvertible) throws(JWKSetError) {
    let json: JSONValue
    do { json = try JSONParser.parse(text) } catch { throw .notJSON(error) }
    try self.init(json)
  }

  /// The set with private members removed and shared secrets left out.
  package var publicKeys: JWKSet { JWKSet(keys.compactMap(\.publicKey)) }
}

/// Why a text or a JSON value is no key set.
package enum JWKSetError: Error, Hashable, Sendable {
  /// The text is no JSON.
  case notJSON(JSONError)
  /// The JSON value is another kind of value.
  case notAnObject(kind: String)
  /// A name occurs more than once.
  case memberRepeated(WireText)
  /// There is no member `keys`.
  case keysMissing
  /// The member `keys` is another kind of value.
  case keysNotArray(kind: String)
}

extension JWKSetError: CustomStringConvertible {
  /// What is wrong with the set, and what was expected.
  package var description: String {
    switch self {
    case .notJSON(let error): "the key set is not JSON: \(error)"
    case .notAnObject(let kind): "a key set must be a JSON object, this is \(kind)"
    case .memberRepeated(let name):
      "the key set's member '\(name)' occurs more than once: each name must be unique"
    case .keysMissing: "a key set needs the member 'keys', which is missing"
    case .keysNotArray(let kind): "the key set's member 'keys' must be an array, this is \(kind)"
    }
  }
}
