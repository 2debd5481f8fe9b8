package import Vocabulary
package import WireFormats

/// Parameters by their names in the vocabulary.
extension FormParameters {
  /// Parameters in the given order; one whose value is nil is left out.
  package init(_ parameters: KeyValuePairs<ParameterName, WireText?>) {
    self.init(parameters.compactMap { name, value in value.map { FormParameter(name, $0) } })
  }

  /// The decoded value of the first parameter of this name.
  package subscript(name: ParameterName) -> WireText? { self[name.rawValue] }
}
