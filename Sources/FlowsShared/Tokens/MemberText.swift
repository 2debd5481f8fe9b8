package import JOSE
import Vocabulary
package import WireFormats

/// A member of a token, as calculations write it.
extension JSONValue? {
  /// The member as JSON.
  package var textOfMember: WireText { self?.compactText ?? ValueForm.absent }

  /// A string as its text, anything else as JSON.
  package var textOrJSON: WireText {
    self.map { $0.stringValue ?? $0.compactText } ?? ValueForm.absent
  }
}

extension MemberValue<WireText> {
  /// The text, or in words why there is none.
  package var text: WireText {
    switch self {
    case .present(let text): text
    case .absent: "absent"
    case .wrongType(let value): value.compactText
    }
  }
}

extension WireText {
  /// The text, cut after 80 characters: a stranger may send a megabyte, which no answer has to
  /// repeat.
  package var shortened: WireText {
    let start = WireText(String(unicodeScalars.prefix(80)))
    return start == self ? self : start + "…"
  }
}
