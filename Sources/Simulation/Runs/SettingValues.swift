package import TranscriptModel
package import WireFormats

/// The settings of a run, to be read by name.
///
/// Of two with one name the later holds.
package struct SettingValues {
  private let settings: [NamedValue]

  /// The settings that were made.
  package init(_ settings: [NamedValue]) { self.settings = settings }

  /// The value of a setting; nil when it was not set.
  package subscript(name: WireText) -> WireText? { settings.last { $0.name == name }?.value }

  /// The value of a setting that can have only these.
  package func choice(_ name: WireText, of choices: [WireText]) throws(ConfigurationError)
    -> WireText?
  {
    guard let value = self[name] else { return nil }
    guard choices.contains(value) else {
      let expected = choices.map { "'\($0)'" }.joined(separator: " or ")
      throw .unfitSetting(name.string, value: value.string, expected: expected)
    }
    return value
  }

  /// The value of a setting that can have only the cases of an enumeration.
  package func choice<Choice: CaseIterable & RawRepresentable<WireText>>(
    _ name: WireText, of type: Choice.Type
  ) throws(ConfigurationError) -> Choice? {
    try choice(name, of: Choice.allCases.map(\.rawValue)).flatMap { Choice(rawValue: $0) }
  }
}

// Settings that are lists, times, or sets of characters.
extension SettingValues {
  /// Words with spaces in between; nil when there is none.
  package func words(_ name: WireText) -> [WireText]? {
    guard let words = self[name]?.words, !words.isEmpty else {
      return nil
    }
    return words
  }

  /// Words out of a list, with spaces in between.
  package func words(_ name: WireText, among known: [WireText]) throws(ConfigurationError)
    -> [WireText]?
  {
    guard let words = words(name) else { return nil }
    for word in words where !known.contains(word) {
      let names = known.map { "'\($0)'" }.joined(separator: " or ")
      throw .unfitSetting(
        name.string, value: words.joined(separator: " ").string, expected: "one or more of \(names)"
      )
    }
    return words
  }

  /// A number of seconds.
  package func seconds(_ name: WireText) throws(ConfigurationError) -> Int? {
    guard let value = self[name] else { return nil }
    guard let seconds = Int(value.string), seconds.magnitude <= UInt(StepEdit.Action.longestWait)
    else {
      throw .unfitSetting(
        name.string, value: value.string, expected: "whole seconds, at most a hundred years")
    }
    return seconds
  }

  /// Characters to draw from, all of them different.
  package func alphabet(_ name: WireText) throws(ConfigurationError) -> WireText? {
    guard let value = self[name] else { return nil }
    let characters = Array(value.unicodeScalars)
    guard (2...256).contains(characters.count), Set(characters).count == characters.count else {
      throw .unfitSetting(
        name.string, value: value.string, expected: "2 to 256 characters, none of them twice")
    }
    return value
  }
}
