import HTTPModel
import WireFormats

extension Message {
  /// Every place that this message has, in the order in which one reads it.
  ///
  /// A name that occurs twice is listed once, with its first value.
  public var spots: [Spot] {
    var seen: Set<Place> = []
    return allSpots.filter { seen.insert($0.place).inserted }
  }

  private var allSpots: [Spot] {
    switch self {
    case .request(let request):
      [Spot(place: .url, value: request.url.text, label: "url")]
        + Self.parameters(request.url.queryParameters) { .query($0) }
        + Self.spots(of: request.fields)
        + (request.form.map { form in Self.parameters(form) { .form($0) } }
          ?? Self.spots(of: request.body))
    case .response(let response):
      [Spot(place: .status, value: "\(response.status)", label: "status")]
        + Self.spots(of: response.fields)
        + (response.location.map { url in
          Self.parameters(url.queryParameters) { .locationQuery($0) }
        } ?? [])
        + Self.spots(of: response.body)
    case .handoff(let handoff):
      if let url = handoff.url {
        [Spot(place: .url, value: url.text, label: "url")]
          + Self.parameters(url.queryParameters) { .query($0) }
      } else {
        handoff.parameters.flatMap { parameter in
          Self.spot(.value(parameter.name), parameter.value, label: parameter.name.string)
        }
      }
    }
  }

  private static func spots(of fields: HTTPFields) -> [Spot] {
    fields.all.flatMap { spot(.header($0.name), $0.value, label: $0.name.string) }
  }

  private static func spots(of body: HTTPBody) -> [Spot] {
    guard !body.isEmpty else { return [] }
    let whole = Spot(place: .body, value: body.text ?? "", label: "body")
    guard let json = try? JSONParser.parse(body.bytes) else { return [whole] }
    return [whole] + spots(of: json, at: [])
  }

  private static func spots(of json: JSONValue, at way: [WireText]) -> [Spot] {
    switch json {
    case .object(let members):
      members.flatMap { spots(of: $0.value, at: way + [$0.name]) }
    case .array(let elements) where elements.contains { $0.members != nil }:
      elements.enumerated().flatMap { spots(of: $1, at: way + ["\($0)"]) }
    default:
      way.isEmpty
        ? []
        : spot(.json(way), json.plainText, label: JSONPointer(tokens: way).description)
          + formSpots(in: json, at: way)
    }
  }

  /// The parameters of a form inside a JSON string, if there is one.
  private static func formSpots(in json: JSONValue, at way: [WireText]) -> [Spot] {
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
  ) -> [Spot] {
    parameters.all.flatMap { spot(place($0.name), $0.value, label: $0.name.string) }
  }

  /// A place, and if a JWT stands there, the places inside it.
  private static func spot(_ place: Place, _ value: WireText, label: String) -> [Spot] {
    let own = Spot(place: place, value: value, label: label)
    guard let token = TokenText(in: value) else { return [own] }
    let header = (token.header.members ?? []).map { member in
      Spot(
        place: .tokenHeader(of: place, member.name), value: member.value.plainText,
        label: "\(label).header.\(member.name)")
    }
    let claims = (token.claims.members ?? []).map { member in
      Spot(
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
