import Foundation
import TestSupport
import Testing

/// `scripts/set-up` on machines that lack something: a PATH of programs that do nothing.
@Suite("scripts/set-up")
struct SetUpScriptTests {
  private static let tools = ["swift", "git"] + TestTool.all.map(\.name)
  private static let missing =
    "authwalk: missing: 'openssl' (Debian's package 'openssl'): "
    + "tests run the commands that transcripts print\n"

  /// Runs it with nothing but these programs on the PATH; each has a script for a body.
  private func setUp(
    _ arguments: String, tools: [String] = tools, scripts: [String: String] = [:]
  ) throws -> (output: String, exitCode: Int32, log: String?) {
    let scratch = try ScratchFolder()
    let bodies = Dictionary(uniqueKeysWithValues: tools.map { ($0, "") })
      .merging(scripts) { $1 }
    for (name, body) in bodies {
      let file = try scratch.write("#!/bin/bash\n\(body)\n", to: name)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file)
    }
    let result = try ToolRun.shell(
      "PATH='\(scratch.path)' LOG='\(scratch.file("log"))' "
        + "/bin/bash '\(Repository.path)/scripts/set-up' \(arguments)")
    return (result.output, result.exitCode, try? scratch.text("log"))
  }

  @Test("says nothing when all is there")
  func complete() throws {
    for arguments in ["", "core", "tests", "core tests", "--check tests"] {
      let run = try setUp(arguments)
      #expect(run.output == "")
      #expect(run.exitCode == 0)
    }
  }

  @Test("refuses a group that there is not", arguments: ["live", "core live", "tests core,tests"])
  func unknownGroup(_ arguments: String) throws {
    let run = try setUp(arguments)
    let group = arguments.split(separator: " ").last ?? ""
    #expect(run.output == "authwalk: there is no group '\(group)'; there are: core tests\n")
    #expect(run.exitCode == 64)
  }

  @Test("looks at no other group than the one that is asked for")
  func otherGroup() throws {
    let run = try setUp("core", tools: ["swift"])
    #expect(run.output == "")
    #expect(run.exitCode == 0)
  }

  @Test("with --check says what is missing, and installs nothing")
  func check() throws {
    let run = try setUp(
      "--check tests", tools: Self.tools.filter { $0 != "openssl" },
      scripts: ["apt-get": "echo called >>\"$LOG\""])
    #expect(run.output == Self.missing)
    #expect(run.exitCode == 69)
    #expect(run.log == nil)
  }

  @Test("says what to do where there is no apt-get")
  func noPackages() throws {
    let run = try setUp("tests", tools: Self.tools.filter { $0 != "openssl" })
    #expect(
      run.output == Self.missing
        + "authwalk: install them with this system's package manager, then try again\n")
    #expect(run.exitCode == 69)
  }

  /// `env` and `sudo` that do as they are told.
  private static let helpers = [
    "sudo": "shift; \"$@\"", "env": "shift; \"$@\"", "apt-get": "echo \"$*\" >>\"$LOG\"",
  ]

  @Test("installs what is missing, each package once")
  func installs() throws {
    let run = try setUp(
      "core tests", tools: ["swift", "git", "perl", "awk"], scripts: Self.helpers)
    #expect(run.output == "authwalk: installing openssl coreutils with apt-get ...\n")
    #expect(run.exitCode == 0)
    #expect(
      run.log == "--yes -o DPkg::Lock::Timeout=300 install --reinstall --no-install-recommends "
        + "openssl coreutils\n")
  }

  @Test("fetches the lists when a package is not found, and says so when that does not help")
  func cannotInstall() throws {
    var scripts = Self.helpers
    scripts["apt-get"] = "echo \"$4\" >>\"$LOG\"; echo no $4; [[ $4 == update ]]"
    let run = try setUp(
      "tests", tools: Self.tools.filter { $0 != "openssl" }, scripts: scripts)
    #expect(run.log == "install\nupdate\ninstall\n")
    #expect(
      run.output == """
        authwalk: installing openssl with apt-get ...
        no install
        no update
        no install
        authwalk: apt-get could not install openssl, see above; install them, then try again

        """)
    #expect(run.exitCode == 69)
  }

  @Test("needs Swift, which no package brings")
  func noSwift() throws {
    let run = try setUp("core", tools: [])
    #expect(
      run.output == "authwalk: 'swift' is not on the PATH; install Swift 6.2 or later from "
        + "https://www.swift.org/install\n")
    #expect(run.exitCode == 69)
  }

  @Test("lists each program that a test runs, with the package that the test names")
  func table() throws {
    let lines = try ToolRun.shell("'\(Repository.path)/scripts/set-up' --help").output
      .split(separator: "\n").map { line in
        line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      }
    for tool in TestTool.all {
      let row = lines.first { $0.first == tool.name }
      #expect(row?.count == 4)
      #expect(row?.dropFirst().first == tool.package)
      #expect(row?.last == "tests")
    }
  }
}

@Suite("a program that a test runs")
struct TestToolTests {
  private static let missing = TestTool("no-such-program", package: "none")

  @Test("is looked for on the PATH")
  func path() throws {
    #expect(try TestTool("bash", package: "bash").isAvailable(in: ["PATH": "/none:/bin"]))
    #expect(try !TestTool("bash", package: "bash").isAvailable(in: ["PATH": "/none"]))
    #expect(try !TestTool("bash", package: "bash").isAvailable(in: [:]))
  }

  @Test("may be missing, except where CI=true")
  func missing() throws {
    let path = ["PATH": "/bin"]
    #expect(try !Self.missing.isAvailable(in: path))
    #expect(try !Self.missing.isAvailable(in: path.merging(["CI": "false"]) { $1 }))
    let error = #expect(throws: MissingTestTool.self) {
      try Self.missing.isAvailable(in: path.merging(["CI": "true"]) { $1 })
    }
    #expect(
      error?.description == "'no-such-program' is not on the PATH (Debian's package 'none'); "
        + "'scripts/set-up tests' installs it")
  }
}
