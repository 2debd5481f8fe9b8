import Foundation
import Testing

@testable import CustomTokenFlow
@testable import Flows
@testable import NonceFlow
@testable import PKCEFlow
@testable import Simulation

@Suite("the settings of every flow")
struct DeclaredSettingTests {
  @Test("have a name each, and a line of help")
  func help() {
    for flow in FlowCatalogue.all {
      let names = flow.settings.map(\.name)
      #expect(names.count > 5)
      #expect(Set(names).count == names.count, "\(flow.name)")
      for setting in flow.settings {
        #expect(
          setting.help.count > 10 && !setting.help.contains("\n") && !setting.help.hasSuffix("."),
          "\(setting.name)")
      }
    }
  }

  @Test("are read by the flow that declares them")
  func use() throws {
    try expectUse(of: PKCESettings.table, in: "PKCEFlow")
    try expectUse(of: NonceSettings.table, in: "NonceFlow")
    try expectUse(of: CustomTokenSettings.table, in: "CustomTokenFlow")
  }

  /// Expects that sources of a flow, other than those of its attacks, read each setting of a table.
  private func expectUse(
    of table: some SettingTable, in target: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let folder = root.appendingPathComponent("Sources/\(target)")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") && !$0.hasPrefix("Attacks/") }
    let sources = try paths.map {
      try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8)
    }
    for label in Mirror(reflecting: table).children.compactMap(\.label) {
      // A use is a member of some value, or of the table itself in one of its extensions.
      let use = try Regex("(\\.|return |\\?\\? |= )\(label)(?![A-Za-z0-9_])")
      let isUsed = sources.contains { $0.contains(use) }
      #expect(isUsed, "nothing reads '\(label)' of \(target)", sourceLocation: sourceLocation)
    }
  }
}
