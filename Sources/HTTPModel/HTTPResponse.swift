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
