import Flows
import Simulation
import Testing

/// The PKCE flow's attacks and defences, for tests that go over all of them.
enum PKCEFlowUnderTest {
  static let attacks = flow?.attacks ?? []
  static let defences = flow?.defences ?? []

  static func attack(_ name: String) throws -> Attack {
    try #require(attacks.first { $0.name == name }, "no attack '\(name)'")
  }

  private static let flow = try? FlowCatalogue.flow(named: "pkce")
}

extension Attack: CustomTestStringConvertible {
  /// The name, for the test's report.
  package var testDescription: String { name }

  /// The names of the defences that all have to be off.
  var stopping: [String] { stoppingDefences.map(\.name) }
}
