package import WireFormats

/// Why there is no lesson to run.
package enum LessonError: Error, Hashable, Sendable, CustomStringConvertible {
  /// No lesson has this name.
  case unknown(name: String, suggestion: String?)
  /// More than one lesson has this name as its last part.
  case ambiguous(name: String, ids: [String])
  /// A file cannot be read.
  case unreadable(file: String, reason: String)
  /// The folder with the built-in lessons is at none of these places.
  case noLessons(searched: [String])
  /// The file was read and has faults, in the order of the file.
  case faulty([LessonFault])

  /// The message for people; a line for each fault.
  package var description: String {
    switch self {
    case .unknown(let name, let suggestion?):
      "unknown lesson '\(name)'\(Suggestion.hint(suggestion))"
    case .unknown(let name, nil):
      "unknown lesson '\(name)'; 'authwalk lessons' lists them all"
    case .ambiguous(let name, let ids):
      "more than one lesson is named '\(name)'; give one of \(ids.quotedList)"
    case .unreadable(let file, let reason):
      "cannot read '\(file)': \(reason)"
    case .noLessons(let searched):
      "found no lessons in \(searched.quotedList); build again, or move the folder back"
    case .faulty(let faults):
      faults.map(\.description).joined(separator: "\n")
    }
  }
}

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

  /// `file:line:column: error: message; did you mean 'suggestion'?`, in one line.
  package var description: String {
    "\(file):\(position): error: \(message)\(Suggestion.hint(suggestion))"
  }
}
