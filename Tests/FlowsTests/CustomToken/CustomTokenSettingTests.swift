import Simulation
import Testing
import TranscriptModel
import WireFormats

@testable import CustomTokenFlow

@Suite("the settings of the custom-token flow")
struct CustomTokenSettingTests {
  @Test(
    "refuse a value that cannot be, and say what can",
    arguments: [
      ("app.sign_ins", "facebook twitter", signIns), ("app.sign_ins", "", signIns),
      ("app.package", "empty", "'with-master-key' or 'without-master-key'"),
      (
        "mobile-service.key_derivation", "md5",
        "one of 'sha256-jwtsig', 'sha256-jwtsig-latin1-as-utf8', 'master-key-itself', "
          + "'sha256-jwtsig-hex-text', 'sha256-without-suffix'"
      ),
      ("mobile-service.ver", "two", "a whole number"),
      (
        "mobile-service.exp", "hours",
        "one of 'seconds', 'milliseconds', 'fraction', 'string', 'word', 'absent'"
      ),
      (
        "mobile-service.user_id", "number",
        "one of 'prefixed', 'bare', 'guid', 'prefixed-name', 'name'"
      ),
      ("mobile-service.password_iterations", "0", "a whole number above 0"),
      ("mobile-service.iat", "now", "one of 'absent', 'seconds', 'milliseconds'"),
      (
        "mobile-service.table", "for-all", "one of 'for-users', 'for-the-app', 'for-anyone'"
      ),
    ])
  func unfit(name: String, value: String, expected: String) async throws {
    await #expect(
      throws: ConfigurationError.unfitSetting(name, value: value, expected: expected)
    ) {
      try await playCustomToken(settings: [name: value])
    }
  }

  private static let signIns =
    "a list with spaces between, of 'facebook', 'create-user', 'log-in'"

  @Test("are written as a lesson writes them, and read again")
  func written() {
    typealias Settings = CustomTokenSettings
    let written = [
      Settings.set(\.signIns, to: [.facebook, .logIn]),
      Settings.set(\.isMasterKeyShipped, to: true),
      Settings.set(\.keyID, to: .integer(0)), Settings.set(\.version, to: 1),
      Settings.set(\.tablePermission, to: .public), Settings.set(\.audience, to: ""),
    ]
    #expect(
      written.map(\.value) == [
        "facebook log-in", "with-master-key", "integer", "1", "for-anyone", "",
      ])
    let settings = RunSettings<Settings>(written)
    #expect(settings.signIns == [.facebook, .logIn])
    #expect(settings.isMasterKeyShipped && settings.tablePermission == .public)
    #expect(settings.audience == "")
    #expect(settings.keyID == .integer(0) && settings.version == 1)
    let usual = RunSettings<Settings>([])
    #expect(!usual.isMasterKeyShipped && usual.tablePermission == .user && usual.keyID == "0")
    #expect(usual.audience == nil)
    #expect(Settings.set(\.keyID, to: "7").value == "7")
  }
}
