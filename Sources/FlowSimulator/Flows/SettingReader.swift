import TranscriptModel

/// Reads the settings of a run, and says what one can be when it is something else.
struct SettingReader {
  private let settings: [NamedValue]

  init(_ settings: [NamedValue]) { self.settings = settings }

  /// The text of a setting; nil when it is not set.
  func text(_ name: String) -> String? { settings.last { $0.name == name }?.value }

  /// One of a few words.
  func choice(_ name: String, _ words: [String]) throws(ConfigurationError) -> String? {
    guard let value = text(name) else { return nil }
    guard words.contains(value) else {
      throw .unfitSetting(name, value: value, expected: Self.alternatives(words))
    }
    return value
  }

  /// One of the cases of a type.
  func choice<Choice: CaseIterable & RawRepresentable<String>>(
    _ name: String
  ) throws(ConfigurationError) -> Choice? {
    try choice(name, Choice.allCases.map(\.rawValue)).flatMap { Choice(rawValue: $0) }
  }

  /// Words with spaces in between, at least one.
  func words(_ name: String) -> [String]? {
    guard let words = text(name)?.split(separator: " ").map(String.init), !words.isEmpty else {
      return nil
    }
    return words
  }

  /// Words out of a list, with spaces in between.
  func words(_ name: String, among known: [String]) throws(ConfigurationError) -> [String]? {
    guard let words = words(name) else { return nil }
    for word in words where !known.contains(word) {
      throw .unfitSetting(
        name, value: words.joined(separator: " "),
        expected: "one or more of \(Self.alternatives(known))")
    }
    return words
  }

  /// A number of seconds.
  func seconds(_ name: String) throws(ConfigurationError) -> Int? {
    guard let value = text(name) else { return nil }
    guard let seconds = Int(value), abs(seconds) <= StepEdit.Action.longestWait else {
      throw .unfitSetting(name, value: value, expected: "whole seconds, at most a hundred years")
    }
    return seconds
  }

  /// Characters to draw from, all of them different.
  func alphabet(_ name: String) throws(ConfigurationError) -> String? {
    guard let value = text(name) else { return nil }
    guard (2...256).contains(value.count), Set(value).count == value.count else {
      throw .unfitSetting(name, value: value, expected: "2 to 256 characters, none of them twice")
    }
    return value
  }

  private static func alternatives(_ words: [String]) -> String {
    words.map { "'\($0)'" }.joined(separator: " or ")
  }
}
