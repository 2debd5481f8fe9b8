import HTTPModel
import WireFormats

// A response: `HTTP/1.1 302 Found`, the fields, the body.
extension HTTPResponse {
  private static let versionPrefix = "HTTP/1.1 "

  /// Whether the first line of a message makes it a response.
  static func isStatusLine(_ text: String) -> Bool { text.utf8.starts(with: versionPrefix.utf8) }

  var spelling: String {
    let phrase = reasonPhrase.isEmpty ? "" : " \(reasonPhrase)"
    let isForm = MediaType.is(fields["Content-Type"], MediaType.form)
    return "\(MessageLine.indentation)\(Self.versionPrefix)\(status)\(phrase)\n"
      + fields.spelling + body.spelling(isForm: isForm)
  }

  /// Reads what follows a status line, which is read already; any reason phrase will do.
  init(
    statusLine text: String, at start: TextReader, reading reader: inout TextReader
  ) throws(TranscriptError) {
    let words = WireText(text).split(at: " ", maxSplits: 2)
    guard words.count > 1, let status = Int(words[1].string) else {
      throw start.expected("a status line such as 'HTTP/1.1 200 OK'")
    }
    self.init(
      status: status, fields: try HTTPFields(reading: &reader), body: try HTTPBody(reading: &reader)
    )
  }
}
