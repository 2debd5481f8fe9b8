import HTTPModel
import WireFormats

// A message: its first line tells what kind it is.
extension Message {
  /// The lines of the message, each with its line feed.
  var spelling: String {
    switch self {
    case .request(let request): request.spelling
    case .response(let response): response.spelling
    case .handoff(let handoff): handoff.spelling
    }
  }

  init(reading reader: inout TextReader) throws(TranscriptError) {
    let start = reader.pastIndentation
    let what = "the first line of a request, a response or a handoff after four spaces"
    let line = try MessageLine(reading: &reader, what)
    switch line {
    case .text(let text) where HTTPResponse.isStatusLine(text):
      self = .response(try HTTPResponse(statusLine: text, at: start, reading: &reader))
    case .text(let text) where HTTPRequest.isRequestLine(text):
      self = .request(try HTTPRequest(requestLine: text, at: start, reading: &reader))
    case .text(let text) where Self.namesOtherVersion(text):
      throw start.error(
        "expected 'HTTP/1.1', which transcripts write whatever version crossed the wire")
    case .text(let text):
      self = .handoff(try Handoff(line: text, at: start, reading: &reader))
    case .json(let value) where value["method"] != nil:
      self = .request(try HTTPRequest(exact: value, at: start, reading: &reader))
    case .json(let value) where value["action"] != nil:
      self = .handoff(try Handoff(exact: value, at: start))
    case .json:
      throw start.expected(#"'\{"method":…}' or '\{"action":…}'"#)
    }
  }

  private static func namesOtherVersion(_ text: String) -> Bool {
    let words = text.split(separator: " ")
    return [words.first, words.last].contains { $0?.hasPrefix("HTTP/") == true }
  }
}
