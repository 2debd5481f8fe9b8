extension ClauseTables {
  /// Apps on a device.
  ///
  /// Read in the document.
  static let nativeApps: [Clause] = [
    Clause(
      .rfc8252("4.1"), nil, .client,
      "the app opens the request, and the browser brings the answer back"),
    Clause(
      .rfc8252("6"), .must, .client,
      "uses PKCE",
      saidIn: [.rfc9700("2.1.1")]),
    Clause(
      .rfc8252("6"), .must, .authorizationServer,
      "supports PKCE for apps",
      saidIn: [.rfc8252("8.1")]),
    Clause(
      .rfc8252("6"), .recommended, .client,
      "opens the request in the browser",
      saidIn: [.rfc8252("8.12")]),
    Clause(
      .rfc8252("7"), .must, .authorizationServer,
      "offers all three kinds of redirect URI",
      notExercised: .registration),
    Clause(
      .rfc8252("7.1"), .must, .client,
      "has a scheme that is a domain of its own, in reverse order"),
    Clause(
      .rfc8252("7.2"), .should, .client,
      "takes a claimed https link before the other kinds",
      notExercised: "it depends on the device, and no message shows what that could do"),
    Clause(
      .rfc8252("7.3"), .must, .authorizationServer,
      "takes any port in a redirect URI of 127.0.0.1 or [::1]",
      notExercised: "tests of the endpoint hold it; no check can see what a server would take"),
    Clause(
      .rfc8252("7.3"), .shouldNot, .client,
      "does not rely on one version of IP",
      notExercised: .inside),
    Clause(
      .rfc8252("8.1"), .should, .authorizationServer,
      "refuses an app's request without a challenge"),
    Clause(
      .rfc8252("8.2"), .notRecommended, .client,
      "does not use the flow without a code",
      notExercised: "the social login of 'custom-token' shows one of its time"),
    Clause(
      .rfc8252("8.3"), .notRecommended, .client,
      "does not use 'localhost' in its redirect URI"),
    Clause(
      .rfc8252("8.4"), .must, .authorizationServer,
      "knows that an app is a public client",
      notExercised: .registration),
    Clause(
      .rfc8252("8.4"), .must, .authorizationServer,
      "has the whole redirect URI registered, and compares it exactly",
      saidIn: [.rfc9700("4.1.3")]),
    Clause(
      .rfc8252("8.4"), .should, .authorizationServer,
      "refuses schemes that are no domain in reverse order",
      saidIn: [.rfc8252("7.1")]),
    Clause(
      .rfc8252("8.5"), .notRecommended, .authorizationServer,
      "asks apps for no password that every copy of the app has",
      about: ["no-client-secret"]),
    Clause(
      .rfc8252("8.5"), .must, .authorizationServer,
      "takes such a password for no proof of who the client is",
      about: ["secret-proves-nothing"]),
    Clause(
      .rfc8252("8.5"), nil, .client,
      "what ships in every copy of an app, or lies open on a device, is no secret",
      about: [
        "master-key-off-the-wire", "session-in-key-chain", "master-key-leaked", "secrets-kept",
      ]),
    Clause(
      .rfc8252("8.6"), .shouldNot, .authorizationServer,
      "grants nothing without asking the user, unless it knows the app",
      notExercised: "no server here remembers that a user agreed"),
    Clause(
      .rfc8252("8.6"), .should, .authorizationServer,
      "asks a user who agreed once before again",
      notExercised: "no server here remembers that a user agreed"),
    Clause(
      .rfc8252("8.7"), nil, .client,
      "an app can make its own window look like the browser",
      notExercised: .people),
    Clause(
      .rfc8252("8.8"), nil, .client,
      "an app that became the browser of a device sees every sign-in",
      notExercised: .people),
    Clause(
      .rfc8252("8.9"), .recommended, .client,
      "sends a random 'state', and refuses answers without a pending one"),
    Clause(
      .rfc8252("8.10"), .must, .client,
      "has a redirect URI for each server",
      about: ["redirect-uri-per-server"]),
    Clause(
      .rfc8252("8.10"), .must, .client,
      "compares where the answer came with the redirect URI of its request",
      about: ["callback-redirect-uri", "redirect-uri-of-request"]),
    Clause(
      .rfc8252("8.12"), .mustNot, .client,
      "does not show the login page in a web view of its own",
      about: [
        "external-user-agent", "social-user-agent", "secrets-kept",
      ]),
    Clause(
      .rfc8252("8.12"), .may, .authorizationServer,
      "refuses web views that it can tell",
      about: ["embedded-user-agent-refused"]),
  ]
}
