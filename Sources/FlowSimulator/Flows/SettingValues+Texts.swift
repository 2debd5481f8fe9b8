import TranscriptModel
import WireFormats

// Settings that are lists, times, or sets of characters.
extension SettingValues {
  /// Words with spaces in between; nil when there is none.
  func words(_ name: WireText) -> [WireText]? {
    guard let words = self[name]?.words, !words.isEmpty else {
      return nil
    }
    return words
  }

  /// Words out of a list, with spaces in between.
  func words(_ name: WireText, among known: [WireText]) throws(ConfigurationError) -> [WireText]? {
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
  func seconds(_ name: WireText) throws(ConfigurationError) -> Int? {
    guard let value = self[name] else { return nil }
    guard let seconds = Int(value.string), seconds.magnitude <= UInt(StepEdit.Action.longestWait)
    else {
      throw .unfitSetting(
        name.string, value: value.string, expected: "whole seconds, at most a hundred years")
    }
    return seconds
  }

  /// Characters to draw from, all of them different.
  func alphabet(_ name: WireText) throws(ConfigurationError) -> WireText? {
    guard let value = self[name] else { return nil }
    let characters = Array(value.unicodeScalars)
    guard (2...256).contains(characters.count), Set(characters).count == characters.count else {
      throw .unfitSetting(
        name.string, value: value.string, expected: "2 to 256 characters, none of them twice")
    }
    return value
  }
}
