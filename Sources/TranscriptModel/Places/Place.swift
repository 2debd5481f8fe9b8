public import WireFormats

/// A place in a message, as one names it to look at it or to change it: `form.code_verifier`,
/// `location.query.state`, `json.id_token.claims.nonce`.
public indirect enum Place: Hashable, Sendable {
  /// `status`: the status code of a response.
  case status
  /// `body`: the whole content.
  case body
  /// `url`: the whole URL of a request or of a handoff.
  case url
  /// `header.NAME`: a header field, whose name compares without regard to case.
  case header(WireText)
  /// `query.NAME`: a parameter in the URL's query.
  case query(WireText)
  /// `form.NAME`: a parameter in a form body.
  case form(WireText)
  /// `location.query.NAME`: a parameter in the URL of the `Location` field.
  case locationQuery(WireText)
  /// `json.POINTER`: a value in a JSON body, by a JSON Pointer (RFC 6901) without its first slash:
  /// `json.access_token`, `json.keys/0/kid`.
  case json([WireText])
  /// `value.NAME`: a parameter of a handoff that is no URL.
  case value(WireText)
  /// `json.POINTER.form.NAME`: a parameter of a form that stands as text in a JSON string.
  case formField(of: Place, WireText)
  /// `….header.NAME`: a header member of the JWT that stands at another place.
  case tokenHeader(of: Place, WireText)
  /// `….claims.NAME`: a claim of the JWT that stands at another place.
  case tokenClaim(of: Place, WireText)

  /// Reads a place; nil when the text names none.
  public init?(parsing text: some WireTextConvertible) {
    let text = text.wireText
    // The last '.claims.' or '.header.' behind a place divides the token from the name inside it,
    // and before that the last '.form.' a form from its parameter.
    for (mark, make) in Self.marks {
      guard let (before, name) = text.divided(atLast: mark), !before.isEmpty, !name.isEmpty,
        let outer = Place(parsing: before), outer.mayHoldMore
      else { continue }
      self = make(outer, name)
      return
    }
    switch text {
    case "status": self = .status
    case "body": self = .body
    case "url": self = .url
    default:
      guard let (prefix, make) = Self.prefixes.first(where: { text.hasPrefix($0.0) }) else {
        return nil
      }
      let name = text.dropFirst(prefix.utf8.count)
      guard !name.isEmpty, let place = make(name) else { return nil }
      self = place
    }
  }

  private static let marks: [(WireText, @Sendable (Place, WireText) -> Place)] = [
    (".claims.", { .tokenClaim(of: $0, $1) }), (".header.", { .tokenHeader(of: $0, $1) }),
    (".form.", { .formField(of: $0, $1) }),
  ]

  private static let prefixes: [(WireText, @Sendable (WireText) -> Place?)] = [
    ("header.", { .header($0) }), ("query.", { .query($0) }), ("form.", { .form($0) }),
    ("location.query.", { .locationQuery($0) }), ("value.", { .value($0) }),
    ("json.", { JSONPointer(parsing: $0).map { .json($0.tokens) } }),
  ]

  /// The name at the end of the place: of a field, a parameter, a member or a claim; nil for a whole.
  public var name: WireText? {
    switch self {
    case .status, .body, .url: nil
    case .header(let name), .query(let name), .form(let name), .locationQuery(let name),
      .value(let name), .tokenHeader(_, let name), .tokenClaim(_, let name),
      .formField(_, let name):
      name
    case .json(let way): way.last
    }
  }

  /// Whether a token or a form can stand at the place.
  private var mayHoldMore: Bool {
    switch self {
    case .status, .body, .url, .tokenHeader, .tokenClaim: false
    default: true
    }
  }
}

extension Place: CustomStringConvertible {
  /// The text that `init(parsing:)` reads.
  public var description: String {
    switch self {
    case .status: "status"
    case .body: "body"
    case .url: "url"
    case .header(let name): "header.\(name)"
    case .query(let name): "query.\(name)"
    case .form(let name): "form.\(name)"
    case .locationQuery(let name): "location.query.\(name)"
    case .json(let tokens): "json.\(JSONPointer(tokens: tokens))"
    case .value(let name): "value.\(name)"
    case .formField(let place, let name): "\(place).form.\(name)"
    case .tokenHeader(let place, let name): "\(place).header.\(name)"
    case .tokenClaim(let place, let name): "\(place).claims.\(name)"
    }
  }
}

/// Why a message cannot be changed as asked.
public enum PlaceError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The message does not have this place; it has those.
  case absent(Place, present: [Place])
  /// The value cannot stand at this place, for the reason given.
  case unfit(Place, String)

  /// What is wrong, and what to do instead.
  public var description: String {
    switch self {
    case .absent(let place, let present):
      "the message has no '\(place)'; it has: "
        + present.map(\.description).joined(separator: ", ")
    case .unfit(let place, let reason): "'\(place)' \(reason)"
    }
  }
}

/// The way from the top of a JSON text to a value in it: RFC 6901, written here without the first
/// slash.
struct JSONPointer: Hashable, Sendable, CustomStringConvertible {
  var tokens: [WireText]

  init(tokens: [WireText]) { self.tokens = tokens }

  /// Reads `keys/0/kid`, also with the leading slash of RFC 6901; nil when a `~` is no escape.
  init?(parsing text: some WireTextConvertible) {
    let text = text.wireText
    tokens = []
    for token in (text.hasPrefix("/") ? text.dropFirst(1) : text).split(at: "/") {
      let parts = token.split(at: "~")
      guard parts.dropFirst().allSatisfy({ $0.hasPrefix("0") || $0.hasPrefix("1") }) else {
        return nil
      }
      tokens.append(token.replacing("~1", with: "/").replacing("~0", with: "~"))
    }
  }

  var description: String {
    tokens.map { $0.replacing("~", with: "~0").replacing("/", with: "~1") }
      .joined(separator: "/").string
  }
}

extension JSONValue {
  /// The value at the end of a way; nil when there is none.
  subscript(way: ArraySlice<WireText>) -> JSONValue? {
    guard let name = way.first else { return self }
    return child(name)?[way.dropFirst()]
  }

  /// Puts a value at the end of a way, or removes what is there; false when the way ends too early.
  mutating func put(_ value: JSONValue?, at way: ArraySlice<WireText>) -> Bool {
    guard let name = way.first else {
      if let value { self = value }
      return value != nil
    }
    if way.count == 1 { return putChild(value, at: name) }
    guard var child = child(name), child.put(value, at: way.dropFirst()) else { return false }
    return putChild(child, at: name)
  }

  private func child(_ name: WireText) -> JSONValue? {
    switch self {
    case .object: self[name]
    case .array(let elements):
      Int(name.string).flatMap { elements.indices.contains($0) ? elements[$0] : nil }
    default: nil
    }
  }

  private mutating func putChild(_ value: JSONValue?, at name: WireText) -> Bool {
    switch self {
    case .object:
      if let value { set(name, to: value) } else { remove(name) }
      return true
    case .array(var elements):
      guard let index = Int(name.string), elements.indices.contains(index) else { return false }
      if let value { elements[index] = value } else { elements.remove(at: index) }
      self = .array(elements)
      return true
    default: return false
    }
  }
}
