package import TranscriptModel
package import Vocabulary
import WireFormats

/// One change to one step of a run.
package struct Mutant: Sendable {
  /// The way in which it was changed.
  package let kind: MutationKind
  /// The change itself.
  package let edit: StepEdit

  /// The place that was changed; nil when the change is to the whole message.
  package var place: Place? {
    if case .change(let place, _) = edit.action { place } else { nil }
  }
}

/// A way to change a message so that somebody should object.
package enum MutationKind: String, Hashable, Sendable, CaseIterable {
  /// The value is taken away.
  case removed
  /// The value is empty.
  case emptied
  /// The parameter, field or member is there twice.
  case repeated
  /// One character is another one.
  case oneCharacter = "one-character"
  /// Upper case is lower case, and the reverse.
  case caseChanged = "case-changed"
  /// The value of another session stands there.
  case swapped
  /// The value is percent-encoded once more.
  case encodedOnceMore = "encoded-once-more"
  /// The message is lost.
  case dropped
  /// The message arrives twice.
  case doubled
  /// The message comes when something has expired.
  case delayed
}

/// A kind of change to a message after which a run may complete, with the reason why that harms nobody.
///
/// People review each list of these: every line is a claim.
package struct HarmlessMutation: Sendable {
  /// Why it does no harm.
  package let reason: String
  private let covers: @Sendable (Mutant) -> Bool

  /// A change of one of these kinds at a place of one of these messages.
  ///
  /// The place is written as `Place` writes it; nil stands for a change to the whole message.
  package init(
    _ messages: [MessageName], _ places: [String?], _ kinds: [MutationKind], _ reason: String
  ) {
    self.reason = reason
    covers = { mutant in
      messages.contains(mutant.edit.step.name) && kinds.contains(mutant.kind)
        && places.contains(mutant.place?.description)
    }
  }

  /// Whether a mutant is of this kind.
  package func explains(_ mutant: Mutant) -> Bool { covers(mutant) }
}

extension [MutationKind] {
  /// Every change of a value.
  package static let ofValue: [MutationKind] = [
    .removed, .emptied, .repeated, .oneCharacter, .caseChanged, .swapped, .encodedOnceMore,
  ]
}

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

  private func mutants(of placed: PlacedValue, in step: Step) -> [Mutant] {
    MutationKind.allCases.compactMap { kind in
      change(kind, placed, in: step).map { change in
        Mutant(kind: kind, edit: StepEdit(step: step.id, action: .change(placed.place, change)))
      }
    }
  }

  /// The change of a kind at a place; nil where it makes no sense or changes nothing.
  private func change(_ kind: MutationKind, _ placed: PlacedValue, in step: Step) -> Change? {
    if placed.place == .status { return kind == .oneCharacter ? .set("500") : nil }
    let value = placed.value
    switch kind {
    case .removed: return placed.place == .url ? nil : .remove
    case .emptied: return value.isEmpty || placed.place == .url ? nil : .set("")
    case .repeated: return placed.place == .url || placed.place == .body ? nil : .add(value)
    case .oneCharacter: return Self.withOtherCharacter(value).map { .set(placed.quoted($0)) }
    case .caseChanged:
      let swapped = Self.swappingCase(value)
      return swapped == value ? nil : .set(placed.quoted(swapped))
    case .swapped:
      guard let foreign = foreignValue(of: placed, in: step), foreign != value else { return nil }
      return .set(placed.quoted(foreign))
    case .encodedOnceMore:
      let encoded = PercentEncoding.encode(value)
      return encoded == value || placed.place == .url || placed.place == .body
        ? nil : .set(placed.quoted(encoded))
    case .dropped, .doubled, .delayed: return nil
    }
  }

  private func foreignValue(of placed: PlacedValue, in step: Step) -> WireText? {
    other.steps.first { $0.id == step.id }?.message?.values.first { $0.place == placed.place }?
      .value
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
