import FlowsShared
import HTTPModel
import Simulation
import TranscriptModel
import Vocabulary
import WireFormats

extension PKCEAttacks {
  static let idTokenOfAnotherClient = Attack(
    "id-token-of-another-client",
    "the token response is replaced by one that was issued to another client, before the app asked "
      + "for anything",
    powers: [.readsMessages, .editsMessages, .hasAccount, .isClient],
    goal: .appGoesOn("the victim's app is signed in as the attacker"),
    defence: .idTokenAudience, inDepthWith: [.idTokenNonce], reference: .oidcCore("3.1.3.7"),
    attacker: { TokenResponseSwapper($0) })
}

/// Signs in at another client with an account of its own, and gives the victim's app the answer to
/// that.
///
/// It cannot know the nonce that the app is going to choose. So an app that compares nonces is safe
/// even where it looks at no audience.
actor TokenResponseSwapper: Attacker {
  nonisolated let title = "another client of the server, which replaces the token response"
  nonisolated let tools: AttackerTools
  nonisolated let reads: Set<MessageName> = [.tokenResponse]

  private var own: HTTPResponse?

  init(_ tools: AttackerTools) { self.tools = tools }

  func prepare() async {
    let signIn = OwnSignIn(
      clientID: PKCEWorld.otherClientID, redirectURI: "com.example.another:/auth")
    guard let signedIn = await tools.signIn(signIn),
      let code = signedIn.answer.queryParameters[ParameterName.code.rawValue]
    else { return }
    var form = tools.form(
      code: code, redirectURI: signIn.redirectURI, proof: tools.verifier(signedIn.verifier))
    form.set(ParameterName.clientID.rawValue, to: signIn.clientID)
    own = await tools.askForTokens(form, as: .tokenRequest)
  }

  func intercept(_ step: Step) -> [Message]? { own.map { [.response($0)] } }
}
