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
