import HTTPModel
package import TranscriptModel
package import WireFormats

// Messages in which some parts are missing in some runs: a part without a value is left out.

extension JSONValue {
  /// An object of those members that have a value, in this order.
  package static func object(_ members: KeyValuePairs<WireText, JSONValue?>) -> JSONValue {
    .object(members.compactMap { name, value in value.map { JSONMember(name, $0) } })
  }
}

extension FormParameters {
  /// Those parameters that have a value, in this order.
  package init(_ parameters: KeyValuePairs<WireText, WireText?>) {
    self.init(parameters.compactMap { name, value in value.map { FormParameter(name, $0) } })
  }
}

extension Handoff {
  /// A platform call with those parameters that have a value, in this order.
  package init(action: String, parameters: KeyValuePairs<WireText, WireText?>) {
    self.init(
      action: action,
      parameters: parameters.compactMap { name, value in value.map { NamedValue(name, $0) } })
  }
}
