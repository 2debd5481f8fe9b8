import FlowsShared
import HTTPModel
import JOSE
import Simulation
import TranscriptModel
import Vocabulary
import WireFormats

/// The authorization request, or what is registered for it, is not what it should be.
extension PKCEAttacks {
  static let challengeStripped = Attack(
    "challenge-stripped",
    "the challenge is taken out of the request, and the code is redeemed without a verifier",
    powers: [.readsMessages, .editsMessages], goal: .attackerHoldsPhotos,
    defence: .challengeRequired,
    script: AttackScript(
      "changes the request on its way, takes the answer, and redeems the code itself",
      .replacing(.authorizationRequest, .redirect) { step in
        guard let request = step.request else { return step.code == nil ? nil : [] }
        return [.request(request.without(.codeChallenge, .codeChallengeMethod))]
      },
      strikes: { tools, messages in
        guard let code = messages.last(.redirect)?.code else { return }
        await tools.takePhotos(code: code, verifier: nil)
      }))

  static let challengeDowngrade = Attack(
    "challenge-downgrade",
    "the attacker signs in without a challenge at a server that still takes old clients, and a link "
      + "brings the code into the victim's app, which relies on PKCE and sends no state",
    powers: [.sendsLink, .hasAccount],
    goal: .appGoesOn("the victim's app is signed in as the attacker"),
    defence: .verifierExpected, reference: .rfc9700("4.8"),
    settings: [
      PKCESettings.set(\.takesOldClients, to: true),
      PKCESettings.set(\.scope, to: "photos"), PKCESettings.set(\.reliesOnPKCE, to: true),
      PKCESettings.set(\.decision, to: .leave),
    ],
    script: AttackScript(
      "has an account of its own, and gets the victim to open a link",
      strikes: { tools, _ in
        guard let answer = await tools.signInWithoutPKCE() else { return }
        await tools.seat.handOff(Handoff(action: "send", url: answer), as: .link, to: .user)
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

  static let redirectNotEncrypted = Attack(
    "redirect-not-encrypted", "the app takes its answers at an http link of its domain",
    goal: AttackGoal("the code went over a connection that everybody on the way can read") { run in
      run.steps.contains { step in
        step.response?.location.map { $0.scheme == "http" && $0.queryParameters[.code] != nil }
          == true
      }
    },
    defence: .httpLoopbackOnly,
    settings: [PKCESettings.set(\.redirectURI, to: "http://app.example.com/auth")])

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
    goal: .knowsPassword(.app, "the app knows the user's password"),
    defence: .embeddedUserAgentRefused, settings: [PKCESettings.set(\.showsOwnView, to: true)])

  static let passwordSentOn = Attack(
    "password-sent-on",
    "the user signs in for an app of the attacker's, whose answers go to a server of its own, at a "
      + "real server that redirects with status 307",
    powers: [.sendsLink, .isClient, .runsServer],
    goal: .knowsPassword(.attacker, "the attacker knows the user's password"),
    defence: .seeOtherAfterPassword, victimBegins: false,
    settings: [
      PKCESettings.set(\.anotherRedirectURI, to: ClientWithServer.redirectURI),
      PKCESettings.set(\.redirectStatus, to: .temporaryRedirect),
    ],
    attacker: { ClientWithServer($0) })
}

extension AttackGoal {
  /// Somebody learned Alice's password, which only she and the server should know.
  fileprivate static func knowsPassword(_ name: ParticipantName, _ words: String) -> AttackGoal {
    AttackGoal(words) { run in
      let typed = run.steps.first { $0.id.name == .credentials }?.handoff?[ParameterName.password]
      let knowledge = Knowledge(after: run.steps, in: run.flow)
      return knowledge.secrets.contains {
        $0.name == ParameterName.password.wireText
          && ConstantTime.areEqual($0.value, typed)
          && knowledge.knowers(of: $0).contains(name)
      }
    }
  }
}

/// Another client of the real server, which takes its answers at a server of its own.
actor ClientWithServer: Attacker, HTTPServer {
  static let redirectURI: WireText = "https://attacker.example/welcome"

  nonisolated let title = "another client of the server, which takes its answers at its own server"
  nonisolated let tools: AttackerTools
  nonisolated let hosts: [WireText] = ["attacker.example"]

  init(_ tools: AttackerTools) { self.tools = tools }

  func prepare() async {
    await tools.readMetadata()
    let verifier = tools.madeUp(32, for: "code_verifier")
    let request = AuthorizationRequest(
      clientID: PKCEConstants.otherClientID, redirectURI: Self.redirectURI, scope: "photos",
      state: tools.madeUp(16, for: "state"),
      challenge: ChallengeEncoding.base64URL.challenge(of: verifier))
    let link = Handoff(action: "send", url: request.url(at: PKCEConstants.authorizationEndpoint))
    await seat.handOff(link, as: .link, to: .user)
  }

  /// Whatever the browser brings is read; the code is of no interest here.
  func respond(to request: HTTPRequest) async -> Answer { Answer(Page.message("Welcome")) }
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
