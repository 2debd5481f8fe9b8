public import WireFormats

/// The names that `aud` of a mobile service's token can have: by which provider its user signed in.
public enum MobileServiceProvider {
  /// The one of users with a password, then those that Mobile Services offered.
  public static let all: [WireText] = [
    "Custom", "Facebook", "Google", "Twitter", "MicrosoftAccount", "Aad",
  ]
}
