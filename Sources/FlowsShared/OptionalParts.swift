package import TranscriptModel
public import Vocabulary
package import WireFormats

// Lists in which the parts of a message stand by their names. Some parts are missing in some runs: one
// without a value is left out, and the others keep their order.

extension ParameterName: ExpressibleByStringLiteral {
  /// A name that only one list spells, and so is no constant of the vocabulary.
  public init(stringLiteral name: String) { self.init(rawValue: WireText(name)) }
}

extension FormParameters {
  /// Those parameters that have a value.
  package init(_ parameters: KeyValuePairs<ParameterName, WireText?>) {
    self.init(parameters.compactMap { name, value in value.map { FormParameter(name, $0) } })
  }

  /// The decoded value of the first parameter of this name.
  package subscript(name: ParameterName) -> WireText? { self[name.rawValue] }
}

extension JSONValue {
  /// An object of those members that have a value.
  package static func object(_ members: KeyValuePairs<ParameterName, JSONValue?>) -> JSONValue {
    .object(members.compactMap { name, value in value.map { JSONMember(name, $0) } })
  }

  /// The member of this name; nil where there is none, and where this is no object.
  package subscript(name: ParameterName) -> JSONValue? { self[name.rawValue] }
}

extension Handoff {
  /// A platform call with those parameters that have a value.
  package init(action: String, parameters: KeyValuePairs<ParameterName, WireText?>) {
    self.init(
      action: action,
      parameters: parameters.compactMap { name, value in value.map { NamedValue(name, $0) } })
  }

  /// The value of the first parameter of this name.
  package subscript(name: ParameterName) -> WireText? { self[name.rawValue] }
}

extension [RegisteredFact] {
  /// What a participant is set up with: each value of each fact.
  package static func at(
    _ participant: ParticipantName, of owner: WireText? = nil,
    _ facts: KeyValuePairs<FactName, [WireText?]>
  ) -> [RegisteredFact] {
    facts.flatMap { name, values in
      values.compactMap { $0.map { RegisteredFact(at: participant, name, of: owner, $0) } }
    }
  }
}
