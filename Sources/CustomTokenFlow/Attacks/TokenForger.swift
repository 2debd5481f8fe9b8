import FlowsShared
import Simulation
import TranscriptModel
import Vocabulary
import WireFormats

/// Somebody who comes by a token that is not meant for him, and reads the table with it.
actor TokenForger: Attacker, HandoffReceiver {
  /// How he comes by the token: from what he read out of the device, if he did; nil when he does not.
  typealias Means = @Sendable (_ found: [NamedValue], _ tools: AttackerTools) async -> WireText?

  nonisolated let title: String

  private let source: DeviceStorage.Source?
  nonisolated let tools: AttackerTools
  private let means: Means
  private var found: [NamedValue] = []

  init(
    _ title: String, reading source: DeviceStorage.Source? = nil, tools: AttackerTools,
    means: @escaping Means
  ) {
    self.title = title
    self.source = source
    self.tools = tools
    self.means = means
  }

  func strike() async {
    if let source {
      let question = Handoff(
        action: "read out",
        parameters: [NamedValue(DeviceStorage.sourceName, source.rawValue)])
      await tools.seat.handOff(question, as: .extraction, to: .device)
    }
    guard let token = await means(found, tools) else { return }
    await tools.readTable(token: token)
  }

  func receive(_ handoff: Handoff, in step: StepID) {
    if step.name == .extracted { found = handoff.parameters }
  }
}

extension [NamedValue] {
  /// The value of the first of this name.
  func value(_ name: WireText) -> WireText? { first { $0.name == name }?.value }
}
