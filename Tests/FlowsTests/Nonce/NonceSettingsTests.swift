import Testing
import TranscriptModel
import WireFormats

@testable import NonceFlow
@testable import Simulation

@Suite("the settings of the flow with Apple and Firebase")
struct NonceSettingsTests {
  @Test("are what a lesson writes, or what is usual")
  func values() {
    let usual = RunSettings<NonceSettings>([])
    #expect(usual.people == ["alice"])
    #expect(usual.nonceForApple == .hash)
    #expect(!usual.sendsTokenInURL)
    #expect(usual.rawNonce == nil)
    let set = RunSettings<NonceSettings>([
      NonceSettings.set(\.people, to: ["alice", "eve"]), NamedValue("app.token_place", "query"),
      NonceSettings.set(\.nonceForApple, to: .hashTwice), NamedValue("firebase.local_id", ""),
    ])
    #expect(set.people == ["alice", "eve"])
    #expect(set.nonceForApple == .hashTwice)
    #expect(set.sendsTokenInURL)
    #expect(set.localID == "")
  }

  @Test("refuse a token's place that the app does not know, with the places that it knows")
  func unfit() async {
    await #expect(
      throws: ConfigurationError.unfitSetting(
        "app.token_place", value: "url", expected: "'header' or 'query'")
    ) { _ = try await playNonce(settings: ["app.token_place": "url"]) }
  }

  /// FIPS 180-4: the digest of `abc`.
  private static let hash: WireText =
    "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"

  @Test(
    "write a nonce in these forms",
    arguments: [
      (NonceForm.raw, "abc"), (.hash, hash),
      (.hashTwice, "dfe7a23fefeea519e9bbfdd1a6be94c4b2e4529dd6b7cbea83f9959c2621b13c"),
      (.base64, "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="),
      (.upperCase, WireText(hash.string.uppercased())), (.none, nil),
    ] as [(NonceForm, WireText?)])
  func forms(form: NonceForm, expected: WireText?) {
    #expect(form.apply(to: "abc") == expected)
  }
}
