import WireFormats

/// One line `key: value`, in the front matter or in a run's list.
struct LessonEntry {
  let key: SourceSpan
  let value: SourceSpan

  /// Reads a line; nil, with a report, when it has another form.
  init?(_ line: SourceSpan, _ proofreader: inout Proofreader) {
    let line = line.trimmed
    guard let (key, value) = line.split(at: ":"), key.words.count == 1 else {
      proofreader.report("expected 'key: value', found \(line.quoted)", at: line.position)
      return nil
    }
    self.key = key.trimmed
    self.value = value.trimmed
  }

  /// True when the key names a participant's setting, `app.code_verifier`.
  var isSetting: Bool { key.text.contains(".") }

  /// The key, unless it names a setting or is unknown.
  var lessonKey: LessonKey? { LessonKey(rawValue: String(key.text)) }
}

extension [LessonEntry] {
  /// Reports keys that are unknown or not a run's, that have no value, or that come twice and must
  /// not.
  func checkKeys(inRun: Bool, _ proofreader: inout Proofreader) {
    var lines: [Substring: Int] = [:]
    for entry in self {
      let key = entry.key
      if !entry.isSetting, entry.lessonKey == nil {
        let known = LessonKey.allCases.filter { !inRun || !$0.isForLesson }.map(\.rawValue)
        proofreader.reportUnknown("unknown key", "the keys are", key, among: known)
        continue
      }
      if inRun, entry.lessonKey?.isForLesson == true {
        proofreader.report("\(key.quoted) belongs in the front matter", at: key.position)
      }
      // The empty text is a value that a setting can have.
      if entry.value.isEmpty, !entry.isSetting {
        proofreader.report("\(key.quoted) has no value", at: key.position)
      }
      if let line = lines[key.text], entry.lessonKey?.isRepeatable != true {
        proofreader.report("\(key.quoted) is given on line \(line) already", at: key.position)
      }
      lines[key.text] = key.position.line
    }
  }
}
