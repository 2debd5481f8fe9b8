package import WireFormats

/// One fault in a lesson file, in the form that editors and compilers understand.
package struct LessonFault: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file as messages name it.
  package var file: String
  /// Where the fault is.
  package var position: SourcePosition
  /// What was found and what was expected, in lower case.
  package var message: String
  /// What was probably meant.
  package var suggestion: String?

  /// A fault at a position.
  package init(
    file: String, position: SourcePosition, message: String, suggestion: String? = nil
  ) {
    self.file = file
    self.position = position
    self.message = message
    self.suggestion = suggestion
  }

  /// `file:line:column: error: message; did you mean 'suggestion'?`, in one line.
  package var description: String {
    let hint = suggestion.map { "; did you mean '\($0)'?" } ?? ""
    return "\(file):\(position): error: \(message)\(hint)"
  }
}
