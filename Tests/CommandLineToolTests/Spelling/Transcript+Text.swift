import TranscriptModel
import WireFormats

extension Transcript {
  /// The transcript with a text at a place of a message.
  func setting(_ text: WireText, at place: TextPlace) throws(PlaceError) -> Transcript {
    var copy = self
    try copy.set(text, at: place)
    return copy
  }

  /// Puts a text at a place of a message.
  mutating func set(_ text: WireText, at place: TextPlace) throws(PlaceError) {
    guard case .message(let message, let from, let to, let answers) = steps[place.index].content
    else { return }
    let changed = try message.applying(place.change(setting: text), at: place.spot.place)
    steps[place.index].content = .message(changed, from: from, to: to, answers: answers)
  }

  /// The transcript with nothing but the step of a place.
  func alone(_ place: TextPlace) -> Transcript {
    var copy = self
    copy.steps = [steps[place.index]]
    return copy
  }

  /// The transcript with another text wherever a value stands: in messages, in calculations, and
  /// among what is registered.
  func replacing(
    _ value: WireText, with text: WireText, at places: [TextPlace]
  ) throws(PlaceError) -> Transcript {
    var copy = self
    for place in places { try copy.set(text, at: place) }
    for index in steps.indices {
      guard case .calculation(var calculation, let by) = steps[index].content else { continue }
      calculation.inputs = calculation.inputs.map { $0.replacing(value, with: text) }
      calculation.outputs = calculation.outputs.map { $0.replacing(value, with: text) }
      copy.steps[index].content = .calculation(calculation, by: by)
    }
    for index in registered.indices where registered[index].value == value {
      copy.registered[index].value = text
    }
    return copy
  }
}

extension NamedValue {
  fileprivate func replacing(_ value: WireText, with text: WireText) -> NamedValue {
    self.value == value ? NamedValue(name, text) : self
  }
}
