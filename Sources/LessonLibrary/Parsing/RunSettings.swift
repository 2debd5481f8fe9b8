import TranscriptModel

/// What a run is set to, while the front matter and the run's own list are read.
struct RunSettings {
  private(set) var settings: [NamedValue] = []
  private(set) var without: [String] = []
  private(set) var attack: String?
  private(set) var tampering: [String] = []
  private(set) var expectation: LessonExpectation?
  /// True once there was an `expect`, well-formed or not.
  private(set) var hasExpectation = false

  /// These settings and further ones.
  ///
  /// Repeatable keys add up; any other replaces what was set before.
  func adding(_ entries: [LessonEntry], _ proofreader: inout Proofreader) -> RunSettings {
    var settings = self
    for entry in entries { settings.take(entry, &proofreader) }
    return settings
  }

  private mutating func take(_ entry: LessonEntry, _ proofreader: inout Proofreader) {
    if entry.lessonKey == .expect { hasExpectation = true }
    // Reported already; only a setting's value may be the empty text.
    guard !entry.value.isEmpty || entry.isSetting else { return }
    let value = String(entry.value.text)
    switch entry.lessonKey {
    case .attack:
      proofreader.check(entry.value, is: .attack)
      attack = value
    case .without:
      proofreader.check(entry.value, is: .defence)
      without.append(value)
    case .tamper:
      checkTampering(entry.value, &proofreader)
      tampering.append(value)
    case .expect:
      expectation = ExpectationParser.parse(entry.value, &proofreader)
    case nil where entry.isSetting:
      proofreader.check(entry.key, is: .setting)
      set(NamedValue(String(entry.key.text), value))
    case .title, .flow, nil: break
    }
  }

  private mutating func set(_ setting: NamedValue) {
    if let index = settings.firstIndex(where: { $0.name == setting.name }) {
      settings[index] = setting
    } else {
      settings.append(setting)
    }
  }

  /// Checks the step; what may be changed in its message, the flow knows when it runs.
  private func checkTampering(_ value: SourceSpan, _ proofreader: inout Proofreader) {
    guard let (step, change) = value.split(at: ":"), !change.isEmpty else {
      proofreader.report(
        "expected 'STEP:CHANGE', such as 'token-request:form.code=abc', found \(value.quoted)",
        at: value.position)
      return
    }
    _ = proofreader.stepID(step)
  }
}
