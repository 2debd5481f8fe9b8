import WireFormats

/// The lines between `---` and `---` at the start of a lesson file.
struct FrontMatter {
  /// The lines, in their order.
  private(set) var entries: [LessonEntry] = []
  /// The line after the closing `---`.
  let bodyStart: Int

  /// Reads the lines; nil, with a report, when there is no front matter or it has no end.
  init?(_ source: SourceText, _ proofreader: inout Proofreader) {
    let first = source.line(1).trimmed
    guard !source.text.isEmpty else {
      proofreader.report(
        "the file is empty; a lesson begins with '---', 'title: …' and 'flow: …'",
        at: source.line(1).position)
      return nil
    }
    guard first.text == "---" else {
      proofreader.report(
        "expected '---', the start of the front matter, found \(first.quoted)", at: first.position)
      return nil
    }
    guard
      let end = (1...source.lastLine).dropFirst().first(where: {
        source.line($0).trimmed.text == "---"
      })
    else {
      proofreader.report("the front matter has no end; add a line '---'", at: first.position)
      return nil
    }
    for number in 2..<end where !source.line(number).trimmed.isEmpty {
      if let entry = LessonEntry(source.line(number), &proofreader) { entries.append(entry) }
    }
    bodyStart = end + 1
    entries.checkKeys(inRun: false, &proofreader)
  }

  /// The value of a key that stands for the whole lesson; a missing one is reported.
  func value(of key: LessonKey, _ proofreader: inout Proofreader) -> SourceSpan? {
    if let entry = entries.first(where: { $0.lessonKey == key }) {
      return entry.value.isEmpty ? nil : entry.value
    }
    proofreader.report(
      "the front matter lacks '\(key.rawValue)'; add a line '\(key.rawValue): …'",
      at: SourcePosition(line: 1, column: 1))
    return nil
  }
}

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

/// The keys of a lesson file; a key with a dot is none of these, it names a participant's setting.
enum LessonKey: String, CaseIterable {
  case title, flow, profile, attack, without, tamper, expect

  /// True where each further line adds to the earlier ones.
  var isRepeatable: Bool { [.without, .tamper].contains(self) }

  /// True for what is said once, of the whole lesson.
  var isForLesson: Bool { [.title, .flow].contains(self) }
}
