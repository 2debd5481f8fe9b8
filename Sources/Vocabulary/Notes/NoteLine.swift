import WireFormats

/// One line in a table of notes: a note that does not know yet in which messages it stands.
struct NoteLine {
  let name: WireText
  let text: String
  let reference: SectionReference

  init(_ name: some WireTextConvertible, _ text: String, _ reference: SectionReference) {
    self.name = name.wireText
    self.text = text
    self.reference = reference
  }

  init(_ name: ParameterName, _ text: String, _ reference: SectionReference) {
    self.init(name.rawValue, text, reference)
  }
}

extension [ParameterNote] {
  /// The notes of a table, once for each message that they hold for.
  static func table(
    _ messages: MessageName..., at place: ParameterPlace, _ lines: [NoteLine]
  ) -> [ParameterNote] {
    messages.flatMap { message in
      lines.map { line in
        ParameterNote(
          message: message, place: place, name: line.name, text: line.text,
          reference: line.reference)
      }
    }
  }
}
