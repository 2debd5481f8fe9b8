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

  /// Refuses a text in double quotes that is no JSON string, where JSON is read.
  ///
  /// It was meant as one: to take its quotes and escapes for a text of their own would hide that.
  fileprivate func requireWholeQuotes(at place: Place) throws(PlaceError) {
    let text: WireText
    switch self {
    case .set(let value), .add(let value): text = value
    case .remove: return
    }
    switch place {
    case .json, .tokenHeader, .tokenClaim: break
    default: return
    }
    guard text.utf8.count > 1, text.hasPrefix("\""), text.hasSuffix("\"") else { return }
    do { _ = try JSONParser.parse(text) } catch {
      throw .unfit(
        place,
        "takes a text in double quotes as JSON, and '\(text)' is broken at \(error); leave the "
          + "quotes out, or write an escape for what is in them")
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
      try rewrite(token(at: inner), place, at: inner, \.text) { $0.header.apply(change, to: name) }
    case .tokenClaim(let inner, let name):
      try rewrite(token(at: inner), place, at: inner, \.text) { $0.claims.apply(change, to: name) }
    case .formField(let inner, let name):
      try rewrite(form(at: inner), place, at: inner, \.text) { $0.apply(change, to: name) }
    default: try changeSelf(change, at: place)
    }
  }

  private mutating func changeSelf(_ change: Change, at place: Place) throws(PlaceError) {
    let isDone: Bool
    switch self {
    case .request(var request):
      isDone = try request.apply(change, at: place)
      self = .request(request)
    case .response(var response):
      isDone = try response.apply(change, at: place)
      self = .response(response)
    case .handoff(var handoff):
      isDone = try handoff.apply(change, at: place)
      self = .handoff(handoff)
    }
    if !isDone { throw absent(place) }
  }

  /// Changes the token or the form at a place, inside of which stands the place that is asked for.
  private mutating func rewrite<Whole>(
    _ whole: Whole?, _ place: Place, at outer: Place, _ text: (Whole) -> WireText,
    _ change: (inout Whole) -> Void
  ) throws(PlaceError) {
    guard var whole else { throw absent(place) }
    change(&whole)
    try apply(.set(text(whole)), at: outer)
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
    default: return body.apply(change, at: place)
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
    default: return body.apply(change, at: place)
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
  fileprivate mutating func apply(_ change: Change, at place: Place) -> Bool {
    switch (place, change) {
    case (.body, .set(let text)): self = HTTPBody(text)
    case (.body, .add(let text)): bytes += text.utf8
    case (.body, .remove): self = .empty
    case (.json(let way), _):
      guard var json = try? JSONParser.parse(bytes), json.apply(change, at: way[...]) else {
        return false
      }
      self = HTTPBody(json.compactText)
    default: return false
    }
    return true
  }
}

extension NamedTexts {
  fileprivate mutating func apply(_ change: Change, to name: WireText) {
    switch change {
    case .set(let text): set(name, to: text)
    case .add(let text): append(name, text)
    case .remove: remove(name)
    }
  }
}

extension JSONValue {
  /// JSON, if the text is JSON, and otherwise a string.
  fileprivate static func reading(_ text: WireText) -> JSONValue {
    (try? JSONParser.parse(text)) ?? .string(text)
  }

  fileprivate mutating func apply(_ change: Change, at way: ArraySlice<WireText>) -> Bool {
    switch change {
    case .set(let text): return put(.reading(text), at: way)
    case .remove: return put(nil, at: way)
    case .add:
      guard let name = way.last, var parent = self[way.dropLast()], parent.members != nil else {
        return false
      }
      parent.apply(change, to: name)
      return put(parent, at: way.dropLast())
    }
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
