package import Simulation
import Vocabulary

extension Profile {
  /// The service that this flow is modelled on.
  package static let mobileServices2013 = Profile(
    "mobile-services-2013",
    "what the JavaScript runtime of Azure Mobile Services looked at in a token: its three parts, 'typ', "
      + "'alg', the times and the signature, and nothing else",
    .mobileServicesJWT)
}

extension FlowProfile {
  /// The runtime of 2013: what is left out here is this flow's own hardening.
  static let mobileServices2013 = FlowProfile(
    .mobileServices2013,
    [
      leavesOut(.masterKeyLength, "nobody counted the characters of the master key"),
      leavesOut(.keyIDText, "'kid' was not read for a token with HS256"),
      .leavesOut(
        .versionTwo, "'ver' only chose the shape of the identities that a script got",
        .mobileServices("request/user.js")),
      leavesOut(.customTokenIssuer, "'iss' was written and never read"),
      leavesOut(.customTokenAudience, "'aud' was written and never read"),
      leavesOut(
        .expiryWholeSeconds,
        "'exp' was turned into a date, whatever it was, so that a word never ends"),
      leavesOut(.expiryBounded, "any time ahead was good"),
      leavesOut(.userIDProvider, "'uid' was not compared with 'aud'"),
    ])

  private static func leavesOut(_ defence: Defence, _ why: String) -> ProfileDecision {
    .leavesOut(defence, why, .mobileServicesJWT)
  }
}
