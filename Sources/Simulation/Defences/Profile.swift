package import Vocabulary

/// A named set of defences that are on: what one specification asks for, or what a product does.
///
/// `--profile` chooses one by its name. A flow tells what the profile means for its own defences.
package struct Profile: Hashable, Sendable {
  /// The name: `rfc6749`.
  package let name: String
  /// What it stands for, in one sentence.
  package let summary: String
  /// Where that is laid down; nil where no one document does.
  package let reference: SourceReference?

  /// A profile with its name, what it stands for, and where that is laid down.
  package init(_ name: String, _ summary: String, _ reference: SourceReference? = nil) {
    self.name = name
    self.summary = summary
    self.reference = reference
  }
}

/// What a profile means for the defences of one flow.
package struct FlowProfile: Sendable {
  /// The profile.
  package let profile: Profile
  /// What is to be said of single defences; all others are on, and nothing is to be said of them.
  package let decisions: [ProfileDecision]

  /// A profile in a flow.
  package init(_ profile: Profile, _ decisions: [ProfileDecision] = []) {
    self.profile = profile
    self.decisions = decisions
  }

  /// The name of the profile.
  package var name: String { profile.name }
  /// The defences that it leaves out, each with the reason.
  package var omissions: [ProfileDecision] { decisions.filter { !$0.isOn } }
  /// The defences that it keeps though one may expect otherwise, each with the reason.
  package var kept: [ProfileDecision] { decisions.filter(\.isOn) }
  /// The defences that are off under it.
  package var off: [Defence] { omissions.map(\.defence) }
}

/// What a profile does with one defence, and why.
package struct ProfileDecision: Sendable {
  /// The defence.
  package let defence: Defence
  /// Whether the profile has it.
  package let isOn: Bool
  /// Why, in one sentence without a full stop.
  package let why: String
  /// Where that can be read.
  package let reference: SourceReference

  private init(_ defence: Defence, isOn: Bool, _ why: String, _ reference: SourceReference) {
    self.defence = defence
    self.isOn = isOn
    self.why = why
    self.reference = reference
  }

  /// The profile does without a defence.
  package static func leavesOut(
    _ defence: Defence, _ why: String, _ reference: SourceReference
  ) -> Self { Self(defence, isOn: false, why, reference) }

  /// The profile has a defence though one may expect otherwise.
  package static func keeps(
    _ defence: Defence, _ why: String, _ reference: SourceReference
  ) -> Self { Self(defence, isOn: true, why, reference) }
}
