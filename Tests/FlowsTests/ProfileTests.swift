import Checks
import Flows
import HTTPModel
import Testing
import TranscriptModel
import Vocabulary
import WireFormats

@testable import CustomTokenFlow
@testable import FlowsShared
@testable import PKCEFlow
@testable import Simulation

@Suite("the profiles of every flow")
struct ProfileTests {
  private let profiles = FlowCatalogue.all.flatMap { flow in flow.profiles.map { (flow, $0) } }

  @Test("have a name that is defined once, and says what it stands for")
  func names() {
    var known: [String: Profile] = [:]
    for (_, profile) in profiles {
      #expect(known[profile.name].map { $0 == profile.profile } ?? true, "\(profile.name)")
      known[profile.name] = profile.profile
      #expect(profile.name != FlowProfile.nameOfAll)
      #expect(profile.profile.summary.count > 20 && !profile.profile.summary.hasSuffix("."))
    }
    for flow in FlowCatalogue.all {
      #expect(Set(flow.profiles.map(\.name)).count == flow.profiles.count)
    }
    #expect(
      known.keys.sorted() == ["lenient-mock", "mobile-services-2013", "rfc6749", "rfc9700"])
  }

  @Test("speak of defences that the flow has, once of each, and say why")
  func decisions() {
    for (flow, profile) in profiles {
      let defences = profile.decisions.map(\.defence)
      for defence in defences {
        #expect(flow.defences.contains(defence), "\(profile.name): \(defence.name)")
      }
      #expect(Set(defences).count == defences.count, "\(profile.name)")
      for decision in profile.decisions {
        #expect(decision.why.count > 10 && !decision.why.hasSuffix("."), "\(decision.why)")
      }
    }
  }

  @Test("rfc9700 leaves nothing out, and says which defences are stricter than its texts")
  func everything() throws {
    let profile = try PKCEFlow().profile(named: "rfc9700")
    #expect(profile.off.isEmpty)
    #expect(profile.kept.map(\.defence) == [.loopbackLiteral, .idTokenSignature])
  }

  @Test("rfc6749 has a defence just when a document of its time asks for it")
  func byReference() throws {
    let flow = PKCEFlow()
    let profile = try flow.profile(named: "rfc6749")
    let old = ["RFC 6749", "RFC 6750"]
    for defence in flow.defences {
      let kept = profile.kept.first { $0.defence == defence }
      let isAsked =
        old.contains(defence.reference.document.label)
        || kept.map { old.contains($0.reference.document.label) } == true
      #expect(profile.off.contains(defence) != isAsked, "\(defence.name)")
      // What the old documents ask for anyway needs no word.
      if old.contains(defence.reference.document.label) { #expect(kept == nil) }
    }
    #expect(profile.kept.count < profile.off.count)
  }

  @Test("lenient-mock says something of each defence of the authorization server")
  func considered() throws {
    let flow = PKCEFlow()
    let profile = try flow.profile(named: "lenient-mock")
    let considered = profile.decisions.map(\.defence)
    for defence in flow.defences {
      #expect(
        considered.contains(defence) == (defence.owner == .authorizationServer),
        "say in PKCEProfiles what mock servers do about '\(defence.name)'")
    }
  }

  @Test(
    "mobile-services-2013 leaves out what the flow's own service judges in a token, and no more")
  func hardening() throws {
    let profile = try CustomTokenFlow().profile(named: "mobile-services-2013")
    #expect(profile.off.allSatisfy { $0.owner == .mobileService })
    #expect(profile.kept.isEmpty)
  }
}

@Suite("a run under a profile")
struct ProfileRunTests {
  private func play(
    _ flow: any Flow, profile: String, without: [String] = [], attack: String? = nil
  ) async throws -> Transcript {
    let configuration = RunConfiguration(
      lesson: "test", flow: flow, settings: flow.bulkSettings, profile: profile, without: without,
      attack: attack)
    return try await Run(configuration, in: .seeded("authwalk")).transcript()
  }

  @Test("completes without an attack, under each of them")
  func honest() async throws {
    for flow in FlowCatalogue.all {
      for profile in flow.profiles {
        let transcript = try await play(flow, profile: profile.name)
        #expect(transcript.outcome?.result == .completed, "\(flow.name), \(profile.name)")
        #expect(transcript.profile == profile.name)
        #expect(
          transcript.outcome?.message
            == "the app has what it came for (profile '\(profile.name)')")
      }
    }
  }

  @Test("of RFC 6749 redirects with 302 as its examples, at which no check fails")
  func statusOfOldServers() async throws {
    let run = Checker().judge(try await play(PKCEFlow(), profile: "rfc6749"))
    let answer = try #require(run.steps.first { $0.id.name == .authorizationResponse })
    #expect(answer.response?.status == 302)
    #expect(run.steps.flatMap(\.findings).allSatisfy { $0.verdict != .fail })
  }

  @Test("of RFC 6749 frees no port of 'localhost'")
  func portOfLocalhost() async throws {
    let run = try await play(PKCEFlow(), profile: "rfc6749", attack: "loopback-port")
    #expect(run.outcome?.defence == "loopback-literal")
  }

  @Test("has the defences that the profile leaves out off, and no others")
  func attacks() async throws {
    let flow = PKCEFlow()
    let attack = "code-interception"
    #expect(
      try await play(flow, profile: "rfc6749", attack: attack).outcome?.result == .attackSucceeded)
    let guarded = try await play(flow, profile: "rfc9700", attack: attack).outcome
    #expect(guarded?.result == .refused)
    // A code for another client is what RFC 6749 itself knew.
    let old = try await play(flow, profile: "rfc6749", attack: "state-mismatch").outcome
    #expect(old?.result == .refused)
    #expect(old?.defence == "state-matches")
  }

  @Test("has what is switched off besides off too, and says only that of the two in 'without'")
  func without() async throws {
    let run = try await play(
      PKCEFlow(), profile: "rfc6749", without: ["state-matches"], attack: "state-mismatch")
    #expect(run.outcome?.result == .attackSucceeded)
    #expect(run.without == ["state-matches"])
  }

  @Test("of 2013 takes the tutorial's own token, which no other does")
  func tutorial() async throws {
    let settings = [
      NamedValue("mobile-service.kid", "integer"), NamedValue("mobile-service.exp", "fraction"),
      NamedValue("mobile-service.aud", ""), NamedValue("mobile-service.user_id", "guid"),
    ]
    func outcome(_ profile: String?) async throws -> (Outcome?, Transcript) {
      let flow = CustomTokenFlow()
      let configuration = RunConfiguration(
        lesson: "test", flow: flow, settings: flow.bulkSettings + settings, profile: profile)
      let transcript = try await Run(configuration, in: .seeded("authwalk")).transcript()
      return (transcript.outcome, transcript)
    }
    let (then, transcript) = try await outcome("mobile-services-2013")
    #expect(then?.result == .completed)
    let minted = transcript.steps.first { $0.id.name == .mintToken }?.calculation
    #expect(minted?.input("header") == #"{"alg":"HS256","typ":"JWT","kid":0}"#)
    let claims = try JSONParser.parse(try #require(minted?.input("claims")))
    #expect(claims["aud"] == "")
    #expect(claims["ver"] == .integer(2))
    #expect(claims["exp"]?.integerValue == nil)
    #expect(claims["uid"]?.stringValue?.split(at: "-").map(\.utf8.count) == [8, 4, 4, 4, 12])
    let (now, _) = try await outcome(nil)
    #expect(now?.result == .refused)
    #expect(now?.defence == "kid-text")
  }

  @Test(
    "of 2013 takes what the service did not look at, and refuses what it did",
    arguments: [
      ("mobile-service.ver", "1", true), ("mobile-service.exp", "milliseconds", true),
      ("mobile-service.exp", "string", true), ("mobile-service.exp", "word", true),
      ("mobile-service.master_key", "football", true), ("mobile-service.exp", "absent", false),
      ("mobile-service.iat", "milliseconds", false),
      ("mobile-service.key_derivation", "master-key-itself", false),
    ])
  func runtime(name: String, value: String, isTaken: Bool) async throws {
    let flow = CustomTokenFlow()
    let configuration = RunConfiguration(
      lesson: "test", flow: flow, settings: flow.bulkSettings + [NamedValue(name, value)],
      profile: "mobile-services-2013")
    let outcome = try await Run(configuration, in: .seeded("authwalk")).transcript().outcome
    #expect(outcome?.result == (isTaken ? .completed : .refused))
  }

  @Test("says nothing of a profile where none was asked for")
  func none() async throws {
    let run = try await playPKCE()
    #expect(run.profile == nil)
    #expect(run.outcome?.message == "the app has what it came for")
  }

  @Test("is refused where the profile does not belong to the flow")
  func misplaced() async throws {
    let configuration = RunConfiguration(
      lesson: "test", flow: CustomTokenFlow(), profile: "rfc6749")
    #expect(
      throws: ConfigurationError.unknownProfile(
        "rfc6749", flow: "custom-token", known: ["mobile-services-2013"])
    ) { try Run(configuration, in: .seeded("authwalk")) }
    #expect(
      ConfigurationError.unknownProfile("a", flow: "f", known: []).description
        == "the flow 'f' has no profile 'a'; it has none")
    #expect(
      ConfigurationError.unknownProfile("a", flow: "f", known: ["b", "c"]).description
        == "the flow 'f' has no profile 'a'; it has these: b, c")
  }
}
