import OAuthModel
import TranscriptModel

extension HarmlessMutation {
  /// The lists of every flow.
  static let byFlow: [(flow: String, mutations: [HarmlessMutation])] = [("pkce", pkce)]

  /// What may be changed in the PKCE flow.
  private static let pkce: [HarmlessMutation] = []
}
