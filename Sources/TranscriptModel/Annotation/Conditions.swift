import HTTPModel
import Vocabulary
import WireFormats

/// What the conditions of notes ask of a step, read from it once.
struct StepFacts {
  private let step: Step
  private let isRefusal: Bool
  /// The names of header fields, which compare without regard to case.
  private let fieldNames: Set<WireText>
  /// What stands under each other name, be it in the message or in the calculation.
  private let texts: [WireText: Set<WireText>]

  /// The facts of a step whose message has these values.
  init(_ step: Step, values: [PlacedValue]) {
    self.step = step
    isRefusal = Self.isRefusal(step, values)
    var fieldNames: Set<WireText> = []
    var texts: [WireText: Set<WireText>] = [:]
    for value in step.calculation?.values ?? [] {
      texts[value.name, default: []].insert(value.value)
    }
    for value in values {
      if case .header(let name) = value.place {
        fieldNames.insert(name.asciiLowercased)
      } else if let name = value.place.name {
        texts[name, default: []].insert(value.value)
      }
    }
    self.fieldNames = fieldNames
    self.texts = texts
  }

  /// Whether all conditions of a note hold.
  func meet(_ conditions: [NoteCondition]) -> Bool { conditions.allSatisfy { meet($0) } }

  private func meet(_ condition: NoteCondition) -> Bool {
    switch condition {
    case .granted: !isRefusal
    case .refused: isRefusal
    case .redirecting: step.response?.location != nil
    case .privateUseScheme: scheme.map { !Self.ownedSchemes.contains($0) } ?? false
    case .claimedHTTPS: scheme == "https"
    case .plainHTTP: scheme == "http"
    case .carrying(let name): carries(WireText(name))
    case .lacking(let name): !carries(WireText(name))
    case .saying(let name, let text): texts[WireText(name)]?.contains(WireText(text)) == true
    case .from(let participant): step.sender == participant
    }
  }

  /// The scheme of the URL that is handed on.
  private var scheme: WireText? { step.handoff?.url?.scheme }

  /// Schemes of the web, where a host says whose a URL is.
  private static let ownedSchemes: Set<WireText> = ["https", "http"]

  private func carries(_ name: WireText) -> Bool {
    texts[name] != nil || fieldNames.contains(name.asciiLowercased)
  }

  /// Whether the step says no: by a status of its own, or by an `error` in its body or its URL.
  private static func isRefusal(_ step: Step, _ values: [PlacedValue]) -> Bool {
    if let status = step.response?.status, status >= 400 { return true }
    return values.contains { value in
      switch value.place {
      case .json(let names): names == ["error"]
      case .locationQuery("error"), .query("error"): true
      default: false
      }
    }
  }
}
