import WireFormats

extension Sequence<WireText> {
  /// `'a', 'b'`: names in a message.
  var quotedList: String { map { "'\($0)'" }.joined(separator: ", ") }
}
