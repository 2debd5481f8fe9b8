import HTTPModel
import WireFormats

extension Message {
  /// The message with a change at one place.
  ///
  /// At JSON values, claims and header members, a value that is JSON is taken as JSON, and any other
  /// as a string: `exp=1` sets a number, `exp="1"` a string. A JWT is written anew and keeps its old
  /// signature.
  ///
  /// - Throws: `PlaceError` when the message lacks the place, or the value cannot stand there.
  public func applying(_ change: Change, at place: Place) throws(PlaceError) -> Message {
    var copy = self
    try copy.apply(change, at: place)
    return copy
  }

  private mutating func apply(_ change: Change, at place: Place) throws(PlaceError) {
    if !change.mayMakePlace, !spots.contains(where: { $0.place.matches(place) }) {
      throw absent(place)
    }
    try make(change, at: place)
  }

  private mutating func make(_ change: Change, at place: Place) throws(PlaceError) {
    if case .tokenHeader(let inner, let name) = place {
      return try changeToken(at: inner, place) { $0.header.apply(change, to: name) }
    }
    if case .tokenClaim(let inner, let name) = place {
      return try changeToken(at: inner, place) { $0.claims.apply(change, to: name) }
    }
    if case .formField(let inner, let name) = place {
      return try changeForm(at: inner, place) { $0.apply(change, to: name) }
    }
    switch self {
    case .request(var request):
      guard try request.apply(change, at: place) else { throw absent(place) }
      self = .request(request)
    case .response(var response):
      guard try response.apply(change, at: place) else { throw absent(place) }
      self = .response(response)
    case .handoff(var handoff):
      guard handoff.apply(change, at: place) else { throw absent(place) }
      self = .handoff(handoff)
    }
  }

  private mutating func changeToken(
    at inner: Place, _ place: Place, _ change: (inout TokenText) -> Void
  ) throws(PlaceError) {
    guard let value = spots.first(where: { $0.place.matches(inner) })?.value,
      var token = TokenText(in: value)
    else { throw absent(place) }
    change(&token)
    try make(.set(token.text), at: inner)
  }

  private mutating func changeForm(
    at inner: Place, _ place: Place, _ change: (inout FormParameters) -> Void
  ) throws(PlaceError) {
    guard let value = spots.first(where: { $0.place.matches(inner) })?.value,
      var form = FormText.parameters(in: value)
    else { throw absent(place) }
    change(&form)
    try make(.set(form.text), at: inner)
  }

  private func absent(_ place: Place) -> PlaceError {
    .absent(place, present: spots.map(\.place))
  }
}

extension Place {
  /// Whether two places are the same; field names compare without regard to case.
  func matches(_ other: Place) -> Bool {
    if case .header(let one) = self, case .header(let two) = other {
      return one.lowercased() == two.lowercased()
    }
    return self == other
  }
}

extension HTTPRequest {
  fileprivate mutating func apply(_ change: Change, at place: Place) throws(PlaceError) -> Bool {
    switch place {
    case .url:
      guard case .set(let text) = change else { return false }
      url = URI(text)
    case .query(let name): url.queryParameters.apply(change, to: name)
    case .header(let name): fields.apply(change, to: name)
    case .form(let name):
      guard var form else { return false }
      form.apply(change, to: name)
      body = HTTPBody(form.text)
    case .body: body.apply(change)
    case .json(let way): return body.apply(change, at: way)
    default: return false
    }
    return true
  }
}

extension HTTPResponse {
  fileprivate mutating func apply(_ change: Change, at place: Place) throws(PlaceError) -> Bool {
    switch place {
    case .status:
      guard case .set(let text) = change, let code = Int(text), (100...599).contains(code) else {
        throw .unfit(place, "must be set to a number from 100 to 599")
      }
      status = code
    case .header(let name): fields.apply(change, to: name)
    case .locationQuery(let name):
      guard var url = location else { return false }
      url.queryParameters.apply(change, to: name)
      fields.set("Location", to: url.text)
    case .body: body.apply(change)
    case .json(let way): return body.apply(change, at: way)
    default: return false
    }
    return true
  }
}

extension Handoff {
  fileprivate mutating func apply(_ change: Change, at place: Place) -> Bool {
    switch (place, change) {
    case (.url, .set(let text)) where url != nil: url = URI(text)
    case (.query(let name), _) where url != nil: url?.queryParameters.apply(change, to: name)
    case (.value(let name), .set(let text)) where url == nil:
      if let index = parameters.firstIndex(where: { $0.name == name }) {
        parameters[index].value = text
      } else {
        parameters.append(NamedValue(name, text))
      }
    case (.value(let name), .add(let text)) where url == nil:
      parameters.append(NamedValue(name, text))
    case (.value(let name), .remove) where url == nil: parameters.removeAll { $0.name == name }
    default: return false
    }
    return true
  }
}

extension HTTPBody {
  fileprivate mutating func apply(_ change: Change) {
    switch change {
    case .set(let text): self = HTTPBody(text)
    case .add(let text): bytes += Array(text.utf8)
    case .remove: self = .empty
    }
  }

  fileprivate mutating func apply(_ change: Change, at way: [String]) -> Bool {
    guard var json = try? JSONParser.parse(bytes) else { return false }
    let isDone: Bool
    switch change {
    case .set(let text): isDone = json.put(.reading(text), at: way[...])
    case .remove: isDone = json.put(nil, at: way[...])
    case .add(let text):
      guard let name = way.last, var parent = json[way.dropLast()[...]] else { return false }
      parent.apply(.add(text), to: name)
      isDone = json.put(parent, at: way.dropLast()[...])
    }
    if isDone { self = HTTPBody(json.compactText) }
    return isDone
  }
}

extension HTTPFields {
  fileprivate mutating func apply(_ change: Change, to name: String) {
    switch change {
    case .set(let text): set(name, to: text)
    case .add(let text): append(name, text)
    case .remove: remove(name)
    }
  }
}

extension FormParameters {
  fileprivate mutating func apply(_ change: Change, to name: String) {
    switch change {
    case .set(let text): set(name, to: text)
    case .add(let text): all.append(FormParameter(name, text))
    case .remove: remove(name)
    }
  }
}

extension JSONValue {
  /// JSON, if the text is JSON, and otherwise a string.
  fileprivate static func reading(_ text: String) -> JSONValue {
    (try? JSONParser.parse(text)) ?? .string(text)
  }

  fileprivate mutating func apply(_ change: Change, to name: String) {
    switch change {
    case .set(let text): set(name, to: .reading(text))
    case .remove: remove(name)
    case .add(let text):
      guard case .object(let members) = self else { return }
      self = .object(members + [JSONMember(name, .reading(text))])
    }
  }
}
