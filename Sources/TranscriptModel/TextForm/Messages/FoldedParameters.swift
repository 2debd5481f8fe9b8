/// The folding of a line that has parameters: each on a line of its own, its separator before it.
enum FoldedParameters {
  /// Folds a line with a URL before its query, its fragment and each `&` in them; nil when there are
  /// no parameters.
  static func foldURL(in line: String) -> String? {
    let bytes = line.utf8
    guard
      let first = bytes.firstIndex(where: { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") }),
      bytes[first...].contains(UInt8(ascii: "="))
    else { return nil }
    return fold(line, from: first, before: [UInt8(ascii: "&"), UInt8(ascii: "#")])
  }

  /// Folds a form body before each `&`; nil when it has one parameter.
  static func foldForm(_ form: String) -> String? {
    guard let first = form.utf8.firstIndex(of: UInt8(ascii: "&")) else { return nil }
    return fold(form, from: first, before: [UInt8(ascii: "&")])
  }

  /// Starts a continuation line at the first mark, and at every mark after it.
  private static func fold(
    _ text: String, from first: String.Index, before marks: [UInt8]
  ) -> String {
    let lineBreak = Array(("\n" + MessageLine.continuation).utf8)
    var output = Array(text.utf8[..<first])
    for index in text.utf8.indices[first...] {
      if index == first || marks.contains(text.utf8[index]) { output += lineBreak }
      output.append(text.utf8[index])
    }
    return String(decoding: output, as: UTF8.self)
  }
}
