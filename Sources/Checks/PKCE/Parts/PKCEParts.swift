import Vocabulary
import WireFormats

extension Check {
  /// Every message between app, authorization server and API carries what no other check asks for.
  static let codeFlowMessageComplete = complete(
    "code-flow-message-complete", .pkce, Requirement(.rfc6749("7")),
    "an answer has the parts of its kind, and a refusal has not those of an answer that grants")
}

extension MessageParts {
  /// What the messages of the code flow carry.
  ///
  /// Most of it is for checks of its own: it is here to tell an answer that grants something.
  static let pkce = MessageParts([
    .granted(.metadataResponse, [.mark(.json(["issuer"])), .mark(.json(["token_endpoint"]))]),
    .granted(.tokenResponse, tokens), .granted(.refreshResponse, tokens),
    .granted(.keysResponse, [.mark(.json(["keys"]))]),
    .granted(
      .resourceResponse,
      [
        .shown(.json(["owner"]), "nothing says whose photos these are"),
        .shown(.json(["photos"]), "nothing says what was shown"),
      ]),
  ])

  private static let tokens: [MessagePart] = [
    .mark(.json(["access_token"])), .mark(.json(["token_type"])),
  ]
}
