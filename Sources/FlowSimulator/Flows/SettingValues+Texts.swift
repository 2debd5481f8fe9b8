import TranscriptModel

// Settings that are lists, times, or sets of characters.
extension SettingValues {
  /// Words with spaces in between; nil when there is none.
  func words(_ name: String) -> [String]? {
    guard let words = self[name]?.split(separator: " ").map(String.init), !words.isEmpty else {
      return nil
    }
    return words
  }

  /// Words out of a list, with spaces in between.
  func words(_ name: String, among known: [String]) throws(ConfigurationError) -> [String]? {
    guard let words = words(name) else { return nil }
    for word in words where !known.contains(word) {
      let names = known.map { "'\($0)'" }.joined(separator: " or ")
      throw .unfitSetting(
        name, value: words.joined(separator: " "), expected: "one or more of \(names)")
    }
    return words
  }

  /// A number of seconds.
  func seconds(_ name: String) throws(ConfigurationError) -> Int? {
    guard let value = self[name] else { return nil }
    guard let seconds = Int(value), seconds.magnitude <= UInt(StepEdit.Action.longestWait) else {
      throw .unfitSetting(name, value: value, expected: "whole seconds, at most a hundred years")
    }
    return seconds
  }

  /// Characters to draw from, all of them different.
  func alphabet(_ name: String) throws(ConfigurationError) -> String? {
    guard let value = self[name] else { return nil }
    guard (2...256).contains(value.count), Set(value).count == value.count else {
      throw .unfitSetting(name, value: value, expected: "2 to 256 characters, none of them twice")
    }
    return value
  }
}
