/// What is said about a step below its message: changes on the wire, notes, findings.
struct StepAnnotations: Equatable {
  var tampering: [Tampering] = []
  var notes: [Note] = []
  var findings: [Finding] = []

  /// The lines, in three groups with empty lines before them.
  var spelling: String {
    let aboutWidth = notes.aboutWidth
    let columns = FindingColumns(findings)
    let groups = [
      tampering.map(\.spelling), notes.map { $0.spelling(aboutWidth: aboutWidth) },
      findings.map { $0.spelling(in: columns) },
    ]
    return groups.filter { !$0.isEmpty }.map { "\n" + $0.map { $0 + "\n" }.joined() }.joined()
  }

  init(_ step: Step) {
    tampering = step.tampering
    notes = step.notes
    findings = step.findings
  }

  init(reading reader: inout TextReader) throws(TranscriptError) {
    try reader.skipBlankLines()
    while reader.starts(with: " ") {
      if reader.starts(with: Tampering.mark) {
        tampering.append(try Tampering(reading: &reader))
        try reader.nextLine()
      } else if reader.starts(with: Note.mark) {
        notes.append(try Note(reading: &reader))
      } else if Verdict.allCases.contains(where: { reader.starts(with: "  \($0.mark) ") }) {
        findings.append(try Finding(reading: &reader))
      } else {
        throw reader.expected(
          "a note after '  . ', a finding after \(Verdict.marks), or a change after '  ~ '")
      }
      try reader.skipBlankLines()
    }
  }
}
