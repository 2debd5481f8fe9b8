import TestSupport
import Testing

/// `scripts/lint` and its part that looks for secrets, on sources that are made up.
@Suite("scripts/lint", .runs(.perl))
struct LintScriptTests {
  /// What the search for secrets says about the lines of one file.
  private func findings(in source: String) throws -> (output: String, exitCode: Int32) {
    let scratch = try ScratchFolder()
    try scratch.write(source, to: "Judge.swift")
    return try ToolRun.shell(
      "'\(Repository.path)/scripts/lint-secrets' Judge.swift", folder: scratch.path)
  }

  @Test("fails on a participant that compares a secret with '=='")
  func wholeLint() throws {
    let scratch = try ScratchFolder()
    let participants = "Sources/PhotoFlow/Participants"
    let run = """
      mkdir -p '\(participants)' Sources/Simulation Sources/FlowsShared Sources/JOSE Sources/HTTPModel \
        Tests scripts
      cp '\(Repository.path)/scripts/lint'* '\(Repository.path)/scripts/catalogue' scripts
      cp '\(Repository.path)/.swift-format' .
      echo '// No package.' >Package.swift
      echo 'func isGood(_ state: String, _ sent: String) -> Bool { \(Self.placeholder) }' \
        >'\(participants)/Judge.swift'
      scripts/lint
      """
    let good = try ToolRun.shell(
      run.replacing(Self.placeholder, with: "ConstantTime.areEqual(state, sent)"),
      folder: scratch.path)
    #expect(good.output == "")
    #expect(good.exitCode == 0)
    let bad = try ToolRun.shell(
      run.replacing(Self.placeholder, with: "state == sent"), folder: scratch.path)
    #expect(
      bad.output == "lint: \(participants)/Judge.swift:1: '==' on a secret, 'state'; "
        + "compare secrets with 'ConstantTime.areEqual'\n")
    #expect(bad.exitCode == 1)
  }

  @Test("fails on a second file that imports the platform's C library")
  func platform() throws {
    let scratch = try ScratchFolder()
    let run = """
      mkdir -p Sources/Platform Sources/Simulation Sources/FlowsShared Sources/JOSE Sources/HTTPModel \
        Sources/PhotoFlow Tests scripts
      cp '\(Repository.path)/scripts/lint'* '\(Repository.path)/scripts/catalogue' scripts
      cp '\(Repository.path)/.swift-format' .
      echo '// No package.' >Package.swift
      printf '#if canImport(Glibc)\n  import Glibc\n#endif\n' >Sources/Platform/Platform.swift
      echo 'import \(Self.placeholder)' >Sources/JOSE/Clock.swift
      scripts/lint
      """
    let good = try ToolRun.shell(
      run.replacing(Self.placeholder, with: "Platform"), folder: scratch.path)
    #expect(good.output == "")
    #expect(good.exitCode == 0)
    let bad = try ToolRun.shell(
      run.replacing(Self.placeholder, with: "Glibc"), folder: scratch.path)
    #expect(
      bad.output == """
        Sources/JOSE/Clock.swift:1:import Glibc
        lint: only 'Sources/Platform/Platform.swift' may import the platform's C library

        """)
    #expect(bad.exitCode == 1)
  }

  private static let placeholder = "BODY"

  @Test(
    "finds a secret by its name, in whatever way it is reached",
    arguments: [
      ("state == signIn.state", "==", "state"),
      ("sent == signIn.state", "==", "signIn.state"),
      ("nonce != .absent", "!=", "nonce"),
      ("rawNonce == other", "==", "rawNonce"),
      ("(nonce ?? \"\") == other", "==", "(nonce ?? \"\")"),
      ("sent ?? nonce == other", "==", "sent ?? nonce"),
      ("sent == .present(Self.hash(rawNonce))", "==", ".present(Self.hash(rawNonce))"),
      ("Self.transform(verifier, method) == sent", "==", "Self.transform(verifier, method)"),
      ("sent == challenge.value", "==", "challenge.value"),
      ("pending.antiForgeryToken == sent", "==", "pending.antiForgeryToken"),
      (
        "form[ParameterName.csrfToken.rawValue] == sent", "==",
        "form[ParameterName.csrfToken.rawValue]"
      ),
      ("sent == form[.code]", "==", "form[.code]"),
      ("json[\"access_token\"]?.stringValue == sent", "==", "json[\"access_token\"]?.stringValue"),
      ("claims.string(\"nonce\").value == sent", "==", "claims.string(\"nonce\").value"),
      (
        "\"\\(settings.appID)|\\(settings.appSecret)\" == sent", "==",
        "\"\\(settings.appID)|\\(settings.appSecret)\""
      ),
      ("accounts.first { $0.password == sent }", "==", "$0.password"),
      ("Array(cookie.utf8) == sent", "==", "Array(cookie.utf8)"),
      ("settings.masterKey == sent", "==", "settings.masterKey"),
      ("code(of: sent)\n      == jws.signature", "==", "jws.signature"),
      ("jws.signature\n      == sent", "==", "jws.signature"),
      ("sent ~= token", "~=", "token"),
      ("mac.elementsEqual(sent)", "elementsEqual", "mac"),
      ("switch state { case sent: true default: false }", "switch", "state"),
      (
        "switch form[.state] { case nil: false case sent: true default: false }", "switch",
        "form[.state]"
      ),
    ])
  func violations(line: String, comparison: String, operand: String) throws {
    let found = try findings(in: "\n/// A judge.\nlet isGood = \(line)\n")
    let number = line.contains("\n      ==") ? 4 : 3
    #expect(
      found.output == "lint: Judge.swift:\(number): '\(comparison)' on a secret, '\(operand)'; "
        + "compare secrets with 'ConstantTime.areEqual'\n")
    #expect(found.exitCode == 1)
  }

  @Test(
    "leaves alone what compares no secret",
    arguments: [
      "ConstantTime.areEqual(state, signIn.state)", "state == nil", "nil != rawNonce",
      "state == nil || ConstantTime.areEqual(state, sent)", "state ?? ValueForm.absent",
      "issuer == signIn.issuer", "signature.count == key.signatureByteCount",
      "signature.algorithm == .pinned", "settings.tokenPlace == .query",
      "verifier.unicodeScalars.count == 43",
      "(try? key.verifies(token.signature, over: input)) == true",
      "form[ParameterName.grantType.rawValue] == GrantType.refreshToken.rawValue",
      "step.name == ParameterName.password.rawValue", "name == .accessToken",
      "repeatedNames == [\"state\", \"nonce\"]", "errorCode == other", "publicKey == other",
      "keys[kid] == other", "isMasterKeyShipped == other", "estate == other",
      "\"state == sent\" + text", "other // state == sent", "other /* state == sent */",
      "switch issued.state { case .unused: true default: false }",
      "switch signature { case .good(let keyID): keyID default: nil }",
      "switch verify(signature) { case 1: true default: false }",
    ])
  func others(line: String) throws {
    let found = try findings(in: "let isGood = \(line)\n")
    #expect(found.output == "")
    #expect(found.exitCode == 0)
  }

  @Test("asks for the documentation of what other targets use")
  func documentation() throws {
    let scratch = try ScratchFolder()
    try scratch.write(
      """
      /// A box.
      package struct Box {
        package var lid: Int
        /// Opens it.
        @discardableResult
        package func open() -> Int { lid }
        func close() {}
      }
      """, to: "Box.swift")
    let run = try ToolRun.shell(
      "'\(Repository.path)/scripts/lint-documentation' Box.swift", folder: scratch.path)
    #expect(
      run.output == "Box.swift:3: lint: 'package var lid: Int' has no documentation; "
        + "write '///' above it\n")
    #expect(run.exitCode == 1)
  }

  @Test("fails where a folder that it is to read is not there")
  func missingFolder() throws {
    let run = try ToolRun.shell("'\(Repository.path)/scripts/lint-secrets' no-such-folder")
    #expect(run.output == "lint: there is no 'no-such-folder'\n")
    #expect(run.exitCode != 0)
  }
}
