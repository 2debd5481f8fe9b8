package import TranscriptModel
package import WireFormats

/// Something that a lesson or an attack may set otherwise than the flow does: `app.redirect_uri`.
///
/// A flow declares each of its settings once, as a member of its `SettingTable`.
package struct Setting<Value: Sendable>: Sendable {
  /// The participant and what is set: `app.redirect_uri`.
  package let name: WireText
  /// What holds where nothing is set.
  package let usual: Value
  /// What is set, in one line.
  package let help: String
  /// What it can be, in words that follow "it must be".
  package let expected: String
  /// Whether it is a mistake of somebody to be set otherwise than usual; false where there are several
  /// right ways.
  package private(set) var isMistake = true
  let read: @Sendable (WireText) -> Value?
  let write: @Sendable (Value) -> WireText

  /// The same setting, of which the usual value is one of several right ones.
  package var withOtherRightWays: Setting {
    var setting = self
    setting.isMistake = false
    return setting
  }

  /// A setting of any type; `read` gives nil for a text that it cannot have.
  package init(
    _ name: WireText, _ usual: Value, _ help: String, expected: String,
    read: @escaping @Sendable (WireText) -> Value?, write: @escaping @Sendable (Value) -> WireText
  ) {
    self.name = name
    self.usual = usual
    self.help = help
    self.expected = expected
    self.read = read
    self.write = write
  }
}

extension Setting<WireText> {
  /// Any text.
  package init(_ name: WireText, _ usual: WireText, _ help: String) {
    self.init(name, usual, help, expected: "a text", read: { $0 }, write: { $0 })
  }

  /// Characters to draw from, all of them different.
  package init(alphabet name: WireText, _ usual: WireText, _ help: String) {
    self.init(
      name, usual, help, expected: "2 to 256 characters, none of them twice",
      read: { text in
        let characters = Array(text.unicodeScalars)
        let isFit =
          (2...256).contains(characters.count) && Set(characters).count == characters.count
        return isFit ? text : nil
      }, write: { $0 })
  }
}

extension Setting<WireText?> {
  /// A text that need not be there.
  package init(_ name: WireText, _ help: String) {
    self.init(name, nil, help, expected: "a text", read: { $0 }, write: { $0 ?? "" })
  }
}

extension Setting<Bool> {
  /// One of two words; the value tells whether it is the other one and not the usual one.
  package init(_ name: WireText, _ usual: WireText, or other: WireText, _ help: String) {
    self.init(
      name, false, help, expected: "'\(usual)' or '\(other)'",
      read: { $0 == other ? true : $0 == usual ? false : nil }, write: { $0 ? other : usual })
  }
}

extension Setting where Value: CaseIterable & RawRepresentable<WireText> {
  /// One of the cases of an enumeration.
  package init(_ name: WireText, _ usual: Value, _ help: String) {
    let words = Value.allCases.map { "'\($0.rawValue)'" }
    self.init(
      name, usual, help, expected: words.joined(separator: " or "),
      read: { Value(rawValue: $0) }, write: { $0.rawValue })
  }
}

extension Setting<Int> {
  /// A number of seconds.
  package init(seconds name: WireText, _ usual: Int, _ help: String) {
    self.init(
      name, usual, help, expected: "whole seconds, at most a hundred years",
      read: { text in
        Int(text.string).flatMap {
          $0.magnitude <= UInt(StepEdit.Action.longestWait) ? $0 : nil
        }
      }, write: { "\($0)" })
  }
}

extension Setting<[WireText]> {
  /// Words with spaces in between, where a list is given out of these; without words the usual holds.
  package init(
    words name: WireText, _ usual: [WireText], among known: [WireText]? = nil, _ help: String
  ) {
    let names = (known ?? []).map { "'\($0)'" }.joined(separator: " or ")
    self.init(
      name, usual, help, expected: known == nil ? "words" : "one or more of \(names)",
      read: { text in
        let words = text.words
        if words.isEmpty { return usual }
        return words.allSatisfy { known?.contains($0) ?? true } ? words : nil
      }, write: { $0.joined(separator: " ") })
  }
}

/// A setting, whatever the type of its values is.
package protocol DeclaredSetting: Sendable {
  /// The participant and what is set: `app.redirect_uri`.
  var name: WireText { get }
  /// What is set, in one line.
  var help: String { get }
  /// What it can be, in words that follow "it must be".
  var expected: String { get }
  /// Whether it is a mistake of somebody to be set otherwise than usual.
  var isMistake: Bool { get }
  /// Whether it can be this.
  func accepts(_ text: WireText) -> Bool
}

extension Setting: DeclaredSetting {
  package func accepts(_ text: WireText) -> Bool { read(text) != nil }
}

/// All settings of a flow: a type whose stored properties are its settings.
package protocol SettingTable: Sendable {
  /// The one value of this type.
  static var table: Self { get }
}

extension SettingTable {
  /// Every setting, in the order in which the table declares them.
  package static var all: [any DeclaredSetting] {
    Mirror(reflecting: table).children.compactMap { $0.value as? any DeclaredSetting }
  }

  /// What an attack sets: name and value, as a lesson writes them.
  package static func set<Value>(
    _ setting: KeyPath<Self, Setting<Value>>, to value: Value
  ) -> NamedValue {
    let setting = table[keyPath: setting]
    return NamedValue(setting.name, setting.write(value))
  }
}

/// The values of a flow's settings in one run: what was set, and else what is usual.
///
/// Of two values for one setting the later holds. `Run` refuses what a setting cannot be before
/// anybody reads it here.
@dynamicMemberLookup
package struct RunSettings<Table: SettingTable>: Sendable {
  private let texts: [WireText: WireText]

  /// The values that were set, as a lesson and an attack write them.
  package init(_ settings: [NamedValue]) {
    texts = Dictionary(
      settings.map { ($0.name, $0.value) }, uniquingKeysWith: { _, later in later })
  }

  /// The value of a setting.
  package subscript<Value>(dynamicMember setting: KeyPath<Table, Setting<Value>>) -> Value {
    let setting = Table.table[keyPath: setting]
    return texts[setting.name].flatMap(setting.read) ?? setting.usual
  }
}
