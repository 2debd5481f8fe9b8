/// The idea that makes the text form exact: a spelling that is easy to read is used only where
/// reading it gives the same value back; otherwise an escape stands there.
enum Spelling {
  /// The spelling, if reading all of it gives the value; else nil.
  static func exact<Value: Equatable>(
    _ spelling: String, of value: Value,
    read: (inout TextReader) throws(TranscriptError) -> Value
  ) -> String? {
    do throws(TranscriptError) {
      var reader = try TextReader(spelling)
      let copy = try read(&reader)
      if !reader.isAtEnd { try reader.nextLine() }
      return copy == value && reader.isAtEnd ? spelling : nil
    } catch { return nil }
  }
}
