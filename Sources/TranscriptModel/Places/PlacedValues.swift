import HTTPModel
public import WireFormats

/// A place that a message has, with what stands there.
public struct PlacedValue: Hashable, Sendable {
  /// Where.
  public var place: Place
  /// The value, decoded: percent-encoding resolved, a JSON string without quotes, other JSON as text.
  public var value: WireText
  /// What a note calls the spot: `redirect_uri`, `id_token.claims.nonce`, `keys/0/kid`.
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
        + Self.parameters(request.url.queryParameters) { .query($0) }
        + Self.values(of: request.fields)
        + (request.form.map { form in Self.parameters(form) { .form($0) } }
          ?? Self.values(of: request.body))
    case .response(let response):
      [PlacedValue(place: .status, value: "\(response.status)", label: "status")]
        + Self.values(of: response.fields)
        + (response.location.map { url in
          Self.parameters(url.queryParameters) { .locationQuery($0) }
        } ?? [])
        + Self.values(of: response.body)
    case .handoff(let handoff):
      if let url = handoff.url {
        [PlacedValue(place: .url, value: url.text, label: "url")]
          + Self.parameters(url.queryParameters) { .query($0) }
      } else {
        handoff.parameters.flatMap { parameter in
          Self.spot(.value(parameter.name), parameter.value, label: parameter.name.string)
        }
      }
    }
  }

  private static func values(of fields: HTTPFields) -> [PlacedValue] {
    fields.all.flatMap { spot(.header($0.name), $0.value, label: $0.name.string) }
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
        : spot(.json(way), json.plainText, label: JSONPointer(tokens: way).description)
          + formValues(in: json, at: way)
    }
  }

  /// The parameters of a form inside a JSON string, if there is one.
  private static func formValues(in json: JSONValue, at way: [WireText]) -> [PlacedValue] {
    guard let form = json.stringValue.flatMap(FormText.parameters) else { return [] }
    let label = JSONPointer(tokens: way).description
    return form.all.flatMap { parameter in
      spot(
        .formField(of: .json(way), parameter.name), parameter.value,
        label: "\(label).\(parameter.name)")
    }
  }

  private static func parameters(
    _ parameters: FormParameters, at place: (WireText) -> Place
  ) -> [PlacedValue] {
    parameters.all.flatMap { spot(place($0.name), $0.value, label: $0.name.string) }
  }

  /// A place, and if a JWT stands there, the places inside it.
  private static func spot(_ place: Place, _ value: WireText, label: String) -> [PlacedValue] {
    let own = PlacedValue(place: place, value: value, label: label)
    guard let token = TokenText(in: value) else { return [own] }
    let header = (token.header.members ?? []).map { member in
      PlacedValue(
        place: .tokenHeader(of: place, member.name), value: member.value.plainText,
        label: "\(label).header.\(member.name)")
    }
    let claims = (token.claims.members ?? []).map { member in
      PlacedValue(
        place: .tokenClaim(of: place, member.name), value: member.value.plainText,
        label: "\(label).claims.\(member.name)")
    }
    return [own] + header + claims
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
    case .header(let name): fields?[name]
    case .json(let way): json?[way[...]]?.plainText
    case .body: body.flatMap { $0.isEmpty ? nil : $0.text ?? "" }
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

  private var fields: HTTPFields? {
    switch self {
    case .request(let request): request.fields
    case .response(let response): response.fields
    case .handoff: nil
    }
  }

  private var body: HTTPBody? {
    switch self {
    case .request(let request): request.body
    case .response(let response): response.body
    case .handoff: nil
    }
  }

  private var json: JSONValue? { body.flatMap { try? JSONParser.parse($0.bytes) } }
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
