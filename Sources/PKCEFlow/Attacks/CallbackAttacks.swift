import FlowsShared
import HTTPModel
import Simulation
import TranscriptModel
import Vocabulary
import WireFormats

/// A second app on the device gets the answer.
extension PKCEAttacks {
  static let codeInterception = Attack(
    "code-interception", "a second app claims the scheme, gets the answer, and redeems the code",
    powers: [.installsApp], goal: .attackerHoldsPhotos, defence: .verifierMatches,
    reference: .rfc7636("1"), script: .secondApp { [$0.madeUp(32, for: "code_verifier")] })

  static let verifierOmitted = Attack(
    "verifier-omitted", "a second app gets the answer, and redeems the code without a verifier",
    powers: [.installsApp], goal: .attackerHoldsPhotos, defence: .verifierRequired,
    script: .secondApp { _ in [nil] })

  static let verifierConstant = Attack(
    "verifier-constant",
    "the app uses one verifier for all sign-ins; a second app has it from the app's binary",
    powers: [.installsApp, .unpacksApp], goal: .attackerHoldsPhotos, defence: .verifierFresh,
    refusedBy: .verifierMatches, reference: .rfc9700("2.1.1"),
    stolenValues: [NamedValue(ParameterName.codeVerifier, verifierInBinary)],
    script: .secondApp { _ in [verifierInBinary] })

  private static let verifierInBinary = Base64URL.encode(PKCEConstants.builtInVerifierOctets)

  static let staticSecret = Attack(
    "static-secret",
    "a second app sends the secret that ships in every copy of the app, and no verifier",
    powers: [.installsApp, .unpacksApp], goal: .attackerHoldsPhotos,
    defence: .secretProvesNothing, refusedBy: .verifierRequired,
    stolenValues: [NamedValue(ParameterName.clientSecret, PKCEConstants.shippedSecret)],
    script: .secondApp(sending: [.clientSecret: PKCEConstants.shippedSecret]) { _ in [nil] })

  static let codeRetry = Attack(
    "code-retry",
    "the app knows only two verifiers; a second app tries one after the other with one code",
    powers: [.installsApp, .unpacksApp], goal: .attackerHoldsPhotos, defence: .failureBurnsCode,
    stolenValues: poorVerifiers.map { NamedValue(ParameterName.codeVerifier, $0) },
    settings: [PKCESettings.set(\.codeVerifier, to: poorVerifiers[1])],
    script: .secondApp { _ in poorVerifiers })

  /// What a generator gives that has only two states.
  private static let poorVerifiers = ["0", "1"].map {
    WireText(String(repeating: $0, count: 43))
  }

  static let plainDowngrade = Attack(
    "plain-downgrade",
    "the method is taken out of the request, which then means 'plain': the challenge that everybody "
      + "can read is the verifier",
    powers: [.editsMessages, .installsApp], goal: .attackerHoldsPhotos,
    defence: .challengeMethodS256,
    script: AttackScript(
      "a second app on the device, which also changes the request on its way",
      claims: { [URI($0.redirectURI)] },
      .replacing(.authorizationRequest) {
        $0.request.map { [.request($0.without(.codeChallengeMethod))] }
      },
      receives: { handoff, tools, messages in
        let request = messages.last(.authorizationRequest)?.request
        guard let code = handoff.code,
          let challenge = request?.url.queryParameters[.codeChallenge]
        else { return }
        await tools.takePhotos(code: code, verifier: challenge)
      }))
}

extension AttackScript {
  /// An app that claims what the photo app claims, and tries one verifier after the other with the
  /// code that it is handed; nil stands for none.
  fileprivate static func secondApp(
    sending others: KeyValuePairs<ParameterName, WireText?> = [:],
    trying verifiers: @escaping @Sendable (AttackerTools) -> [WireText?]
  ) -> AttackScript {
    let others = FormParameters(others)
    return AttackScript(
      "a second app on the device, which claims the same scheme",
      claims: { [URI($0.redirectURI)] },
      receives: { handoff, tools, _ in
        guard let code = handoff.code else { return }
        for verifier in verifiers(tools) {
          let form = FormParameters.redeeming(
            code, redirectURI: tools.redirectURI, verifier: verifier)
          if await tools.takePhotos(FormParameters(form.all + others.all)) { return }
        }
      })
  }
}

extension HTTPRequest {
  /// The same request without parameters of its query.
  func without(_ names: ParameterName...) -> HTTPRequest {
    var copy = self
    for name in names { copy.url.queryParameters.remove(name) }
    return copy
  }
}

/// The app gets an answer that it should not take.
extension PKCEAttacks {
  static let stateMismatch = Attack(
    "state-mismatch",
    "a link brings the attacker's code into the victim's app, which would sign the victim in as the "
      + "attacker; with this defence off, the verifier still stops it one step later",
    powers: [.sendsLink, .hasAccount],
    goal: AttackGoal("the victim's app redeems the attacker's code") { run in
      let codes = run.steps.filter { $0.receiver == .attacker }.compactMap { step in
        step.response?.location?.queryParameters[.code]
      }
      return run.steps.contains { step in
        step.id.name == .tokenRequest && step.sender == .app
          && codes.contains(step.request?.form?[.code] ?? "")
      }
    },
    defence: .stateMatches, reference: .rfc9700("4.7"),
    settings: [PKCESettings.set(\.decision, to: .leave)],
    script: AttackScript(
      "has an account of its own, and gets the victim to open a link",
      strikes: { tools, _ in
        guard let own = await tools.signIn() else { return }
        await tools.seat.handOff(Handoff(action: "send", url: own.answer), as: .link, to: .user)
      }))

  static let callbackStray = Attack(
    "callback-stray", "another app on the device opens the answer's URL once more",
    powers: [.installsApp, .readsMessages],
    goal: .appAsksTwice("the app sends a second token request for one answer"),
    defence: .callbackExpected,
    script: AttackScript(
      "another app on the device, which reads the answer and opens it again", .reading(.redirect),
      strikes: { tools, messages in
        guard let answer = messages.last(.redirect)?.handoff else { return }
        await tools.seat.handOff(answer, as: .openLink, to: .device)
      }))

  static let mixUp = Attack(
    "mix-up",
    "the user picks the attacker's server, which sends the browser on to the honest one: the app "
      + "would take the honest answer to the attacker",
    powers: [.runsServer], goal: .attackerHoldsPhotos, defence: .issuerMatches,
    reference: .rfc9700("4.4"),
    settings: [
      PKCESettings.set(\.issuer, to: MixingServer.issuer),
      PKCESettings.set(\.sharesRedirectURI, to: true),
    ],
    attacker: { MixingServer($0) })

  static let mixUpWithoutIssuer = Attack(
    "mix-up-without-issuer",
    "the same with a server that does not name itself in its answers, and an app that takes the "
      + "answers of each server at another redirect URI",
    powers: [.runsServer], goal: .attackerHoldsPhotos, defence: .redirectURIOfRequest,
    settings: [
      PKCESettings.set(\.issuer, to: MixingServer.issuer),
      PKCESettings.set(\.leavesIssuerOut, to: true),
    ],
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
    case PKCEConstants.Path.authorization: return Answer(sendOn(request))
    default:
      if var form = request.form {
        form.set(ParameterName.redirectURI, to: tools.redirectURI)
        await tools.takePhotos(form)
      }
      let error = JSONValue.object([.error: .string(ErrorCode.invalidGrant.rawValue)])
      return Answer(.json(error, status: 400, fields: ["Cache-Control": "no-store"]))
    }
  }

  /// The whole request goes to the honest server, with the redirect URI that is registered there.
  private func sendOn(_ request: HTTPRequest) -> HTTPResponse {
    var url = URI(PKCEConstants.authorizationEndpoint)
    url.query = request.url.query
    url.queryParameters.set(ParameterName.redirectURI, to: tools.redirectURI)
    return .redirect(to: url.text)
  }

  private var metadata: JSONValue {
    var metadata = AuthorizationServerMetadata(
      issuer: Self.issuer,
      authorizationEndpoint: Self.issuer + PKCEConstants.Path.authorization,
      tokenEndpoint: Self.issuer + PKCEConstants.Path.token, responseTypes: ["code"])
    metadata.codeChallengeMethods = [.s256]
    return metadata.json
  }
}
