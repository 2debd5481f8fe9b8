import TranscriptModel
import WireFormats

/// The settings of a run, to be read by name.
///
/// Of two with one name the later holds.
struct SettingValues {
  private let settings: [NamedValue]

  init(_ settings: [NamedValue]) { self.settings = settings }

  /// The value of a setting; nil when it was not set.
  subscript(name: WireText) -> WireText? { settings.last { $0.name == name }?.value }

  /// The value of a setting that can have only these.
  func choice(_ name: WireText, of choices: [WireText]) throws(ConfigurationError) -> WireText? {
    guard let value = self[name] else { return nil }
    guard choices.contains(value) else {
      let expected = choices.map { "'\($0)'" }.joined(separator: " or ")
      throw .unfitSetting(name.string, value: value.string, expected: expected)
    }
    return value
  }

  /// The value of a setting that can have only the cases of an enumeration.
  func choice<Choice: CaseIterable & RawRepresentable<WireText>>(
    _ name: WireText, of type: Choice.Type
  ) throws(ConfigurationError) -> Choice? {
    try choice(name, of: Choice.allCases.map(\.rawValue)).flatMap { Choice(rawValue: $0) }
  }
}
