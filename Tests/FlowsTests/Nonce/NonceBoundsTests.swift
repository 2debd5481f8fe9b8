import Flows
import HTTPModel
import NonceFlow
import Simulation
import Testing
import TranscriptModel
import Vocabulary
import WireFormats

/// Times at one second either side of the leeway, and what a strict party has to accept.
@Suite("what Firebase and the API still take, and what they take no more")
struct NonceBoundsTests {
  @Test(
    "is decided to the second",
    arguments: [
      // An identity token lives for 86400 seconds, and clocks may differ by 60.
      ("firebase-sign-in-request:wait=86459", [:], true),
      ("firebase-sign-in-request:wait=86460", [:], false),
      ("", ["apple.clock_ahead": "60"], true), ("", ["apple.clock_ahead": "61"], false),
      ("", ["apple.clock_ahead": "-86459"], true), ("", ["apple.clock_ahead": "-86460"], false),
      // Firebase's own tokens live for 3600 seconds.
      ("resource-request:wait=3659", [:], true), ("resource-request:wait=3660", [:], false),
      ("", ["firebase.clock_ahead": "60"], true), ("", ["firebase.clock_ahead": "61"], false),
    ] as [(String, [String: String], Bool)])
  func times(edit: String, settings: [String: String], isTaken: Bool) async throws {
    let transcript = try await playNonce(settings: settings, edits: edit.isEmpty ? [] : [edit])
    #expect(transcript.outcome?.result == (isTaken ? .completed : .refused))
  }

  @Test("keeps Apple's keys for a time of Firebase's own, though Apple asks not to keep them")
  func keyAge() async throws {
    for (seconds, fetches) in [(899, 1), (900, 2)] {
      let transcript = try await playNonce(
        settings: ["user.sign_ins": "alice alice"], edits: ["apple-id-request#2:wait=\(seconds)"])
      #expect(transcript.steps.count { $0.id.name == .appleKeysRequest } == fetches)
      #expect(transcript.outcome?.result == .completed)
      let answer = transcript.steps.first { $0.id.name == .appleKeysResponse }
      #expect(answer?.response?.fields["Cache-Control"] == "no-store")
    }
  }

  @Test("keeps the first keys for ever where the setting says so, however old they are")
  func keysForEver() async throws {
    let transcript = try await playNonce(
      settings: ["user.sign_ins": "alice alice", "firebase.unknown_key": "refuse"],
      edits: ["apple-id-request#2:wait=86400"])
    #expect(transcript.steps.count { $0.id.name == .appleKeysRequest } == 1)
    #expect(transcript.outcome?.result == .completed)
  }

  @Test("fetches keys once more for an unknown 'kid', and not for a known one")
  func rotation() async throws {
    for (rotation, fetches) in [("none", 1), ("announced", 1), ("sudden", 2)] {
      let transcript = try await playNonce(
        settings: ["user.sign_ins": "alice alice", "apple.key_rotation": rotation])
      #expect(transcript.steps.count { $0.id.name == .appleKeysRequest } == fetches)
      #expect(transcript.outcome?.result == .completed)
    }
  }

  @Test(
    "takes what a strict party has to accept",
    arguments: [
      "firebase-sign-in-request:json.unknown+=1",
      "firebase-sign-in-request:json.postBody.form.unknown+=1",
      "apple-authorization-request:form.unknown+=1",
      "apple-authorization-response:json.unknown+=1",
      "firebase-sign-in-response:json.expiresIn=",
      "firebase-sign-in-request:json.postBody.form.user=",
    ])
  func unknownParameters(edit: String) async throws {
    #expect(try await playNonce(edits: [edit]).outcome?.result == .completed)
  }

  @Test(
    "takes other spellings of the same, when the signature is not in question",
    arguments: [
      #"json.postBody.form.id_token.claims.aud=["com.example.app"]"#,
      #"json.postBody.form.id_token.claims.aud=["com.example.other","com.example.app"]"#,
      #"json.postBody.form.id_token.claims.email_verified="true""#,
      "json.postBody.form.id_token.claims.unknown+=1",
      // A set of one key needs no name for it.
      "json.postBody.form.id_token.header.kid=",
      "json.postBody.form.id_token.header.typ+=JWT",
    ])
  func spellings(edit: String) async throws {
    let transcript = try await playNonce(
      without: ["identity-token-signature"], edits: ["firebase-sign-in-request:\(edit)"])
    #expect(transcript.outcome?.result == .completed)
  }

  @Test("takes parameters in another order, and the scheme in any case")
  func orderAndCase() async throws {
    let configuration = RunConfiguration(lesson: "test", flow: NonceFlow())
    let transcript = try await Run(configuration, in: .seeded("authwalk")).transcript(
      through: RewritingGate())
    #expect(transcript.outcome?.result == .completed)
  }

  @Test("ends a double tap well, and without its defence as the reports have it")
  func doubleTap() async throws {
    let good = try await playNonce(settings: ["user.taps": "twice"])
    #expect(good.outcome?.result == .completed)
    let bad = try await playNonce(
      settings: ["user.taps": "twice"], without: ["nonce-per-sign-in"])
    #expect(bad.outcome?.result == .refused)
    #expect(bad.outcome?.error == "MISSING_OR_INVALID_NONCE")
  }
}

/// What counts as used, as one public record shows it of the real service.
@Suite("what Firebase remembers of a sign-in")
struct NonceMemoryTests {
  private static let twice = ["user.sign_ins": "alice alice"]
  private static let fixed = ["app.raw_nonce": "demoRawNonce-0123456789abcdefXYZ_"]

  @Test("is user and nonce, also in a newer token, and not with another user")
  func newerToken() async throws {
    let both = Self.twice.merging(Self.fixed) { one, _ in one }
    let again = try await playNonce(settings: both)
    #expect(again.outcome?.result == .refused)
    #expect(again.outcome?.defence == "nonce-once")
    #expect(Self.messages(of: again) == [nil, Self.duplicate])
    let other = Self.fixed.merging(["user.sign_ins": "alice eve"]) { one, _ in one }
    #expect(try await playNonce(settings: other).outcome?.result == .completed)
  }

  @Test("is asked before the nonce is compared, and after it is missed")
  func order() async throws {
    let reused = "firebase-sign-in-request#2:json.postBody.form"
    let wrong = try await playNonce(attack: "nonce-reused", edits: ["\(reused).nonce=another"])
    #expect(Self.messages(of: wrong) == [nil, Self.duplicate])
    let missing = try await playNonce(attack: "nonce-reused", edits: ["\(reused).nonce="])
    #expect(Self.messages(of: missing) == [nil, Self.missing])
  }

  @Test("is nothing of a sign-in that was refused")
  func refused() async throws {
    let transcript = try await playNonce(
      attack: "nonce-reused", edits: ["firebase-sign-in-request:json.postBody.form.nonce=another"],
      seed: "authwalk")
    #expect(Self.messages(of: transcript).count == 2)
    #expect(!Self.messages(of: transcript).contains(Self.duplicate))
  }

  @Test("is nothing of a token without a nonce, which is good again and again")
  func withoutNonce() async throws {
    let transcript = try await playNonce(
      settings: ["apple.nonce_supported": "false"], without: ["nonce-required"],
      attack: "nonce-reused")
    #expect(transcript.outcome?.result == .attackSucceeded)
    #expect(Self.messages(of: transcript) == [nil, nil])
  }

  private static let duplicate =
    "MISSING_OR_INVALID_NONCE : Duplicate credential received. Please try again with a new credential."
  private static let missing = "MISSING_OR_INVALID_NONCE : Nonce is missing in the request."

  /// What Firebase's answers to sign-ins say is wrong; nil for those that give a token.
  private static func messages(of transcript: Transcript) -> [String?] {
    transcript.steps.filter { $0.id.name == .firebaseSignInResponse }
      .map { $0.response?.json?["error"]?["message"]?.stringValue?.string }
  }
}

/// Turns the form inside Firebase's request around, and writes `Bearer` in another case.
private struct RewritingGate: Gate {
  func rule(on step: Step) -> Ruling {
    guard case .request(var request)? = step.message else { return .deliver(step) }
    if let json = try? JSONParser.parse(request.body.bytes),
      let form = json["postBody"]?.stringValue
    {
      let turned = FormParameters(FormParameters(parsing: form).all.reversed())
      var changed = json
      changed.set("postBody", to: .string(turned.text))
      request.body = HTTPBody(changed.compactText)
    }
    if let value = request.fields["Authorization"] {
      request.fields.set("Authorization", to: value.replacing("Bearer", with: "bEaReR"))
    }
    return Ruling(messages: [.request(request)])
  }
}
