import CustomTokenFlow
import Flows
import Simulation
import TestSupport
import Testing
import TranscriptModel
import WireFormats

/// A reader copies these commands, and believes them more than the program.
@Suite("the commands that a transcript prints")
struct ConfirmationTests {
  /// The runs in which nothing goes wrong, with each way to derive the master key.
  private static let runs: [RunConfiguration] =
    FlowCatalogue.all.map { RunConfiguration(lesson: "test", flow: $0) }
    + [
      "sha256-jwtsig-latin1-as-utf8", "master-key-itself", "sha256-jwtsig-hex-text",
      "sha256-without-suffix",
    ].map { derivation in
      RunConfiguration(
        lesson: "test", flow: CustomTokenFlow(),
        settings: [NamedValue("mobile-service.key_derivation", derivation)])
    }

  @Test(
    "print what the calculation says, with other tools", .runs(.openssl), .runs(.basenc),
    .runs(.awk), arguments: runs.indices)
  func confirm(_ index: Int) async throws {
    let steps = try await Run(Self.runs[index], in: .seeded("authwalk")).transcript().steps
    let password = steps.lazy.compactMap { $0.handoff?["password"] }.first ?? ""
    var count = 0
    for step in steps {
      guard let calculation = step.calculation else { continue }
      for command in calculation.commands {
        let result = try ToolRun.shell("printf '%s\\n' '\(password)' | { \(command)\n}")
        // 'sha256sum' adds the name of its file, which is a dash.
        let printed = result.output.trimming("\n").trimming("  -")
        #expect(
          calculation.values.contains { $0.value == printed }, "\(step.id): \(command): \(printed)")
        count += 1
      }
    }
    #expect(count > 0)
  }
}

extension String {
  /// The text without an end that it may have.
  fileprivate func trimming(_ end: String) -> String {
    hasSuffix(end) ? String(dropLast(end.count)) : self
  }
}
