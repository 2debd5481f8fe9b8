import Simulation
import Vocabulary

extension HarmlessMutation {
  /// What may be changed in the flow in which a mobile back end mints its own token.
  static let customToken: [HarmlessMutation] = [
    // Header fields at the service.
    HarmlessMutation(
      serviceRequests + serviceResponses, ["header.Host", "header.Content-Type"], [.caseChanged],
      "names of hosts and media types compare without regard to case"),
    HarmlessMutation(
      serviceRequests + serviceResponses, ["header.Content-Type"], [.repeated],
      "the same value twice says the same"),
    HarmlessMutation(
      serviceRequests, ["header.Accept"], .ofValue,
      "what the sender would like to get decides nothing here"),
    HarmlessMutation(
      serviceResponses, ["header.Cache-Control"], .ofValue,
      "this advice to caches is not obeyed by the simulated app, which has none"),
    HarmlessMutation(
      [.insertRequest, .tableRequest], ["header.X-ZUMO-APPLICATION"], .ofValue,
      "the application key counts only where the permission is 'application'; here the token decides"
    ),
    // What the user types, and the id that he gets.
    HarmlessMutation(
      [.signInForm], ["value.form"], .ofValue,
      "the simulated user types whatever the app asks for; a real one should read it"),
    HarmlessMutation(
      [.typedCredentials, .createUserRequest],
      [
        "value.username", "value.password", "json.username", "json.password", "body",
      ], .ofValue,
      "whatever name and password reach the service become the account; a slip shows at the login"),
    HarmlessMutation(
      [.createUserResponse], ["json.id"], .ofValue,
      "the app shows this id; the service takes the user from the token alone"),
    // What the device stores.
    HarmlessMutation(
      [.storeSession],
      ["value.stored_in", "value.userId", "value.authenticationToken"]
        + ["alg", "typ", "kid"].map { "value.authenticationToken.header.\($0)" }
        + ["exp", "iss", "ver", "aud", "uid"].map { "value.authenticationToken.claims.\($0)" },
      .ofValue,
      "what is stored is for the next start of the app: a spoiled token is refused then"),
    HarmlessMutation(
      [.storeSession], [nil], [.dropped],
      "the app goes on with what it has in memory, and asks for a login at its next start"),
    // Rows of the table.
    HarmlessMutation(
      [.insertRequest], ["body", "json.match", "json.score"], .ofValue,
      "the words of a row are the user's own: that they arrive unchanged is what TLS is for"),
    HarmlessMutation(
      [.insertResponse, .tableResponse],
      ["body"]
        + ["", "0/"].flatMap { row in
          ["id", "match", "score", "userId"].map { "json.\(row)\($0)" }
        }, .ofValue,
      "what the service shows is not signed: that it comes from the service is what TLS is for"),
    // Messages that come twice or late.
    HarmlessMutation(
      [.signInForm, .typedCredentials, .storeSession], [nil], [.doubled],
      "the app takes what is typed once, and stores the same session twice"),
    HarmlessMutation(
      [.createUserRequest], [nil], [.doubled],
      "the second one is refused, since the name is taken; the app has the answer to the first"),
    HarmlessMutation(
      [.insertRequest, .tableRequest], [nil], [.doubled],
      "a row that is written twice is there twice, for the same user"),
    HarmlessMutation(
      serviceResponses, [nil], [.doubled],
      "whoever asked takes the first answer and waits for no other"),
    HarmlessMutation(
      [.signInForm, .typedCredentials, .createUserRequest, .tableResponse], [nil], [.delayed],
      "nothing that was issued had to be used in between"),
  ]

  private static let serviceRequests: [MessageName] = [
    .createUserRequest, .insertRequest, .tableRequest,
  ]

  private static let serviceResponses: [MessageName] = [
    .createUserResponse, .insertResponse, .tableResponse,
  ]
}
