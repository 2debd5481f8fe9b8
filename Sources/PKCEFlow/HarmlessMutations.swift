import Simulation
import Vocabulary

extension HarmlessMutation {
  /// What may be changed in the PKCE flow.
  static let pkce: [HarmlessMutation] =
    fields + documents + signIn + tokens + arrivals + resources

  private static let requests: [MessageName] = [
    .metadataRequest, .authorizationRequest, .loginSubmit, .tokenRequest, .keysRequest,
    .resourceRequest, .refreshRequest,
  ]

  private static let responses: [MessageName] = [
    .metadataResponse, .loginPage, .authorizationResponse, .tokenResponse, .keysResponse,
    .resourceResponse, .refreshResponse,
  ]

  private static let fields: [HarmlessMutation] = [
    HarmlessMutation(
      requests, ["header.Host", "header.Content-Type"], [.caseChanged],
      "names of hosts and media types compare without regard to case"),
    HarmlessMutation(
      requests, ["header.Accept", "header.User-Agent"], .ofValue,
      "what the sender says of itself decides nothing here, but for a web view's name"),
    HarmlessMutation(
      requests, ["header.Content-Type", "header.Cookie"], [.repeated],
      "the same value twice says the same"),
    HarmlessMutation(
      responses,
      [
        "header.Cache-Control", "header.Pragma", "header.Content-Security-Policy",
        "header.X-Frame-Options", "header.Referrer-Policy",
      ], .ofValue,
      "this advice to caches and browsers is not obeyed by the simulated ones; the checker judges it"
    ),
    HarmlessMutation(
      responses, ["header.Content-Type"], [.caseChanged, .repeated],
      "names of media types compare without regard to case; the same value twice says the same"),
    HarmlessMutation(
      [.loginPage], ["header.Content-Type"], .ofValue,
      "the simulated browser takes a page for a page"),
    HarmlessMutation(
      [.resourceResponse], ["header.Content-Type"], .ofValue,
      "the app shows what came; nothing is decided by it"),
    HarmlessMutation(
      [.loginPage], ["header.Set-Cookie"], [.oneCharacter, .repeated],
      "the change is in the cookie's attributes, which concern other hosts and pages; or it is the same"
    ),
    HarmlessMutation(
      [.authorizationResponse], ["header.Location"], [.repeated],
      "the same place twice is one place"),
  ]

  private static let documents: [HarmlessMutation] = [
    HarmlessMutation(
      [.metadataResponse],
      [
        "json.scopes_supported", "json.response_modes_supported", "json.grant_types_supported",
        "json.token_endpoint_auth_methods_supported",
      ], .ofValue, "these members only inform; the server decides when it is asked"),
    HarmlessMutation(
      [.metadataResponse], ["json.authorization_response_iss_parameter_supported"], [.removed],
      "the app compares 'iss' whenever it comes; the member only says that it must come"),
    HarmlessMutation(
      [.keysResponse], ["json.keys/0/alg", "json.keys/0/use"], [.removed],
      "these members are optional: the type of the key decides its algorithm"),
  ]

  private static let signIn: [HarmlessMutation] = [
    HarmlessMutation(
      [.credentials, .loginSubmit],
      ["value.username", "value.password", "form.username", "form.password"], .ofValue,
      "a wrong name or password brings the page again, and the user types again"),
    HarmlessMutation(
      [.loginPage], ["body"], [.oneCharacter], "the changed character is in the words of the page"),
    HarmlessMutation(
      [.loginPrompt], ["value.address", "value.page"], .ofValue,
      "the simulated user approves whatever is shown; a real one should read it"),
  ]

  private static let tokens: [HarmlessMutation] = [
    HarmlessMutation(
      [.tokenResponse, .refreshResponse], ["json.token_type"], [.caseChanged],
      "'token_type' compares without regard to case"),
    HarmlessMutation(
      [.tokenResponse, .refreshResponse], ["json.expires_in"], .ofValue,
      "this member only informs the app; the API judges the token itself"),
    HarmlessMutation(
      [.tokenResponse, .refreshResponse], ["json.scope"], .ofValue,
      "the app looks for the scope that it needs; without the member it has what it asked for"),
    HarmlessMutation(
      [.refreshResponse], ["json.refresh_token"], .ofValue,
      "the app would learn at its next renewal that this token is none, and ask the user to sign in"
    ),
    HarmlessMutation(
      [.refreshResponse], ["json.access_token", "body"], [.swapped],
      "no app can tell whose token this is: that it comes from the server is what TLS is for"),
  ]

  private static let arrivals: [HarmlessMutation] = [
    HarmlessMutation(
      [.metadataRequest, .keysRequest, .resourceRequest, .authorizationRequest], [nil], [.doubled],
      "asking twice changes nothing"),
    HarmlessMutation(
      [.loginSubmit], [nil], [.doubled],
      "the first one used the login up; the second gets an error page"),
    HarmlessMutation(
      responses + [.loginPrompt], [nil], [.doubled],
      "whoever asked takes the first answer and waits for no other"),
    HarmlessMutation(
      [.openBrowser, .browserLaunch, .redirect, .callback, .credentials], [nil], [.doubled],
      "the app has one pending sign-in, and takes one answer"),
    HarmlessMutation(
      [.refreshRequest], [nil], [.doubled],
      "the second use is refused and revokes the family; the access token at hand lives out its time"
    ),
    HarmlessMutation(
      requests + responses + [.openBrowser, .browserLaunch, .loginPrompt, .credentials], [nil],
      [.delayed], "nothing that was issued had to be used in between, or it was still good"),
  ]

  private static let resources: [HarmlessMutation] = [
    HarmlessMutation(
      [.resourceRequest], ["header.Authorization"], [.swapped],
      "another session's token shows that session's photos: whoever holds a bearer token may use it"
    ),
    HarmlessMutation(
      [.resourceResponse], ["body", "json.owner", "json.photos"], .ofValue,
      "what the API shows is not signed: that it comes from the API is what TLS is for"),
  ]
}
