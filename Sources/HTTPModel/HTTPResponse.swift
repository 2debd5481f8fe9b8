public import WireFormats

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
