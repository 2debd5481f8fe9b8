package import WireFormats

/// What a JSON object has under a name, for a reader that expects one type.
///
/// Absent and of the wrong type are different faults, and the wrong value is kept for the message.
package enum MemberValue<Value> {
  /// There is no member of this name.
  case absent
  /// There is one, but its value is of another type.
  case wrongType(JSONValue)
  /// The value.
  case present(Value)

  /// The value when there is one of the right type.
  package var value: Value? {
    if case .present(let value) = self { value } else { nil }
  }

  /// Whether there is no member of this name.
  package var isAbsent: Bool {
    if case .absent = self { true } else { false }
  }

  /// Reads a member; `convert` gives nil for a value of another type.
  init(_ member: JSONValue?, convert: (JSONValue) -> Value?) {
    guard let member else {
      self = .absent
      return
    }
    self = convert(member).map { .present($0) } ?? .wrongType(member)
  }
}

extension MemberValue: Equatable where Value: Equatable {}
extension MemberValue: Hashable where Value: Hashable {}
extension MemberValue: Sendable where Value: Sendable {}
