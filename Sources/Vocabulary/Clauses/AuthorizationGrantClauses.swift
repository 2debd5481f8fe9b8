extension ClauseTables {
  /// Requests and answers of the protocol: §4 to §9.
  ///
  /// Read in the document.
  static let authorizationGrant: [Clause] = [
    Clause(
      .rfc6749("4.1"), nil, .authorizationServer,
      "who signs in proves to the server who he is, by what he types there"),
    Clause(
      .rfc6749("4.1.1"), .must, .client,
      "asks with the 'response_type' 'code'",
      about: ["response-type-code"]),
    Clause(
      .rfc6749("4.1.1"), .must, .client,
      "names itself by 'client_id'",
      about: ["client-id-present", "apple-message-complete"]),
    Clause(
      .rfc6749("4.1.1"), .recommended, .client,
      "sends 'state'",
      saidIn: [.rfc9700("2.1")]),
    Clause(
      .rfc6749("4.1.1"), nil, .client,
      "the parameters stand in the query of the URL that the browser opens"),
    Clause(
      .rfc6749("4.1.2"), .must, .authorizationServer,
      "answers with a 'code' where the user agrees",
      notExercised: "a run without it ends there; nothing is left to judge"),
    Clause(
      .rfc6749("4.1.2"), .must, .authorizationServer,
      "lets a code expire soon",
      about: ["code-unexpired"]),
    Clause(
      .rfc6749("4.1.2"), .recommended, .authorizationServer,
      "lets a code live for ten minutes at most",
      about: ["code-in-time"]),
    Clause(
      .rfc6749("4.1.2"), .mustNot, .client,
      "uses a code once"),
    Clause(
      .rfc6749("4.1.2"), .must, .authorizationServer,
      "refuses a code that comes a second time",
      about: ["code-lookup-recomputed", "code-single-use", "code-taken-atomically"]),
    Clause(
      .rfc6749("4.1.2"), .should, .authorizationServer,
      "revokes, where it can, the tokens that it gave for a code that comes twice",
      about: ["replay-revokes-tokens"]),
    Clause(
      .rfc6749("4.1.2"), .must, .authorizationServer,
      "returns 'state' exactly as it came",
      about: ["state-returned", "apple-state-returned"]),
    Clause(
      .rfc6749("4.1.2"), .must, .client,
      "ignores parameters of the answer that it does not know",
      notExercised: "tests of the app hold it; no check names it"),
    Clause(
      .rfc6749("4.1.2"), nil, .authorizationServer,
      "the answer stands in the query of the redirect URI"),
    Clause(
      .rfc6749("4.1.2.1"), .mustNot, .authorizationServer,
      "sends nobody to a wrong redirect URI, nor for an unknown client",
      saidIn: [.rfc9700("4.1.3")]),
    Clause(
      .rfc6749("4.1.2.1"), .should, .authorizationServer,
      "tells the user instead what is wrong",
      notExercised: .people),
    Clause(
      .rfc6749("4.1.2.1"), nil, .authorizationServer,
      "the codes are those of the authorization endpoint, and of no other"),
    Clause(
      .rfc6749("4.1.2.1"), .must, .authorizationServer,
      "names an 'error' of the list where it refuses",
      notExercised: "an unknown code may be an extension's, so it is a warning by §8.5"),
    Clause(
      .rfc6749("4.1.2.1"), .mustNot, .authorizationServer,
      "keeps to plain printable characters in 'error', its description and its page",
      about: ["error-characters"]),
    Clause(
      .rfc6749("4.1.2.1"), .must, .authorizationServer,
      "returns 'state' with an error too",
      saidIn: [.rfc6749("4.1.2")]),
    Clause(
      .rfc6749("4.1.3"), .must, .client,
      "asks with the 'grant_type' 'authorization_code'",
      about: ["grant-type"]),
    Clause(
      .rfc6749("4.1.3"), .must, .client,
      "sends the code that it was given",
      about: ["code-issued"]),
    Clause(
      .rfc6749("4.1.3"), .must, .client,
      "repeats the redirect URI of the authorization request, unchanged",
      about: ["redirect-uri-repeated"]),
    Clause(
      .rfc6749("4.1.3"), .must, .client,
      "names itself by 'client_id' if it has no password",
      saidIn: [.rfc6749("3.2.1")]),
    Clause(
      .rfc6749("4.1.3"), .must, .authorizationServer,
      "makes sure that the code was issued to this client",
      about: ["code-by-right-client", "code-bound-to-client"]),
    Clause(
      .rfc6749("4.1.3"), .must, .authorizationServer,
      "makes sure that the code is good",
      notExercised: "the mutation run changes the code, and no named defence decides"),
    Clause(
      .rfc6749("4.1.3"), .must, .authorizationServer,
      "makes sure that the redirect URI is the one of the authorization request",
      about: ["redirect-uri-same"]),
    Clause(
      .rfc6749("4.1.3"), nil, .client,
      "the client itself sends the token request",
      about: ["message-parties"]),
    Clause(
      .rfc6749("4.1.3"), nil, .client,
      "the token request is a form in UTF-8 in the body",
      about: ["token-request-form", "form-body"]),
    Clause(
      .rfc6749("4.1.4"), nil, .authorizationServer,
      "the token response goes to the client"),
    Clause(
      .rfc6749("4.2.1"), nil, .client,
      "the request of the flow without a code stands in the query of the URL that is opened"),
    Clause(
      .rfc6749("4.2.1"), .must, .client,
      "names itself, and asks for a token"),
    Clause(
      .rfc6749("4.2.2"), nil, .authorizationServer,
      "the answer of the flow without a code stands behind the '#' of the redirect URI"),
    Clause(
      .rfc6749("4.2.2"), .must, .authorizationServer,
      "returns 'state' as it came, and answers where the request said"),
    Clause(
      .rfc6749("5.1"), .must, .authorizationServer,
      "gives an 'access_token' and its 'token_type'",
      about: ["token-response-members", "firebase-session-kept"]),
    Clause(
      .rfc6749("5.1"), .recommended, .authorizationServer,
      "says in 'expires_in' how long the token is good"),
    Clause(
      .rfc6749("5.1"), nil, .authorizationServer,
      "'expires_in' counts the seconds from the response on",
      about: ["access-token-expiry", "token-response-members"]),
    Clause(
      .rfc6749("5.1"), nil, .authorizationServer,
      "the answer is an object of JSON with status 200",
      about: ["token-response-json", "response-status"]),
    Clause(
      .rfc6749("5.1"), .must, .authorizationServer,
      "names the granted scope where it is not the one asked for",
      about: ["scope-granted"]),
    Clause(
      .rfc6749("5.1"), .must, .authorizationServer,
      "keeps answers with tokens out of every cache",
      about: ["token-response-no-store", "answer-not-stored"]),
    Clause(
      .rfc6749("5.1"), .must, .client,
      "ignores members that it does not know",
      notExercised: "tests of the app hold it; no check names it"),
    Clause(
      .rfc6749("5.2"), .must, .authorizationServer,
      "names an 'error'",
      notExercised: "the check 'token-error-form' judges it with the rest of the form"),
    Clause(
      .rfc6749("5.2"), nil, .authorizationServer,
      "an error is an object of JSON with a code of the list, mostly with status 400"),
    Clause(
      .rfc6749("5.2"), .must, .authorizationServer,
      "asks by 'WWW-Authenticate' for a password that came in 'Authorization' and is wrong",
      notExercised: "public clients have no password"),
    Clause(
      .rfc6749("5.2"), .mustNot, .authorizationServer,
      "keeps to plain printable characters in 'error', its description and its page"),
    Clause(
      .rfc6749("6"), .must, .client,
      "asks with the 'grant_type' 'refresh_token', and sends the token",
      about: ["refresh-grant-type", "firebase-grant-type", "apple-message-complete"]),
    Clause(
      .rfc6749("6"), nil, .client,
      "a refresh token belongs to the client that it was issued to"),
    Clause(
      .rfc6749("6"), .mustNot, .client,
      "asks for no scope beyond the granted one"),
    Clause(
      .rfc6749("6"), .must, .authorizationServer,
      "makes sure that the refresh token is good, and this client's",
      about: ["refresh-token-issued"]),
    Clause(
      .rfc6749("6"), .must, .client,
      "throws the old refresh token away when it gets a new one",
      about: ["refresh-token-used-once"]),
    Clause(
      .rfc6749("6"), .must, .authorizationServer,
      "gives the new refresh token the scope of the old one",
      about: ["refresh-scope-kept"]),
    Clause(
      .rfc6749("6"), .may, .authorizationServer,
      "gives a new refresh token with each refresh",
      notExercised: "a freedom, which RFC 9700 §4.14.2 makes a duty for apps"),
    Clause(
      .rfc6749("7"), .must, .resourceServer,
      "makes sure that the token is good, not expired, and covers what is asked for",
      about: ["access-token-scope", "answer-needs-token"]),
    Clause(
      .rfc6749("7"), nil, .client,
      "the app presents the access token that it was given"),
    Clause(
      .rfc6749("7.1"), nil, .authorizationServer,
      "the type of a token says how it is used"),
    Clause(
      .rfc6749("7.1"), .mustNot, .client,
      "uses no access token of a type that it does not understand",
      notExercised: "no server here gives another type"),
    Clause(
      .rfc6749("7.2"), .should, .resourceServer,
      "tells the client why it refuses",
      saidIn: [.rfc6750("3.1")]),
    Clause(
      .rfc6749("8.5"), .should, .authorizationServer,
      "begins error codes of its own with a name of its own"),
    Clause(
      .rfc6749("9"), .should, .client,
      "uses no password of its own in the flow with a code",
      saidIn: [.rfc8252("8.5")]),
  ]
}
