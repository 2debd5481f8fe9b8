import HTTPModel
public import WireFormats

extension Message {
  /// What stands at a place, decoded; nil when the message lacks the place.
  ///
  /// Of a name that occurs twice it is the first value. Every message that has content has a `body`,
  /// also where `spots` lists the parameters of a form instead.
  public func value(at place: Place) -> WireText? {
    switch place {
    case .tokenHeader(let inner, let name): token(at: inner)?.header[name]?.plainText
    case .tokenClaim(let inner, let name): token(at: inner)?.claims[name]?.plainText
    case .formField(let inner, let name): form(at: inner)?[name]
    case .header(let name): fields?[name]
    case .json(let way): json?[way[...]]?.plainText
    case .body: body.flatMap { $0.isEmpty ? nil : $0.text ?? "" }
    default: spots.first { $0.place == place }?.value
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
