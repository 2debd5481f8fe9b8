extension GlossaryEntry {
  /// The errors of the system's browser sheet on Apple's platforms.
  static let webAuthenticationErrors = errors(
    of: "com.apple.AuthenticationServices.WebAuthenticationSession",
    from: "the system, to the app that opened the sheet",
    [
      "ASWebAuthenticationSessionError 1": .means(
        "the user closed the sheet, or said no to the alert before it: no fault of the app",
        names: ["canceledLogin"], read: [.appleServices]),
      "ASWebAuthenticationSessionError 2": .means(
        "the app did not say over which window the sheet is to stand: a fault of the app",
        names: ["presentationContextNotProvided"],
        texts: [
          "Cannot start ASWebAuthenticationSession without providing presentation context. Set "
            + "presentationContextProvider before calling -start."
        ], read: [.appleServices]),
      "ASWebAuthenticationSessionError 3": .means(
        "the window over which the sheet is to stand cannot be used: a fault of the app",
        names: ["presentationContextInvalid"],
        causes: [
          "the window is in no scene that is in the foreground": [.thread(.msalObjC, 2221)]
        ], read: [.appleServices]),
    ])
}
