import Testing
import TranscriptModel
import WireFormats

@testable import Simulation

/// A table with a setting of each kind.
private struct SampleSettings: SettingTable {
  static let table = SampleSettings()

  let text = Setting("app.text", "usual", "a text")
  let optional = Setting("app.optional", "a text that need not be there")
  let flag = Setting("app.flag", "header", or: "url", "one of two words")
  let choice = Setting("app.choice", Colour.red, "one of several words")
  let seconds = Setting(seconds: "app.seconds", 5, "a time")
  let words = Setting(words: "app.words", ["a"], among: ["a", "b"], "words out of a list")
  let alphabet = Setting(alphabet: "app.alphabet", "01", "characters to draw from")

  enum Colour: WireText, CaseIterable { case red, green }
}

@Suite("settings")
struct SettingTests {
  private func values(_ settings: (WireText, WireText)...) -> RunSettings<SampleSettings> {
    RunSettings(settings.map { NamedValue($0.0, $0.1) })
  }

  @Test("are listed in the order of their declaration, each with its help")
  func list() {
    let names: [WireText] = [
      "app.text", "app.optional", "app.flag", "app.choice", "app.seconds", "app.words",
      "app.alphabet",
    ]
    #expect(SampleSettings.all.map(\.name) == names)
    #expect(SampleSettings.all[2].help == "one of two words")
  }

  @Test("have their usual values where nothing is set")
  func usual() {
    let values = values()
    #expect(values.text == "usual")
    #expect(values.optional == nil)
    #expect(!values.flag)
    #expect(values.choice == .red)
    #expect(values.seconds == 5)
    #expect(values.words == ["a"])
    #expect(values.alphabet == "01")
  }

  @Test("have what was set, and of two values the later")
  func set() {
    let values = values(
      ("app.text", "first"), ("app.text", "second"), ("app.optional", ""), ("app.flag", "url"),
      ("app.choice", "green"), ("app.seconds", "-60"), ("app.words", "b  a"),
      ("app.alphabet", "xyz"))
    #expect(values.text == "second")
    #expect(values.optional == "")
    #expect(values.flag)
    #expect(values.choice == .green)
    #expect(values.seconds == -60)
    #expect(values.words == ["b", "a"])
    #expect(values.alphabet == "xyz")
  }

  @Test(
    "refuse what they cannot be, and say what they can",
    arguments: [
      ("app.flag", "body", "'header' or 'url'"), ("app.choice", "blue", "'red' or 'green'"),
      ("app.seconds", "soon", "whole seconds, at most a hundred years"),
      ("app.seconds", "99999999999", "whole seconds, at most a hundred years"),
      ("app.words", "a c", "one or more of 'a' or 'b'"),
      ("app.alphabet", "aa", "2 to 256 characters, none of them twice"),
      ("app.alphabet", "a", "2 to 256 characters, none of them twice"),
    ] as [(WireText, WireText, String)])
  func unfit(name: WireText, value: WireText, expected: String) throws {
    let setting = try #require(SampleSettings.all.first { $0.name == name })
    #expect(!setting.accepts(value))
    #expect(setting.expected == expected)
  }

  @Test("are written by an attack as a lesson would write them")
  func write() {
    #expect(SampleSettings.set(\.flag, to: true) == NamedValue("app.flag", "url"))
    #expect(SampleSettings.set(\.choice, to: .green) == NamedValue("app.choice", "green"))
    #expect(SampleSettings.set(\.words, to: ["a", "b"]) == NamedValue("app.words", "a b"))
    #expect(SampleSettings.set(\.seconds, to: 7) == NamedValue("app.seconds", "7"))
    #expect(SampleSettings.set(\.optional, to: nil) == NamedValue("app.optional", ""))
  }
}
