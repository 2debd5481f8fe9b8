import FlowsShared
import HTTPModel
import Simulation
import TranscriptModel
import Vocabulary
import WireFormats

/// A code is redeemed that should not be.
extension PKCEAttacks {
  static let verifierFormat = Attack(
    "verifier-format", "the app's verifier has 42 characters, one too few",
    goal: .tokensIssued("a verifier that is too short is taken"), defence: .verifierFormat,
    settings: [
      PKCESettings.set(\.codeVerifier, to: WireText(String(repeating: "short-", count: 7)))
    ])

  static let codeInjection = Attack(
    "code-injection",
    "a stolen code is put into a sign-in of the attacker's own, in the place of its own code",
    powers: [.readsMessages, .editsMessages, .hasAccount], goal: .attackerHoldsPhotos,
    defence: .verifierMatches, reference: .rfc9700("4.5"),
    script: AttackScript(
      "takes the answer on its way, and has the app on a device of its own",
      .holdingBack(.redirect) { $0.code != nil },
      strikes: { tools, messages in
        guard let code = messages.last(.redirect)?.code, let own = await tools.signIn() else {
          return
        }
        await tools.takePhotos(code: code, verifier: own.verifier)
      }))

  static let codeReplay = Attack(
    "code-replay", "the whole token request, code and verifier, is sent a second time",
    powers: [.readsMessages], goal: .attackerHoldsPhotos, defence: .codeSingleUse,
    script: .using(
      "reads the token request on its way, and sends it again", isHeldBack: false
    ) { form, tools in await tools.takePhotos(form) })

  static let codeStolenFirst = Attack(
    "code-stolen-first",
    "a copy of the token request comes before the victim's own; the second use shows the theft",
    powers: [.readsMessages, .editsMessages],
    goal: AttackGoal("the attacker's tokens live on, though the theft was noticed") { run in
      run.steps.contains {
        $0.id.name == .refreshResponse && $0.receiver == .attacker
          && $0.response?.isSuccess == true
      }
    },
    defence: .replayRevokesTokens,
    script: .using("holds the token request back, until a copy of it has come first") {
      form, tools in
      guard let stolen = await tools.redeem(form) else { return }
      _ = await tools.redeem(form)
      guard let refreshToken = stolen.refreshToken else { return }
      _ = await tools.refresh(refreshToken)
    })

  static let codeExpired = Attack(
    "code-expired", "the token request is held back, and sent when the code should be dead",
    powers: [.readsMessages, .editsMessages], goal: .attackerHoldsPhotos, defence: .codeUnexpired,
    script: .using("holds the token request back, and sends it much later") { form, tools in
      tools.seat.clock.wait(PKCEConstants.Lifetime.code + 60)
      await tools.takePhotos(form)
    })

  static let codeOfAnotherClient = Attack(
    "code-of-another-client", "another client redeems the code, under its own 'client_id'",
    powers: [.readsMessages, .editsMessages, .isClient], goal: .attackerHoldsPhotos,
    defence: .codeBoundToClient,
    script: .using("another client of the server, which takes the token request") { form, tools in
      var form = form
      form.set(ParameterName.clientID, to: PKCEConstants.otherClientID)
      await tools.takePhotos(form)
    })

  static let redirectDiffersAtToken = Attack(
    "redirect-differs-at-token",
    "the token request names another redirect URI than the authorization request",
    goal: .tokensIssued("a code is redeemed with another redirect URI than it was issued for"),
    defence: .redirectURISame,
    edits: [.change(.form("redirect_uri"), of: .tokenRequest, .set("com.example.app:/other"))])

  static let parameterRepeated = Attack(
    "parameter-repeated", "the token request names the code twice, with two values",
    goal: .tokensIssued("a request is answered in which nobody can tell which code is meant"),
    defence: .parameterOnce, reference: .rfc6749("3.2"),
    edits: [.change(.form("code"), of: .tokenRequest, .add("another-code"))])

  static let bodyNotForm = Attack(
    "body-not-form", "the app sends its token request as JSON",
    goal: .tokensIssued("a token request that is no form is answered with tokens"),
    defence: .formBody, settings: [PKCESettings.set(\.sendsJSON, to: true)])
}

extension AttackScript {
  /// An attacker that takes the victim's token request, and does something with it when the victim has
  /// come to rest.
  fileprivate static func using(
    _ title: String, isHeldBack: Bool = true,
    _ deed: @escaping @Sendable (FormParameters, AttackerTools) async -> Void
  ) -> AttackScript {
    AttackScript(title, isHeldBack ? .holdingBack(.tokenRequest) : .reading(.tokenRequest)) {
      tools, messages in
      guard let form = messages.last(.tokenRequest)?.request?.form else { return }
      await deed(form, tools)
    }
  }
}

/// Two messages at the same time, where the second must come too late in every order.
extension PKCEAttacks {
  static let codeRace = Attack(
    "code-race", "two token requests with one code arrive at the same time",
    powers: [.readsMessages, .editsMessages, .sendsInParallel],
    goal: .succeedsTwice("one code was redeemed twice", .tokenResponse),
    defence: .codeTakenAtomically, refusedBy: .codeSingleUse, script: .sendingTwice(.tokenRequest))

  static let refreshRace = Attack(
    "refresh-race", "two refresh requests with one refresh token arrive at the same time",
    powers: [.readsMessages, .editsMessages, .sendsInParallel],
    goal: .succeedsTwice("one refresh token was used twice", .refreshResponse),
    defence: .refreshRotation, script: .sendingTwice(.refreshRequest))

  static let callbackRace = Attack(
    "callback-race", "the answer is opened twice at the same time",
    powers: [.readsMessages, .editsMessages, .sendsInParallel],
    goal: .appAsksTwice("the app redeemed one answer twice"),
    defence: .callbackExpected, script: .sendingTwice(.callback))
}

extension AttackScript {
  /// An attacker that holds the first message of a name back, and delivers it twice at the same time
  /// when the victim has come to rest.
  fileprivate static func sendingTwice(_ name: MessageName) -> AttackScript {
    AttackScript(
      "holds one message back, and sends it twice at the same time",
      .holdingBack(name) { $0.id.occurrence == 1 },
      strikes: { tools, messages in
        guard let held = messages.first(name), let receiver = held.receiver else { return }
        let send: @Sendable () async -> Void = {
          switch held.message {
          case .request(let request): _ = await tools.seat.send(request, as: name)
          case .handoff(let handoff): await tools.seat.handOff(handoff, as: name, to: receiver)
          case .response, nil: break
          }
        }
        await tools.wire.concurrently([send, send])
      })
  }
}
