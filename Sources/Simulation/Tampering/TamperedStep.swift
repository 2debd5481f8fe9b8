import TranscriptModel
import WireFormats

/// A step with the changes that were asked for.
struct TamperedStep {
  /// The step as it will be delivered, if it is.
  private(set) var step: Step
  private var tampering: [Tampering] = []
  private var wait = 0
  private var isDropped = false
  private var isDoubled = false

  /// Makes the changes in their order.
  init(_ step: Step, actions: [StepEdit.Action]) throws(StepEditError) {
    self.step = step
    for action in actions { try apply(action) }
  }

  /// The step as the transcript will show it when it happens, without notes.
  var preview: Step {
    var preview = step
    preview.time += wait
    preview.isDelivered = !isDropped
    preview.tampering = tampering
    return preview
  }

  /// The ruling of the gate behind, with what was changed here.
  func completing(_ ruling: Ruling) -> Ruling {
    var ruling = ruling
    ruling.wait += wait
    ruling.tampering = tampering + ruling.tampering
    if isDropped { ruling.messages = [] }
    if isDoubled { ruling.messages += ruling.messages }
    return ruling
  }

  private mutating func apply(_ action: StepEdit.Action) throws(StepEditError) {
    if case .wait(let seconds) = action {
      wait += seconds
      tampering.append(Tampering(change: action.description))
      return
    }
    guard case .message(let message, let from, let to, let answers) = step.content else {
      throw .calculation(step.id)
    }
    var before: WireText?
    switch action {
    case .drop: isDropped = true
    case .twice: isDoubled = true
    case .wait: break
    case .change(let place, let change):
      if change.replaces { before = message.value(at: place) }
      do {
        let changed = try message.applying(change, at: place)
        step.content = .message(changed, from: from, to: to, answers: answers)
      } catch {
        throw .place(step.id, error)
      }
    }
    tampering.append(Tampering(change: action.description, before: before))
  }
}
