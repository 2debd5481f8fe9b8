import Vocabulary
import TranscriptModel
import WireFormats

/// Puts the vocabulary's notes beside the steps: what a message is, and what each part of it is for.
enum StepAnnotation {
  /// The notes on a step as it was delivered.
  static func notes(on step: Step) -> [Note] {
    let message = step.id.name
    return MessageNotes.notes(for: message).map { note in
      Note(about: message.description, text: note.text, reference: "\(note.reference)")
    } + parts(of: step)
  }

  private static func parts(of step: Step) -> [Note] {
    if let calculation = step.calculation {
      let places = [.value] + TokenKind.allCases.map { ParameterPlace.claim($0) }
      return (calculation.inputs + calculation.outputs).compactMap { value in
        places.lazy.compactMap { place in
          note(value.name, at: place, in: step.id.name, label: value.name.string)
        }.first
      }
    }
    let values = step.message?.values ?? []
    let places = Set(values.map(\.place))
    return values.compactMap { note(on: $0, among: places, in: step) }
  }

  private static func note(on spot: PlacedValue, among places: Set<Place>, in step: Step) -> Note? {
    let message = step.id.name
    switch spot.place {
    case .status, .body, .url: return nil
    case .header(let name): return note(name, at: .header, in: message, label: spot.label)
    case .query(let name): return note(name, at: .query, in: message, value: spot.value)
    case .form(let name): return note(name, at: .form, in: message, value: spot.value)
    case .locationQuery(let name):
      return note(name, at: .locationQuery, in: message, value: spot.value)
    case .value(let name): return note(name, at: .handoff, in: message, label: spot.label)
    case .json(let way):
      return way.last.flatMap { note($0, at: .json, in: message, label: spot.label) }
    case .formField(_, let name):
      return note(name, at: .form, in: message, value: spot.value, label: spot.label)
    case .tokenHeader(let place, let name):
      let kind = kind(of: place, among: places, in: message)
      return note(
        name, at: .joseHeader(kind), in: message, label: spot.label, decoded: spot.value)
    case .tokenClaim(let place, let name):
      let kind = kind(of: place, among: places, in: message)
      return note(name, at: .claim(kind), in: message, label: spot.label, decoded: spot.value)
    }
  }

  /// A note on a parameter whose value is percent-encoded: the plain value comes with it, where that
  /// differs from what stands in the message.
  private static func note(
    _ name: WireText, at place: ParameterPlace, in message: MessageName, value: WireText,
    label: String? = nil
  ) -> Note? {
    let isEncoded = FormParameter(name, value).rawValue != value
    return note(
      name, at: place, in: message, label: label ?? name.string, decoded: isEncoded ? value : nil)
  }

  private static func note(
    _ name: WireText, at place: ParameterPlace, in message: MessageName, label: String,
    decoded: WireText? = nil
  ) -> Note? {
    guard let note = ParameterNotes.note(for: name, at: place, in: message) else { return nil }
    let text = decoded.map { "\($0): \(note.text)" } ?? note.text
    return Note(about: label, text: text, reference: "\(note.reference)")
  }

  /// Which JWT stands at a place: Apple's on its way to Firebase, Firebase's where it says so, an ID
  /// token in a member of that name, an access token elsewhere.
  private static func kind(
    of place: Place, among places: Set<Place>, in message: MessageName
  ) -> TokenKind {
    switch message {
    case .appleAuthorizationResponse, .firebaseSignInRequest: .identityToken
    case _ where places.contains(.tokenClaim(of: place, "firebase")): .firebaseToken
    default: TokenKind(carriedBy: place.name)
    }
  }
}

extension Place {
  /// The name that a value has at this place; empty where it has none.
  fileprivate var name: WireText {
    switch self {
    case .json(let way): way.last ?? ""
    case .header(let name), .query(let name), .form(let name), .locationQuery(let name),
      .value(let name):
      name
    default: ""
    }
  }
}
