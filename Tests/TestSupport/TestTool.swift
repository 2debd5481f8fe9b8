package import Testing

internal import Foundation

/// A program outside the repository that a test runs, and Debian's package that brings it.
///
/// The table of `scripts/set-up` lists each of them in the group `tests`; a test holds that.
package struct TestTool: Hashable, Sendable {
  /// The name on the PATH.
  package let name: String
  /// Debian's package.
  package let package: String

  /// A program and its package.
  package init(_ name: String, package: String) {
    self.name = name
    self.package = package
  }

  /// Calculates digests and authentication codes.
  package static let openssl = TestTool("openssl", package: "openssl")
  /// Writes base64url and hex.
  package static let basenc = TestTool("basenc", package: "coreutils")
  /// Counts.
  package static let awk = TestTool("awk", package: "mawk")

  /// Runs the part of the lint that looks for secrets.
  package static let perl = TestTool("perl", package: "perl-base")

  /// Every program that a test runs.
  package static let all = [openssl, basenc, awk, perl]

  /// What is said where it is missing.
  package var absence: String {
    "'\(name)' is not on the PATH (Debian's package '\(package)'); 'scripts/set-up tests' installs it"
  }

  /// Whether it is on the PATH, a list of folders with colons between them.
  package func isInstalled(on path: String) -> Bool {
    path.split(separator: ":").contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/\(name)")
    }
  }

  /// Whether a test can run the program.
  ///
  /// - Throws: `MissingTestTool` where the environment says `CI=true`: there nothing is skipped.
  package func isAvailable(in environment: [String: String]) throws(MissingTestTool) -> Bool {
    if isInstalled(on: environment["PATH"] ?? "") { return true }
    guard environment["CI"] != "true" else { throw MissingTestTool(tool: self) }
    return false
  }
}

extension Trait where Self == ConditionTrait {
  /// The test runs a program outside the repository: it is skipped where that is missing, and fails
  /// where `CI=true`.
  package static func runs(_ tool: TestTool) -> Self {
    .enabled("\(tool.absence)") {
      if try tool.isAvailable(in: ProcessInfo.processInfo.environment) { return true }
      // Among a thousand lines of a test run a skipped test is easily overlooked.
      FileHandle.standardError.write(Data("authwalk: SKIPPED a test: \(tool.absence)\n".utf8))
      return false
    }
  }
}
