import HTTPModel
import Vocabulary
import WireFormats

extension Step {
  /// Whether all conditions of a note hold in this step.
  func meets(_ conditions: [NoteCondition]) -> Bool { conditions.allSatisfy { meets($0) } }

  private func meets(_ condition: NoteCondition) -> Bool {
    switch condition {
    case .granted: !isRefusal
    case .refused: isRefusal
    case .redirecting: response?.location != nil
    case .privateUseScheme: handoff?.url?.scheme.map { !Self.ownedSchemes.contains($0) } ?? false
    case .claimedHTTPS: handoff?.url?.scheme == "https"
    case .plainHTTP: handoff?.url?.scheme == "http"
    case .carrying(let name): carries(WireText(name))
    case .lacking(let name): !carries(WireText(name))
    case .saying(let name, let value): says(WireText(value), under: WireText(name))
    case .from(let participant): sender == participant
    case .to(let participant): receiver == participant
    }
  }

  /// Schemes of the web, where a host says whose a URL is.
  private static let ownedSchemes: Set<WireText> = ["https", "http"]

  /// Whether the step says no: by a status of its own, or by an `error` in its body or its URL.
  private var isRefusal: Bool {
    if let status = response?.status, status >= 400 { return true }
    return message?.values.contains { value in
      switch value.place {
      case .json(let names): names == ["error"]
      case .locationQuery("error"), .query("error"): true
      default: false
      }
    } ?? false
  }

  private func says(_ text: WireText, under name: WireText) -> Bool {
    if let calculation {
      return calculation.values.contains { $0.name == name && $0.value == text }
    }
    return message?.values.contains { $0.place.name == name && $0.value == text } ?? false
  }

  private func carries(_ name: WireText) -> Bool {
    if let calculation { return calculation.values.contains { $0.name == name } }
    return message?.values.contains { value in
      if case .header(let field) = value.place {
        return field.asciiLowercased == name.asciiLowercased
      }
      return value.place.name == name
    } ?? false
  }
}
