import WireFormats

/// Reads the members of one JWK, and says which of them is wrong.
struct JWKMemberReader {
  /// The members, whose names are unique.
  private let json: JSONValue

  init(_ json: JSONValue) throws(JWKError) {
    guard let members = json.members else { throw .notAnObject(kind: json.kind) }
    if let name = members.firstRepeatedName { throw .memberRepeated(name) }
    self.json = json
  }

  /// Whether there is a member of this name, of whatever kind.
  func has(_ name: WireText) -> Bool { json[name] != nil }

  /// The text of a member that may be absent.
  func text(_ name: WireText) throws(JWKError) -> WireText? {
    guard let value = json[name] else { return nil }
    guard let text = value.stringValue else { throw .memberNotString(name, kind: value.kind) }
    return text
  }

  func requiredText(_ name: WireText) throws(JWKError) -> WireText {
    guard let text = try text(name) else {
      throw .memberMissing(name, keyType: json["kty"]?.stringValue)
    }
    return text
  }

  /// Octets that may be absent.
  func optional(_ name: WireText, byteCount: Int? = nil) throws(JWKError) -> [UInt8]? {
    guard has(name) else { return nil }
    return try required(name, byteCount: byteCount)
  }

  func required(_ name: WireText, byteCount: Int? = nil) throws(JWKError) -> [UInt8] {
    let text = try requiredText(name)
    let octets: [UInt8]
    do { octets = try Base64URL.decode(text) } catch { throw .notBase64URL(name, error) }
    if let byteCount, octets.count != byteCount {
      throw .wrongByteCount(name, actual: octets.count, expected: byteCount)
    }
    return octets
  }

  /// A number in its shortest form.
  ///
  /// RFC 7518 §2 (`Base64urlUInt`)
  func requiredNumber(_ name: WireText) throws(JWKError) -> [UInt8] {
    let octets = try required(name)
    if octets.isEmpty { throw .numberEmpty(name) }
    if octets.count > 1, octets.first == 0 { throw .numberPadded(name) }
    return octets
  }

  /// Texts in an array, each once, that may be absent.
  func uniqueTexts(_ name: WireText) throws(JWKError) -> [WireText]? {
    guard let value = json[name] else { return nil }
    guard let elements = value.arrayValue else { throw .memberNotArray(name, kind: value.kind) }
    var seen: Set<WireText> = []
    var texts: [WireText] = []
    for element in elements {
      guard let text = element.stringValue else {
        throw .elementNotString(name, kind: element.kind)
      }
      guard seen.insert(text).inserted else { throw .elementRepeated(name, text) }
      texts.append(text)
    }
    return texts
  }
}
