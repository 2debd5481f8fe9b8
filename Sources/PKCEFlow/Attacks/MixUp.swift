import FlowsShared
import HTTPModel
import Simulation
import TranscriptModel
import Vocabulary
import WireFormats

extension PKCEAttacks {
  static let mixUp = Attack(
    "mix-up",
    "the user picks the attacker's server, which sends the browser on to the honest one: the app "
      + "would take the honest answer to the attacker",
    powers: [.runsServer], goal: .attackerHoldsPhotos, defence: .issuerMatches,
    reference: .rfc9700("4.4"), settings: [NamedValue("app.issuer", MixingServer.issuer)],
    attacker: { MixingServer($0) })
}

/// An authorization server that lets the honest one do its work, and waits for code and verifier.
actor MixingServer: Attacker, HTTPServer {
  static let issuer: WireText = "https://attacker.example"

  nonisolated let title = "runs an authorization server that the app knows too"
  nonisolated let tools: AttackerTools
  nonisolated let hosts: [WireText] = ["attacker.example"]

  init(_ tools: AttackerTools) { self.tools = tools }

  func prepare() async { await tools.readMetadata() }

  func respond(to request: HTTPRequest) async -> Answer {
    switch request.url.path {
    case MetadataLocation.wellKnownPath: return Answer(.json(metadata))
    case AuthorizationServer.Path.authorization: return Answer(sendOn(request))
    default:
      if let form = request.form { await tools.takePhotos(form) }
      let error = JSONValue.object(
        JSONMember(ParameterName.error.rawValue, .string(ErrorCode.invalidGrant.rawValue)))
      return Answer(.json(error, status: 400, fields: ["Cache-Control": "no-store"]))
    }
  }

  /// The whole request goes to the honest server: only the host differs.
  private func sendOn(_ request: HTTPRequest) -> HTTPResponse {
    var url = URI(PKCEWorld.authorizationEndpoint)
    url.query = request.url.query
    return HTTPResponse(status: 302, fields: ["Location": url.text, "Cache-Control": "no-store"])
  }

  private var metadata: JSONValue {
    var metadata = AuthorizationServerMetadata(
      issuer: Self.issuer,
      authorizationEndpoint: Self.issuer + AuthorizationServer.Path.authorization,
      tokenEndpoint: Self.issuer + AuthorizationServer.Path.token, responseTypes: ["code"])
    metadata.codeChallengeMethods = [.s256]
    return metadata.json
  }
}
