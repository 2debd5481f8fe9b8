import HTTPModel
import WireFormats

// A request: `GET /authorize?… HTTP/1.1`, the fields, the body.
extension HTTPRequest {
  private static let versionSuffix = " HTTP/1.1"

  /// Whether the first line of a message makes it a request.
  static func isRequestLine(_ text: String) -> Bool {
    text.utf8.suffix(versionSuffix.utf8.count).elementsEqual(versionSuffix.utf8)
  }

  /// The lines of the request.
  ///
  /// The target has the origin form, `/authorize`, where the `Host` field tells the rest of the URL;
  /// else it is the whole URL.
  var spelling: String {
    let isForm = MediaType.is(fields["Content-Type"], MediaType.form)
    let fieldLines = fields.spelling
    let head = exactHead(fieldLines: fieldLines) ?? escapedRequestLine + "\n" + fieldLines
    return head + body.spelling(isForm: isForm)
  }

  private func exactHead(fieldLines: String) -> String? {
    let withoutBody = HTTPRequest(method: method, url: url, fields: fields)
    for target in [originForm, url.text] {
      guard let target else { continue }
      let line = "\(method) \(target)\(Self.versionSuffix)"
      let spelling = MessageLine.spell(line, folded: FoldedParameters.foldURL(in: line))
      let exact = Spelling.exact(spelling + "\n" + fieldLines, of: .request(withoutBody)) {
        reader throws(TranscriptError) in try Message(reading: &reader)
      }
      if let exact { return exact }
    }
    return nil
  }

  private var originForm: WireText? {
    guard let origin = fields.origin, url.text.utf8.starts(with: "\(origin)/".utf8) else {
      return nil
    }
    return url.text.dropFirst(origin.utf8.count)
  }

  private var escapedRequestLine: String {
    let members = [JSONMember("method", .string(method)), JSONMember("url", url.exactJSON)]
    return MessageLine.indentation + VisibleText.literal(.object(members))
  }

  /// Reads what follows a request line, which is read already and stands at `start`.
  init(
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
  init(
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

extension HTTPFields {
  /// `https://` and the value of the `Host` field, if there is exactly one.
  fileprivate var origin: WireText? {
    let hosts = values(of: "Host")
    return hosts.count == 1 ? "https://\(hosts[0])" : nil
  }
}
