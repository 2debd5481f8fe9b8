/// The names that only the simulation's calculations and pages use.
extension Glossary {
  static let calculations: [GlossaryEntry] = drawn + compared + judged + shown

  private static let drawn = [
    GlossaryEntry(
      "random_octets", .parameter, "the octets from which the app makes its code verifier",
      sender: "nobody; they stay in the app",
      without: "a verifier that can be guessed protects nothing", .rfc7636("4.1")),
    GlossaryEntry(
      "sha256", .parameter, "a SHA-256 digest of 32 bytes, written in hex for the reader",
      .rfc7636("4.2")),
  ]

  private static let compared = [
    GlossaryEntry(
      "state_sent", .parameter, "the state that the app kept with its pending request",
      .rfc6749("4.1.1")),
    GlossaryEntry(
      "state_received", .parameter, "the state that came back with the answer",
      .rfc6749("4.1.2")),
    GlossaryEntry(
      "issuer_chosen", .parameter, "the issuer that the app sent the user to",
      .rfc9207("2.4")),
    GlossaryEntry(
      "issuer_received", .parameter, "the issuer that the answer names", .rfc9207("2")),
  ]

  private static let judged = [
    GlossaryEntry(
      "code_state", .parameter, "what a server's store says of a code: unused, redeemed, burned",
      .rfc6749("4.1.2")),
    GlossaryEntry(
      "signature", .term, "the proof that the holder of a key wrote exactly these bytes",
      sender: "the issuer, as the third part of a token",
      without: "anybody could write any token", .rfc7515("5.2")),
    GlossaryEntry(
      "now", .parameter, "the reader's clock, in seconds since 1970", .rfc7519("4.1.4")),
    GlossaryEntry(
      "nonce_sent", .parameter, "the nonce that the app put into its authorization request",
      .oidcCore("3.1.3.7")),
    GlossaryEntry(
      "at_hash_computed", .parameter,
      "what the app computes from the access token, to compare with 'at_hash'",
      .oidcCore("3.1.3.6")),
    GlossaryEntry(
      "audience_expected", .parameter, "the name under which an API knows itself",
      .rfc9068("4")),
    GlossaryEntry(
      "scope_needed", .parameter, "the scope that an API asks for before it answers",
      .rfc6750("3.1")),
  ]

  private static let shown = [
    GlossaryEntry(
      "address", .parameter, "the address that the browser shows above a page",
      sender: "the browser, to the user",
      without: "the user cannot see who asks for the password", .rfc8252("8.12")),
    GlossaryEntry(
      "page", .parameter, "the heading of the page that the user sees",
      sender: "the browser, to the user", .rfc8252("8.6")),
    GlossaryEntry(
      "owner", .parameter, "the subject whose photos the API shows",
      sender: "the resource server", .rfc9068("2.2")),
  ]
}
