public import WireFormats

/// A request as it crosses the wire.
///
/// RFC 9110 §3.4
public struct HTTPRequest: Hashable, Sendable {
  /// `GET`, `POST`, or whatever was sent.
  public var method: WireText
  /// The whole target URI as sent.
  public var url: URI
  /// The header fields in order.
  public var fields: HTTPFields
  /// The content.
  public var body: HTTPBody

  /// A request with exactly these parts; no field is added.
  public init(method: WireText, url: URI, fields: HTTPFields = [:], body: HTTPBody = .empty) {
    self.method = method
    self.url = url
    self.fields = fields
    self.body = body
  }

  /// A `GET` with a `Host` field taken from the URL.
  public static func get(_ url: URI, fields: HTTPFields = [:]) -> HTTPRequest {
    HTTPRequest(method: "GET", url: url, fields: HTTPFields([host(of: url)] + fields.all))
  }

  /// A `POST` of a form, with the `Host` and `Content-Type` fields that it needs.
  public static func post(
    _ url: URI, form: FormParameters, fields: HTTPFields = [:]
  ) -> HTTPRequest {
    post(url, MediaType.form, form.text, fields)
  }

  /// A `POST` of JSON, with the `Host` and `Content-Type` fields that it needs.
  public static func post(
    _ url: URI, json: JSONValue, fields: HTTPFields = [:]
  ) -> HTTPRequest {
    post(url, MediaType.json, json.compactText, fields)
  }

  private static func post(
    _ url: URI, _ type: WireText, _ content: WireText, _ fields: HTTPFields
  ) -> HTTPRequest {
    let own = [host(of: url), HTTPField("Content-Type", type)]
    return HTTPRequest(
      method: "POST", url: url, fields: HTTPFields(own + fields.all), body: HTTPBody(content))
  }

  /// The `Host` field of a URL: its authority, without the user information before `@`.
  ///
  /// RFC 9110 §7.2
  private static func host(of url: URI) -> HTTPField {
    let authority = url.authority ?? ""
    return HTTPField("Host", authority.divided(atLast: "@")?.behind ?? authority)
  }

  /// The parameters of the body when it is declared to be a form; nil otherwise.
  public var form: FormParameters? {
    guard MediaType.is(fields["Content-Type"], MediaType.form), let text = body.text else {
      return nil
    }
    return FormParameters(parsing: text)
  }
}

/// A response as it crosses the wire.
///
/// RFC 9110 §3.4
public struct HTTPResponse: Hashable, Sendable {
  /// The status code, 200.
  public var status: Int
  /// The header fields in order.
  public var fields: HTTPFields
  /// The content.
  public var body: HTTPBody

  /// A response with exactly these parts; no field is added.
  public init(status: Int, fields: HTTPFields = [:], body: HTTPBody = .empty) {
    self.status = status
    self.fields = fields
    self.body = body
  }

  /// A response with a JSON body.
  ///
  /// The given fields follow `Content-Type`.
  public static func json(
    _ value: JSONValue, status: Int = 200, fields: HTTPFields = [:]
  ) -> HTTPResponse {
    let type = HTTPField("Content-Type", MediaType.json)
    return HTTPResponse(
      status: status, fields: HTTPFields([type] + fields.all), body: HTTPBody(value.compactText))
  }

  /// Whether the status is one of the 2xx, which mean success.
  public var isSuccess: Bool { (200..<300).contains(status) }

  /// The URL of the `Location` field.
  public var location: URI? { fields["Location"].map { URI($0) } }

  /// The JSON of the body; nil when it is none.
  public var json: JSONValue? { try? JSONParser.parse(body.bytes) }

  /// The JSON of the body when it is declared to be JSON; nil otherwise.
  public var declaredJSON: JSONValue? {
    MediaType.is(fields["Content-Type"], MediaType.json) ? json : nil
  }
}

extension HTTPResponse {
  /// The phrase that goes with the status code; empty for a code that has none.
  ///
  /// RFC 9110 §15, and RFC 6585 §4 for 429
  public var reasonPhrase: String { Self.reasonPhrases[status] ?? "" }

  private static let reasonPhrases: [Int: String] = [
    100: "Continue", 101: "Switching Protocols", 200: "OK", 201: "Created", 202: "Accepted",
    203: "Non-Authoritative Information", 204: "No Content", 205: "Reset Content",
    206: "Partial Content", 300: "Multiple Choices", 301: "Moved Permanently", 302: "Found",
    303: "See Other", 304: "Not Modified", 305: "Use Proxy", 307: "Temporary Redirect",
    308: "Permanent Redirect", 400: "Bad Request", 401: "Unauthorized", 402: "Payment Required",
    403: "Forbidden", 404: "Not Found", 405: "Method Not Allowed", 406: "Not Acceptable",
    407: "Proxy Authentication Required", 408: "Request Timeout", 409: "Conflict", 410: "Gone",
    411: "Length Required", 412: "Precondition Failed", 413: "Content Too Large",
    414: "URI Too Long", 415: "Unsupported Media Type", 416: "Range Not Satisfiable",
    417: "Expectation Failed", 421: "Misdirected Request", 422: "Unprocessable Content",
    426: "Upgrade Required", 429: "Too Many Requests", 500: "Internal Server Error",
    501: "Not Implemented", 502: "Bad Gateway", 503: "Service Unavailable",
    504: "Gateway Timeout", 505: "HTTP Version Not Supported",
  ]
}

/// The content of a message: bytes, since not every sender sends UTF-8.
///
/// RFC 9110 §6.4
public struct HTTPBody: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The bytes as sent.
  public var bytes: [UInt8]

  /// A body with these bytes.
  public init(bytes: [UInt8]) { self.bytes = bytes }

  /// A body with this text as UTF-8.
  public init(_ text: some WireTextConvertible) { bytes = Array(text.wireText.utf8) }

  /// A body with this text as UTF-8.
  public init(stringLiteral value: String) { self.init(value) }

  /// A message without content.
  public static let empty = HTTPBody(bytes: [])

  /// Whether there is no content.
  public var isEmpty: Bool { bytes.isEmpty }

  /// The text, or nil when the bytes are not UTF-8.
  public var text: WireText? { WireText(validating: bytes) }
}
