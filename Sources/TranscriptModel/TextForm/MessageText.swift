import HTTPModel
import WireFormats

// A message: its first line tells what kind it is.
extension Message: TextElement {
  /// The lines of the message.
  var lines: [LayoutLine] {
    switch self {
    case .request(let request): request.lines
    case .response(let response): response.lines
    case .handoff(let handoff): handoff.lines
    }
  }

  init(reading reader: inout TextReader) throws(TranscriptError) {
    let start = reader.pastIndentation
    let what = "the first line of a request, a response or a handoff after four spaces"
    switch try MessageLine(reading: &reader, what) {
    case .text(let text) where text.utf8.starts(with: HTTPResponse.versionPrefix.utf8):
      self = .response(try HTTPResponse(statusLine: text, at: start, reading: &reader))
    case .text(let text) where WireText(text).hasSuffix(HTTPRequest.versionSuffix):
      self = .request(try HTTPRequest(requestLine: text, at: start, reading: &reader))
    case .text(let text) where Self.namesOtherVersion(text):
      throw start.error(
        "expected 'HTTP/1.1', which transcripts write whatever version crossed the wire")
    case .text(let text):
      self = .handoff(try Handoff(line: text, reading: &reader))
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

// A request: `GET /authorize?… HTTP/1.1`, the fields, the body.
extension HTTPRequest {
  fileprivate static let versionSuffix: WireText = " HTTP/1.1"

  /// The lines of the request.
  ///
  /// The target has the origin form, `/authorize`, where the `Host` field tells the rest of the URL;
  /// else it is the whole URL.
  fileprivate var lines: [LayoutLine] {
    (exactHead ?? [escapedRequestLine] + fields.lines)
      + body.lines(isForm: MediaType.is(fields["Content-Type"], MediaType.form))
  }

  private var exactHead: [LayoutLine]? {
    let withoutBody = Message.request(HTTPRequest(method: method, url: url, fields: fields))
    let fieldLines = fields.lines
    for target in [originForm, url.text] {
      guard let target else { continue }
      let line = "\(method) \(target)\(Self.versionSuffix)"
      let head = MessageLine.spell(line, .startLine, folded: FoldedParameters.foldURL(in: line))
      if withoutBody.isSpelled((head + fieldLines).text) { return head + fieldLines }
    }
    return nil
  }

  private var originForm: WireText? {
    guard let origin = fields.origin, url.text.utf8.starts(with: "\(origin)/".utf8) else {
      return nil
    }
    return url.text.dropFirst(origin.utf8.count)
  }

  private var escapedRequestLine: LayoutLine {
    MessageLine.escaped(
      .object(JSONMember("method", .string(method)), JSONMember("url", url.exactJSON)), .startLine)
  }

  /// Reads what follows a request line, which is read already and stands at `start`.
  fileprivate init(
    requestLine text: String, at start: TextReader, reading reader: inout TextReader
  ) throws(TranscriptError) {
    let line = text.utf8.dropLast(Self.versionSuffix.utf8.count)
    guard let space = line.firstIndex(of: UInt8(ascii: " ")), space != line.startIndex else {
      throw start.expected("a method, a target and 'HTTP/1.1'")
    }
    let target = WireText(Substring(line[space...].dropFirst()))
    let fields = try HTTPFields(reading: &reader)
    let url: URI
    if target.utf8.first == UInt8(ascii: "/") {
      guard let origin = fields.origin else {
        throw start.error(
          "a target that starts with '/' needs exactly one 'Host' field, found "
            + "\(fields.values(of: "Host").count); write the whole URL instead")
      }
      url = URI(origin + target)
    } else {
      url = URI(target)
    }
    self.init(
      method: WireText(Substring(line[..<space])), url: url, fields: fields,
      body: try HTTPBody(reading: &reader))
  }

  /// Reads what follows `\{"method":…,"url":…}`.
  fileprivate init(
    exact value: JSONValue, at start: TextReader, reading reader: inout TextReader
  ) throws(TranscriptError) {
    guard let method = value["method"]?.stringValue,
      let url = value["url"].flatMap({ URI(exactJSON: $0) })
    else { throw start.expected(#"'\{"method":"…","url":"…"}'"#) }
    self.init(
      method: method, url: url, fields: try HTTPFields(reading: &reader),
      body: try HTTPBody(reading: &reader))
  }
}

// A response: `HTTP/1.1 302 Found`, the fields, the body.
extension HTTPResponse {
  fileprivate static let versionPrefix = "HTTP/1.1 "

  fileprivate var lines: [LayoutLine] {
    let phrase = reasonPhrase.isEmpty ? "" : " \(reasonPhrase)"
    let line = LayoutCell("\(Self.versionPrefix)\(status)\(phrase)", .startLine)
    return [LayoutLine(indentation: 4, line)] + fields.lines
      + body.lines(isForm: MediaType.is(fields["Content-Type"], MediaType.form))
  }

  /// Reads what follows a status line, which is read already; any reason phrase will do.
  fileprivate init(
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

// Header fields: `Host: authorization-server.example`.
extension HTTPFields {
  fileprivate var lines: [LayoutLine] { all.flatMap(\.lines) }

  /// `https://` and the value of the `Host` field, if there is exactly one.
  fileprivate var origin: WireText? {
    let hosts = values(of: "Host")
    return hosts.count == 1 ? "https://\(hosts[0])" : nil
  }

  fileprivate init(reading reader: inout TextReader) throws(TranscriptError) {
    self.init()
    while reader.starts(with: MessageLine.indentation) {
      all.append(try HTTPField(reading: &reader))
    }
  }
}

extension HTTPField {
  /// The field as it was sent, or a pair as in the JSON form, `\["",""]`.
  fileprivate var lines: [LayoutLine] {
    let text = value.isEmpty ? "\(name):" : "\(name): \(value)"
    guard HTTPField(line: text) == self else {
      return [MessageLine.escaped(.array([.string(name), .string(value)]), .field)]
    }
    let isURL = name.asciiLowercased == "location"
    return MessageLine.spell(
      text, .field, folded: isURL ? FoldedParameters.foldURL(in: text) : nil)
  }

  fileprivate init(reading reader: inout TextReader) throws(TranscriptError) {
    let start = reader.pastIndentation
    let what = "a header field such as 'Host: example.com'"
    switch try MessageLine(reading: &reader, what) {
    case .text(let line):
      guard let field = HTTPField(line: line) else { throw start.expected(what) }
      self = field
    case .json(let value):
      guard let pair = value.pairOfStrings else {
        throw start.expected(#"'\["name","value"]'"#)
      }
      self.init(pair.name, pair.value)
    }
  }

  private init?(line: String) {
    guard let (name, value) = WireText(line).divided(at: ":"), !name.isEmpty,
      !name.hasPrefix(" "), value.isEmpty || value.hasPrefix(" ")
    else { return nil }
    self.init(name, value.dropFirst(1))
  }
}
