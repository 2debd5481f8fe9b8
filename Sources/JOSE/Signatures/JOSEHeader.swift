package import WireFormats

/// The header of a token: a JSON object whose names are unique.
///
/// Nothing in it is trusted. Keys that it carries (`jwk`, `jku`, `x5c`) are never used here.
///
/// RFC 7515 §4
package struct JOSEHeader: Hashable, Sendable {
  /// The header as it was written, in order.
  package let json: JSONValue

  init(_ json: JSONValue) throws(JWSError) {
    guard let members = json.members else { throw .headerNotAnObject(kind: json.kind) }
    if let name = members.firstRepeatedName { throw .headerMemberRepeated(name) }
    self.json = json
  }

  /// The algorithm that the sender claims to have used, in `alg`.
  package var algorithm: MemberValue<WireText> { string("alg") }

  /// The name of the key that signed, in `kid`.
  package var keyID: MemberValue<WireText> { string("kid") }

  /// The kind of token, in `typ`.
  package var type: MemberValue<WireText> { string("typ") }

  /// A member of whatever type.
  package subscript(name: some WireTextConvertible) -> JSONValue? { json[name] }

  private func string(_ name: WireText) -> MemberValue<WireText> {
    MemberValue(json[name], convert: \.stringValue)
  }
}
