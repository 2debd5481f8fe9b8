import Checks
import Flows
import Simulation
import Testing
import TranscriptModel
import Vocabulary
import WireFormats

/// Every check that measures by a fact misses it when it is gone, and sees when it is another one.
@Suite("every registered fact")
struct RegisteredFactTests {
  /// The facts that no check measures by, and why.
  static let unneeded: [String: [(fact: String, reason: String)]] = [
    "pkce": [
      ("authorization-server issuer", "tokens are measured by the metadata that was fetched"),
      ("authorization-server client_id", "the other client makes no request"),
      ("authorization-server redirect_uri", "the other client makes no request"),
      ("authorization-server audience", "who reads a token knows the audience"),
      ("app redirect_uri", "requests are compared with each other"),
      ("resource-server issuer", "tokens are measured by the metadata that was fetched"),
      ("resource-server jwks_uri", "tokens are measured by the metadata that was fetched"),
    ],
    "nonce": [
      ("apple issuer", "the checks know Apple, which is the same in every run"),
      ("apple jwks_uri", "the checks know Apple, which is the same in every run"),
      ("apple client_id", "who reads a token knows the audience"),
      ("apple client_id", "who reads a token knows the audience"),
      ("apple client_id", "who reads a token knows the audience"),
      ("firebase project_id", "what the API expects has the project in it"),
      ("firebase jwks_uri", "the checks know Apple, which is the same in every run"),
      ("resource-server jwks_uri", "the checks know Google, which is the same in every run"),
    ],
    "custom-token": [
      ("app app_id", "this run has no sign-in at Facebook"),
      ("app redirect_uri", "this run has no sign-in at Facebook"),
      ("facebook app_id", "this run has no sign-in at Facebook"),
      ("facebook redirect_uri", "this run has no sign-in at Facebook"),
      ("mobile-service app_id", "this run has no sign-in at Facebook"),
      ("mobile-service issuer", "every mobile service has this one; only forged tokens need it"),
      ("mobile-service audience", "every mobile service has the same"),
      ("mobile-service audience", "every mobile service has the same"),
      ("mobile-service ver", "every mobile service has the same"),
      ("mobile-service algorithm", "every mobile service has the same"),
    ],
  ]

  static let flows = ["pkce", "nonce", "custom-token"]

  @Test("is missed by its name when it is gone, and nothing fails for that", arguments: flows)
  func gone(flow: String) async throws {
    let transcript = try await Self.play(flow)
    let before = Self.findings(transcript)
    var unneeded: [String] = []
    for (index, fact) in transcript.registered.enumerated() {
      var changed = transcript
      changed.registered.remove(at: index)
      let new = Self.findings(changed).subtracting(before)
      if new.isEmpty { unneeded.append(fact.words) }
      let owner = fact.of.map { " of '\($0)'" } ?? ""
      let message = "no '\(fact.name)'\(owner) is registered at '\(fact.at)'"
      #expect(new.allSatisfy { $0.verdict == .unknown && $0.message == message }, "\(new)")
    }
    #expect(unneeded == Self.unneeded[flow]?.map(\.fact))
  }

  @Test("shows when it is another one", arguments: flows)
  func another(flow: String) async throws {
    let transcript = try await Self.play(flow)
    let before = Self.findings(transcript)
    var unneeded: [String] = []
    for (index, fact) in transcript.registered.enumerated() {
      var changed = transcript
      changed.registered[index].value += "x"
      if Self.findings(changed).subtracting(before).isEmpty { unneeded.append(fact.words) }
    }
    #expect(unneeded == Self.unneeded[flow]?.map(\.fact))
  }

  @Test("is missed when all are gone: nothing fails, and nothing that needs one passes")
  func allGone() async throws {
    for flow in Self.flows {
      let transcript = try await Self.play(flow)
      var changed = transcript
      changed.registered = []
      let unknown = Self.findings(changed).subtracting(Self.findings(transcript))
      #expect(!unknown.isEmpty)
      let remedy = "; nothing is registered, as in version 1 of the format: record the run anew"
      #expect(unknown.allSatisfy { $0.verdict == .unknown && $0.message.hasSuffix(remedy) })
      for index in transcript.registered.indices {
        var other = transcript
        other.registered.remove(at: index)
        let places = Set(unknown.map(\.place))
        let needed = Self.findings(other).subtracting(Self.findings(transcript)).map(\.place)
        #expect(places.isSuperset(of: needed))
      }
    }
  }

  static let exceptions = [
    ("pkce", "app.code_verifier", FactName.codeVerifier, "random_octets"),
    ("nonce", "app.raw_nonce", .rawNonce, "random_octets"),
  ]

  @Test("of a secret that is built into an app is missed too", arguments: exceptions)
  func builtIn(flow: String, setting: String, name: FactName, drawn: String) async throws {
    let secret = WireText("a-secret-of-more-than-forty-three-characters-in-all")
    let transcript = try await Self.play(flow, [NamedValue(setting, secret)])
    var changed = transcript
    changed.registered.removeAll { $0.name == name.rawValue }
    #expect(changed.registered.count == transcript.registered.count - 1)
    let new = Self.findings(changed).subtracting(Self.findings(transcript))
    #expect(new.allSatisfy { $0.verdict == .unknown })
    let message = "the calculation lacks '\(drawn)', and no '\(name)' is registered at 'app'"
    #expect(new.contains { $0.message.contains(message) })
  }

  private static func play(
    _ flow: String, _ settings: [NamedValue] = []
  ) async throws -> Transcript {
    let cheap = try FlowCatalogue.flow(named: flow).bulkSettings
    let configuration = RunConfiguration(
      lesson: "test", flow: try FlowCatalogue.flow(named: flow), settings: cheap + settings)
    return try await Run(configuration, in: .seeded("authwalk")).transcript()
  }

  /// What a check says of a step that is no pass.
  private struct Complaint: Hashable {
    var place: String
    var verdict: Verdict
    var message: String
  }

  private static func findings(_ transcript: Transcript) -> Set<Complaint> {
    Set(
      Checker().judge(transcript).steps.flatMap { step in
        step.findings.filter { $0.verdict != .pass }.map {
          Complaint(place: "\(step.id) \($0.check)", verdict: $0.verdict, message: $0.message)
        }
      })
  }
}

extension RegisteredFact {
  fileprivate var words: String { "\(at) \(name)" }
}
