package import WireFormats

/// The claims of a token: a JSON object whose names are unique.
///
/// RFC 7519 §4
package struct ClaimsSet: Hashable, Sendable {
  /// The claims as they were written, in order.
  package let json: JSONValue

  /// Takes claims that were parsed as JSON.
  ///
  /// - Throws: `ClaimsSetError` when this is no object or a name occurs more than once.
  package init(_ json: JSONValue) throws(ClaimsSetError) {
    guard let members = json.members else { throw .notAnObject(kind: json.kind) }
    if let name = members.firstRepeatedName { throw .claimRepeated(name) }
    self.json = json
  }

  /// Reads the payload of a token.
  ///
  /// - Throws: `ClaimsSetError` when this is no JSON object or a name occurs more than once.
  package init(parsing payload: [UInt8]) throws(ClaimsSetError) {
    let json: JSONValue
    do { json = try JSONParser.parse(payload) } catch { throw .notJSON(error) }
    try self.init(json)
  }

  /// The names of all claims, in order.
  package var names: [WireText] { (json.members ?? []).map(\.name) }

  /// A claim of whatever type.
  package subscript(name: some WireTextConvertible) -> JSONValue? { json[name] }

  /// A claim that should be a string.
  package func string(_ name: some WireTextConvertible) -> MemberValue<WireText> {
    MemberValue(json[name], convert: \.stringValue)
  }

  /// A claim that should be a whole number.
  package func integer(_ name: some WireTextConvertible) -> MemberValue<Int> {
    MemberValue(json[name], convert: \.integerValue)
  }

  /// A claim that should be a time, such as `exp`, `nbf` and `iat`.
  package func numericDate(_ name: some WireTextConvertible) -> MemberValue<NumericDate> {
    MemberValue(json[name]) { value in
      if case .number(let number) = value { NumericDate(number) } else { nil }
    }
  }

  /// For whom the token is, in `aud`: one string, or an array of strings.
  ///
  /// RFC 7519 §4.1.3
  package var audience: MemberValue<[WireText]> {
    MemberValue(json["aud"]) { value in
      if let single = value.stringValue { return [single] }
      guard let elements = value.arrayValue else { return nil }
      let names = elements.compactMap(\.stringValue)
      return names.count == elements.count ? names : nil
    }
  }
}

/// A point in time as seconds since 1970-01-01T00:00:00Z, which may have a fraction.
///
/// RFC 7519 §2
package struct NumericDate: Hashable, Sendable {
  /// The number as it was written.
  package let number: JSONNumber
  /// The value, always finite.
  package let seconds: Double

  /// A date from a number; nil when it is too large to be compared.
  package init?(_ number: JSONNumber) {
    let seconds = number.double
    guard seconds.isFinite else { return nil }
    self.number = number
    self.seconds = seconds
  }
}

/// Why a payload is no set of claims.
package enum ClaimsSetError: Error, Hashable, Sendable {
  /// The payload is no JSON.
  case notJSON(JSONError)
  /// The payload is another kind of JSON value.
  case notAnObject(kind: String)
  /// A claim occurs more than once.
  case claimRepeated(WireText)
}

extension ClaimsSetError: CustomStringConvertible {
  /// What is wrong with the payload, and what was expected.
  package var description: String {
    switch self {
    case .notJSON(let error): "the payload is not JSON: \(error)"
    case .notAnObject(let kind): "the payload must be a JSON object, this is \(kind)"
    case .claimRepeated(let name):
      "the claim '\(name)' occurs more than once: each name must be unique"
    }
  }
}
