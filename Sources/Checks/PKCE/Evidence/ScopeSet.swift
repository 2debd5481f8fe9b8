import WireFormats

/// The values of a `scope`, in order and without repeats; their order has no meaning.
///
/// RFC 6749 §3.3
struct ScopeSet {
  let values: [WireText]
  private let members: Set<WireText>

  init(_ text: WireText) {
    var members: Set<WireText> = []
    values = text.words.filter { members.insert($0).inserted }
    self.members = members
  }

  var text: WireText { values.joined(separator: " ") }

  func contains(_ value: WireText) -> Bool { members.contains(value) }

  /// The values that are not among others.
  func beyond(_ other: ScopeSet) -> [WireText] { values.filter { !other.contains($0) } }
}
