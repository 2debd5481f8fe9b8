import Simulation
package import WireFormats

extension WireText {
  /// The text, cut after 80 characters: a stranger may send a megabyte, which no answer has to
  /// repeat.
  package var shortened: WireText {
    let start = WireText(String(unicodeScalars.prefix(80)))
    return start == self ? self : start + "…"
  }
}
