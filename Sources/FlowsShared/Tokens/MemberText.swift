import Simulation
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
