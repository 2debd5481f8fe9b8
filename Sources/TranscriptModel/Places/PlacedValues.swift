import HTTPModel
public import WireFormats

/// A place that a message has, with what stands there.
public struct PlacedValue: Hashable, Sendable {
  /// Where.
  public var place: Place
  /// The value, decoded: percent-encoding resolved, a JSON string without quotes, other JSON as text.
  public var value: WireText
  /// What a note calls the place: `redirect_uri`, `id_token.claims.nonce`, `keys/0/kid`.
  public var label: String
}

extension Message {
  /// Every place that this message has, in the order in which one reads it.
  ///
  /// A name that occurs twice is listed once, with its first value.
  public var values: [PlacedValue] {
    var seen: Set<Place> = []
    return allValues.filter { seen.insert($0.place).inserted }
  }

  private var allValues: [PlacedValue] {
    switch self {
    case .request(let request):
      [PlacedValue(place: .url, value: request.url.text, label: "url")]
        + Self.placed(request.url.queryParameters.all) { .query($0) }
        + Self.placed(request.fields.all) { .header($0) }
        + (request.form.map { form in Self.placed(form.all) { .form($0) } }
          ?? Self.values(of: request.body))
    case .response(let response):
      [PlacedValue(place: .status, value: "\(response.status)", label: "status")]
        + Self.placed(response.fields.all) { .header($0) }
        + Self.placed(response.location?.queryParameters.all ?? []) { .locationQuery($0) }
        + Self.values(of: response.body)
    case .handoff(let handoff):
      if let url = handoff.url {
        [PlacedValue(place: .url, value: url.text, label: "url")]
          + Self.placed(url.queryParameters.all) { .query($0) }
      } else {
        Self.placed(handoff.parameters) { .value($0) }
      }
    }
  }

  private static func values(of body: HTTPBody) -> [PlacedValue] {
    guard !body.isEmpty else { return [] }
    let whole = PlacedValue(place: .body, value: body.text ?? "", label: "body")
    guard let json = try? JSONParser.parse(body.bytes) else { return [whole] }
    return [whole] + values(of: json, at: [])
  }

  private static func values(of json: JSONValue, at way: [WireText]) -> [PlacedValue] {
    switch json {
    case .object(let members):
      members.flatMap { values(of: $0.value, at: way + [$0.name]) }
    case .array(let elements) where elements.contains { $0.members != nil }:
      elements.enumerated().flatMap { values(of: $1, at: way + ["\($0)"]) }
    default:
      way.isEmpty
        ? []
        : placed(.json(way), json.plainText, label: JSONPointer(tokens: way).description)
          + formValues(in: json, at: way)
    }
  }

  /// The parameters of a form inside a JSON string, if there is one.
  private static func formValues(in json: JSONValue, at way: [WireText]) -> [PlacedValue] {
    let form = json.stringValue.flatMap(FormText.parameters)
    return placed(form?.all ?? [], label: "\(JSONPointer(tokens: way)).") {
      .formField(of: .json(way), $0)
    }
  }

  private static func placed(
    _ texts: [some NamedText], label: String = "", at place: (WireText) -> Place
  ) -> [PlacedValue] {
    texts.flatMap { placed(place($0.name), $0.value, label: "\(label)\($0.name)") }
  }

  /// A place, and if a JWT stands there, the places inside it.
  private static func placed(_ place: Place, _ value: WireText, label: String) -> [PlacedValue] {
    func members(_ json: JSONValue, of part: String, at place: (WireText) -> Place) -> [PlacedValue]
    {
      (json.members ?? []).map { member in
        PlacedValue(
          place: place(member.name), value: member.value.plainText,
          label: "\(label).\(part).\(member.name)")
      }
    }
    let own = PlacedValue(place: place, value: value, label: label)
    guard let token = TokenText(in: value) else { return [own] }
    return [own] + members(token.header, of: "header") { .tokenHeader(of: place, $0) }
      + members(token.claims, of: "claims") { .tokenClaim(of: place, $0) }
  }
}

extension JSONValue {
  /// A string without quotes, every other value as JSON.
  var plainText: WireText { stringValue ?? compactText }
}

extension Message {
  /// What stands at a place, decoded; nil when the message lacks the place.
  ///
  /// Of a name that occurs twice it is the first value. Every message that has content has a `body`,
  /// also where `values` lists the parameters of a form instead.
  public func value(at place: Place) -> WireText? {
    switch place {
    case .tokenHeader(let inner, let name): token(at: inner)?.header[name]?.plainText
    case .tokenClaim(let inner, let name): token(at: inner)?.claims[name]?.plainText
    case .formField(let inner, let name): form(at: inner)?[name]
    case .header(let name): content?.fields[name]
    case .json(let way): json?[way[...]]?.plainText
    case .body: (content?.body).flatMap { $0.isEmpty ? nil : $0.text ?? "" }
    default: values.first { $0.place == place }?.value
    }
  }

  /// The JWT at a place, taken apart; nil when there is none.
  func token(at place: Place) -> TokenText? {
    value(at: place).flatMap { TokenText(in: $0) }
  }

  /// The form that stands as text at a place; nil when there is none.
  func form(at place: Place) -> FormParameters? {
    value(at: place).flatMap { FormText.parameters(in: $0) }
  }

  private var content: (fields: HTTPFields, body: HTTPBody)? {
    switch self {
    case .request(let request): (request.fields, request.body)
    case .response(let response): (response.fields, response.body)
    case .handoff: nil
    }
  }

  private var json: JSONValue? { content.flatMap { try? JSONParser.parse($0.body.bytes) } }
}

/// A form that stands as text inside another value: Firebase's `postBody` is one in a JSON string.
enum FormText {
  /// The parameters, if the text is plainly a form: at least two, each with a name and a value.
  static func parameters(in text: WireText) -> FormParameters? {
    let form = FormParameters(parsing: text)
    let isForm = form.all.count > 1 && form.all.allSatisfy(isParameter)
    return isForm ? form : nil
  }

  private static func isParameter(_ parameter: FormParameter) -> Bool {
    !parameter.rawName.isEmpty && parameter.rawName.utf8.allSatisfy(PercentEncoding.isUnreserved)
      && parameter.rawValue?.contains(" ") == false && parameter.isWellEncoded
  }
}
