import HTTPModel
import TranscriptModel
import Vocabulary
import WireFormats

extension Check {
  /// A key set can be read, and each key in it in one way only.
  static let keySetForm = Check(
    "key-set-form", at: MessageName.keySets, Requirement(.rfc7517("5"), .must),
    "a key set has one array 'keys', and each key the members of its type, each once"
  ) { step, evidence in
    guard step.response?.isSuccess == true else { return nil }
    guard let json = evidence.json(in: step) else { return .fail("the body is not JSON") }
    guard let members = json.members else {
      return .fail("the body is \(json.kind); a key set is an object")
    }
    if let name = members.firstRepeatedName { return .fail("'\(name)' occurs more than once") }
    guard let keys = json["keys"] else { return .fail("'keys' is missing") }
    guard let entries = keys.arrayValue else {
      return .fail("'keys' is \(keys.kind); it must be an array")
    }
    for (index, entry) in entries.enumerated() {
      if let fault = KeyForm.fault(in: entry) {
        return .fail("key \(index + 1): \(fault.words)").by(fault.requirement)
      }
    }
    return .pass("'keys' has \(entries.count.counted("key")), each with the members of its type")
  }
}

/// What a key has to look like, whatever it is for.
private enum KeyForm {
  struct Fault {
    var words: String
    var requirement: Requirement
  }

  /// The members that are texts: RFC 7517 §4.1, §4.2, §4.4, §4.5.
  private static let texts: KeyValuePairs<WireText, String> = [
    "use": "4.2", "alg": "4.4", "kid": "4.5",
  ]

  /// The first fault of a key; nil when there is none, or its type is not known here.
  static func fault(in key: JSONValue) -> Fault? {
    guard let members = key.members else {
      return Fault(words: "\(key.kind), not an object", requirement: Requirement(.rfc7517("5")))
    }
    if let name = members.firstRepeatedName {
      return Fault(
        words: "'\(name)' occurs more than once", requirement: Requirement(.rfc7517("4"), .must))
    }
    guard let type = key["kty"]?.stringValue else {
      let words = key["kty"].map { "'kty' is \($0.kind); it must be a string" }
      return Fault(
        words: words ?? "'kty' is missing", requirement: Requirement(.rfc7517("4.1"), .must))
    }
    for (name, section) in texts {
      if let value = key[name], value.stringValue == nil {
        return Fault(
          words: "'\(name)' is \(value.kind); it must be a string",
          requirement: Requirement(.rfc7517(section)))
      }
    }
    return fault(inOperationsOf: key) ?? fault(inNumbersOf: key, type)
  }

  private static func fault(inOperationsOf key: JSONValue) -> Fault? {
    guard let value = key["key_ops"] else { return nil }
    let rule = Requirement(.rfc7517("4.3"), .mustNot)
    guard let names = value.arrayValue?.map(\.stringValue), !names.contains(nil) else {
      return Fault(
        words: "'key_ops' is \(value.compactText); it must be an array of strings",
        requirement: Requirement(.rfc7517("4.3")))
    }
    guard let name = names.compactMap(\.self).firstRepeated else { return nil }
    return Fault(words: "'key_ops' lists '\(name)' more than once", requirement: rule)
  }

  /// The numbers of an RSA key in as few bytes as they need, the coordinates of an EC key in as many as
  /// its curve has.
  private static func fault(inNumbersOf key: JSONValue, _ type: WireText) -> Fault? {
    let names: [WireText] = type == "RSA" ? ["n", "e"] : type == "EC" ? ["x", "y"] : []
    let rule = Requirement(.rfc7518(type == "RSA" ? "6.3.1.1" : "6.2.1.2"), .must)
    for name in names {
      guard let text = key[name]?.stringValue, let bytes = try? Base64URL.decode(text),
        !bytes.isEmpty
      else {
        return Fault(
          words: "'\(name)' is \(key[name] == nil ? "missing" : "no number in base64url")",
          requirement: rule)
      }
      if type == "RSA", bytes[0] == 0 {
        return Fault(
          words: "'\(name)' begins with a byte 0; a number takes as few bytes as it needs",
          requirement: rule)
      }
      if type == "EC", let size = sizes.first(where: { $0.key == key["crv"]?.stringValue })?.value,
        bytes.count != size
      {
        return Fault(
          words: "'\(name)' has \(bytes.count) bytes; a coordinate of this curve has \(size)",
          requirement: rule)
      }
    }
    return nil
  }

  private static let sizes: KeyValuePairs<WireText, Int> = ["P-256": 32, "P-384": 48, "P-521": 66]
}
