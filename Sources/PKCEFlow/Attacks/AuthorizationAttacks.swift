import FlowsShared
import HTTPModel
import Simulation
import TranscriptModel
import Vocabulary
import WireFormats

/// The authorization request, or what is registered for it, is not what it should be.
extension PKCEAttacks {
  static let challengeStripped = Attack(
    "challenge-stripped",
    "the challenge is taken out of the request, and the code is put into a copy of the app, which "
      + "sends a verifier as always",
    powers: [.readsMessages, .editsMessages], goal: .attackerHoldsPhotos,
    defence: .verifierExpected, reference: .rfc9700("4.8"),
    script: AttackScript(
      "changes the request on its way, takes the answer, and has the app too",
      .replacing(.authorizationRequest, .redirect) { step in
        guard let request = step.request else { return step.code == nil ? nil : [] }
        return [.request(request.without(.codeChallenge, .codeChallengeMethod))]
      },
      strikes: { tools, messages in
        guard let code = messages.last(.redirect)?.code else { return }
        // The copy of the app has a sign-in of its own pending, and so a verifier of its own.
        let verifier = tools.madeUp(32, for: "code_verifier")
        await tools.takePhotos(code: code, verifier: verifier)
      }))

  static let challengeEncoding = Attack(
    "challenge-encoding", "the app writes the digest in another encoding than base64url",
    goal: .tokensIssued("a code is redeemed though the challenge is not the verifier's digest"),
    defence: .verifierMatches, reference: .rfc7636("4.2"),
    settings: [PKCESettings.set(\.challengeEncoding, to: .paddedBase64)])

  static let redirectUnregistered = Attack(
    "redirect-unregistered",
    "a link asks in the photo app's name for an answer that goes to the attacker's server",
    powers: [.sendsLink, .runsServer], goal: .attackerHoldsPhotos,
    defence: .redirectURIRegistered, reference: .rfc9700("4.1"), victimBegins: false,
    attacker: { CollectingServer($0) })

  static let schemeNotReverseDomain = Attack(
    "scheme-not-reverse-domain", "the app takes its answers at a scheme that is one short word",
    goal: .tokensIssued("the answer went to a scheme that every other app may have chosen too"),
    defence: .schemeReverseDomain, settings: [PKCESettings.set(\.redirectURI, to: "myapp:/auth")])

  static let loopbackPort = Attack(
    "loopback-port", "the app takes its answers at 'localhost', on a port that differs each time",
    goal: .tokensIssued("the answer went to a port of 'localhost' that nobody registered"),
    defence: .loopbackLiteral,
    settings: [
      PKCESettings.set(\.redirectURI, to: "http://localhost:51004/auth"),
      PKCESettings.set(\.redirectURIAtServer, to: "http://localhost/auth"),
    ])

  static let embeddedWebView = Attack(
    "embedded-webview", "the app shows the login page in a view of its own",
    powers: [.isApp],
    goal: AttackGoal("the app knows the user's password") { run in
      let knowledge = Knowledge(after: run.steps, in: run.flow)
      return knowledge.secrets.contains {
        $0.name == ParameterName.password.wireText && knowledge.knowers(of: $0).contains(.app)
      }
    },
    defence: .embeddedUserAgentRefused, settings: [PKCESettings.set(\.showsOwnView, to: true)])
}

/// Sends the victim a link to the real server, and waits for the code at a server of its own.
actor CollectingServer: Attacker, HTTPServer {
  nonisolated let title = "sends a link, and collects the answer at a server of its own"
  nonisolated let tools: AttackerTools
  nonisolated let hosts: [WireText] = ["attacker.example"]

  private let verifier: WireText

  init(_ tools: AttackerTools) {
    self.tools = tools
    verifier = tools.madeUp(32, for: "code_verifier")
  }

  func prepare() async {
    await tools.readMetadata()
    let request = AuthorizationRequest(
      redirectURI: Self.redirectURI,
      challenge: ChallengeEncoding.base64URL.challenge(of: verifier))
    let link = Handoff(action: "send", url: request.url(at: PKCEConstants.authorizationEndpoint))
    await seat.handOff(link, as: .link, to: .user)
  }

  func respond(to request: HTTPRequest) async -> Answer {
    if let code = request.url.queryParameters[.code] {
      await tools.takePhotos(.redeeming(code, redirectURI: Self.redirectURI, verifier: verifier))
    }
    return Answer(Page.message("Thank you"))
  }

  private static let redirectURI: WireText = "https://attacker.example/thank-you"
}
