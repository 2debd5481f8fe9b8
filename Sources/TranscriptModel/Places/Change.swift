import HTTPModel
public import WireFormats

/// What is done at a place.
public enum Change: Hashable, Sendable {
  /// The value is replaced. `PLACE=VALUE`
  case set(WireText)
  /// A parameter, field or member is added at the end, beside one of the same name if there is one.
  /// `PLACE+=VALUE`
  case add(WireText)
  /// What stands there is taken away. `PLACE=` with nothing behind it.
  case remove

  /// Whether what stood at the place is gone afterwards.
  public var replaces: Bool {
    if case .add = self { false } else { true }
  }

  /// The value that is set or added.
  fileprivate var text: WireText? {
    switch self {
    case .set(let text), .add(let text): text
    case .remove: nil
    }
  }
}

extension Change {
  /// Refuses a text in double quotes that is no JSON string, where JSON is read.
  ///
  /// It was meant as one: to take its quotes and escapes for a text of their own would hide that.
  func requireWholeQuotes(at place: Place) throws(PlaceError) {
    guard place.holdsJSON, let text, text.utf8.count > 1, text.hasPrefix("\""),
      text.hasSuffix("\"")
    else { return }
    do { _ = try JSONParser.parse(text) } catch {
      throw .unfit(
        place,
        "takes a text in double quotes as JSON, and '\(text)' is broken at \(error); leave the "
          + "quotes out, or write an escape for what is in them")
    }
  }
}

extension Place {
  /// Whether a value is read as JSON there.
  fileprivate var holdsJSON: Bool {
    switch self {
    case .json, .tokenHeader, .tokenClaim: true
    default: false
    }
  }
}

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
    if change.replaces, value(at: place) == nil { throw absent(place) }
    try change.requireWholeQuotes(at: place)
    switch place {
    case .tokenHeader(let inner, let name):
      try changeToken(at: inner, place) { $0.header.apply(change, to: name) }
    case .tokenClaim(let inner, let name):
      try changeToken(at: inner, place) { $0.claims.apply(change, to: name) }
    case .formField(let inner, let name):
      try changeForm(at: inner, place) { $0.apply(change, to: name) }
    default: try changeSelf(change, at: place)
    }
  }

  private mutating func changeSelf(_ change: Change, at place: Place) throws(PlaceError) {
    switch self {
    case .request(var request):
      guard try request.apply(change, at: place) else { throw absent(place) }
      self = .request(request)
    case .response(var response):
      guard try response.apply(change, at: place) else { throw absent(place) }
      self = .response(response)
    case .handoff(var handoff):
      guard try handoff.apply(change, at: place) else { throw absent(place) }
      self = .handoff(handoff)
    }
  }

  private mutating func changeToken(
    at inner: Place, _ place: Place, _ change: (inout TokenText) -> Void
  ) throws(PlaceError) {
    guard var token = token(at: inner) else { throw absent(place) }
    change(&token)
    try apply(.set(token.text), at: inner)
  }

  private mutating func changeForm(
    at inner: Place, _ place: Place, _ change: (inout FormParameters) -> Void
  ) throws(PlaceError) {
    guard var form = form(at: inner) else { throw absent(place) }
    change(&form)
    try apply(.set(form.text), at: inner)
  }

  private func absent(_ place: Place) -> PlaceError {
    .absent(place, present: values.map(\.place))
  }
}

extension HTTPRequest {
  fileprivate mutating func apply(_ change: Change, at place: Place) throws(PlaceError) -> Bool {
    switch place {
    case .url: url = try URI(setBy: change)
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
      guard case .set(let text) = change else { throw .unfit(place, "can only be set") }
      guard let code = Int(text.string), (100...599).contains(code) else {
        throw .unfit(place, "must be a number from 100 to 599, not '\(text)'")
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
  fileprivate mutating func apply(_ change: Change, at place: Place) throws(PlaceError) -> Bool {
    switch (place, change) {
    case (.url, _) where url != nil: url = try URI(setBy: change)
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

extension URI {
  fileprivate init(setBy change: Change) throws(PlaceError) {
    guard case .set(let text) = change else { throw .unfit(.url, "can only be set") }
    self.init(text)
  }
}

extension HTTPBody {
  fileprivate mutating func apply(_ change: Change) {
    switch change {
    case .set(let text): self = HTTPBody(text)
    case .add(let text): bytes += text.utf8
    case .remove: self = .empty
    }
  }

  fileprivate mutating func apply(_ change: Change, at way: [WireText]) -> Bool {
    guard var json = try? JSONParser.parse(bytes) else { return false }
    let isDone: Bool
    switch change {
    case .set(let text): isDone = json.put(.reading(text), at: way[...])
    case .remove: isDone = json.put(nil, at: way[...])
    case .add(let text):
      guard let name = way.last, var parent = json[way.dropLast()[...]], parent.members != nil
      else { return false }
      parent.apply(.add(text), to: name)
      isDone = json.put(parent, at: way.dropLast()[...])
    }
    if isDone { self = HTTPBody(json.compactText) }
    return isDone
  }
}

extension HTTPFields {
  fileprivate mutating func apply(_ change: Change, to name: WireText) {
    switch change {
    case .set(let text): set(name, to: text)
    case .add(let text): append(name, text)
    case .remove: remove(name)
    }
  }
}

extension FormParameters {
  fileprivate mutating func apply(_ change: Change, to name: WireText) {
    switch change {
    case .set(let text): set(name, to: text)
    case .add(let text): all.append(FormParameter(name, text))
    case .remove: remove(name)
    }
  }
}

extension JSONValue {
  /// JSON, if the text is JSON, and otherwise a string.
  fileprivate static func reading(_ text: WireText) -> JSONValue {
    (try? JSONParser.parse(text)) ?? .string(text)
  }

  fileprivate mutating func apply(_ change: Change, to name: WireText) {
    switch change {
    case .set(let text): set(name, to: .reading(text))
    case .remove: remove(name)
    case .add(let text):
      guard case .object(let members) = self else { return }
      self = .object(members + [JSONMember(name, .reading(text))])
    }
  }
}
