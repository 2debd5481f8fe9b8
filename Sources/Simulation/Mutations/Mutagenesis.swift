import TranscriptModel
import WireFormats

/// Makes every mutant of a run.
struct Mutagenesis {
  /// The run that is changed.
  let original: Transcript
  /// The same run of another session, for values to swap in.
  let other: Transcript
  /// How long things live in this flow, in seconds.
  let lifetimes: [Int]

  /// Every mutant, in the order of the steps.
  var mutants: [Mutant] {
    original.steps.filter { $0.message != nil }.flatMap { step in
      wholeMutants(of: step) + (step.message?.values ?? []).flatMap { mutants(of: $0, in: step) }
    }
  }

  private func wholeMutants(of step: Step) -> [Mutant] {
    [
      Mutant(kind: .dropped, edit: StepEdit(step: step.id, action: .drop)),
      Mutant(kind: .doubled, edit: StepEdit(step: step.id, action: .twice)),
    ]
      + lifetimes.map { seconds in
        Mutant(kind: .delayed, edit: StepEdit(step: step.id, action: .wait(seconds)))
      }
  }

  private func mutants(of spot: PlacedValue, in step: Step) -> [Mutant] {
    MutationKind.allCases.compactMap { kind in
      change(kind, spot, in: step).map { change in
        Mutant(kind: kind, edit: StepEdit(step: step.id, action: .change(spot.place, change)))
      }
    }
  }

  /// The change of a kind at a spot; nil where it makes no sense or changes nothing.
  private func change(_ kind: MutationKind, _ spot: PlacedValue, in step: Step) -> Change? {
    if spot.place == .status { return kind == .oneCharacter ? .set("500") : nil }
    let value = spot.value
    switch kind {
    case .removed: return spot.place == .url ? nil : .remove
    case .emptied: return value.isEmpty || spot.place == .url ? nil : .set("")
    case .repeated: return spot.place == .url || spot.place == .body ? nil : .add(value)
    case .oneCharacter: return Self.withOtherCharacter(value).map { .set(spot.quoted($0)) }
    case .caseChanged:
      let swapped = Self.swappingCase(value)
      return swapped == value ? nil : .set(spot.quoted(swapped))
    case .swapped:
      guard let foreign = foreignValue(of: spot, in: step), foreign != value else { return nil }
      return .set(spot.quoted(foreign))
    case .encodedOnceMore:
      let encoded = PercentEncoding.encode(value)
      return encoded == value || spot.place == .url || spot.place == .body
        ? nil : .set(spot.quoted(encoded))
    case .dropped, .doubled, .delayed: return nil
    }
  }

  private func foreignValue(of spot: PlacedValue, in step: Step) -> WireText? {
    other.steps.first { $0.id == step.id }?.message?.values.first { $0.place == spot.place }?.value
  }

  /// The value with another character in its middle: where a token has its claims, and not in the last
  /// character, whose unused bits are a matter of their own.
  private static func withOtherCharacter(_ value: WireText) -> WireText? {
    var characters = Array(value.unicodeScalars)
    guard !characters.isEmpty else { return nil }
    let middle = characters.count / 2
    characters[middle] = characters[middle] == "A" ? "B" : "A"
    return WireText(String(String.UnicodeScalarView(characters)))
  }

  private static func swappingCase(_ value: WireText) -> WireText {
    WireText(
      decoding: value.utf8.map { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
          byte ^ 0x20
        default: byte
        }
      })
  }
}

extension PlacedValue {
  /// A value as `Change` reads it at this place: where JSON is read, a string that looks like JSON is
  /// quoted, unless the original is no string either.
  fileprivate func quoted(_ text: WireText) -> WireText {
    switch place {
    case .json, .tokenClaim, .tokenHeader:
      (try? JSONParser.parse(value)) == nil && (try? JSONParser.parse(text)) != nil
        ? JSONValue.string(text).compactText : text
    default: text
    }
  }
}
