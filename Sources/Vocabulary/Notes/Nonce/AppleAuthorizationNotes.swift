extension ParameterNotes {
  /// Between the device and Apple.
  ///
  /// What really passes there is Apple's own affair; the names are those of its public web service.
  static let appleAuthorization: [ParameterNote] =
    .table(
      .appleAuthorizationRequest, at: .form,
      [
        NoteLine(
          .clientID,
          "on a device the bundle id, filled in by the system; on the web the Services ID",
          .appleREST),
        NoteLine(
          .responseType,
          "what Apple is to answer with: an authorization code and an identity token",
          .appleREST),
        NoteLine(
          .scope,
          "what the app asks to know: the name, which comes once, and the e-mail address",
          .appleREST),
        NoteLine(
          .nonce,
          "copied into the token as it stands: Apple neither hashes it nor looks into it",
          .appleREST),
        NoteLine(
          .state,
          "comes back beside the token, not in it; it is for the app alone and names its sign-in",
          .appleREST),
      ])
    + .table(
      .appleAuthorizationRequest, at: .header,
      [
        NoteLine(
          "Cookie",
          "stands here for the way in which the device shows whose Apple ID it is signed in with",
          .appleServices)
      ])
    + .table(
      .appleAuthorizationResponse, at: .json,
      [
        NoteLine(
          .idToken,
          "the identity token: Apple's signed word on who signed in, for which app, and when",
          .appleREST),
        NoteLine(
          .code,
          "lives five minutes and counts once; a server can trade it for tokens of Apple's own",
          .appleREST),
        NoteLine(
          .state, "the request's state on its way back to the app, which finds its sign-in by it",
          .appleREST),
        NoteLine(
          "firstName",
          "comes at the first sign-in and never again: an app that does not keep it has lost it",
          .appleREST),
        NoteLine(
          "lastName",
          "comes at the first sign-in and never again; nobody has signed it, unlike the token",
          .appleREST),
        NoteLine(
          "email",
          "the address once more, outside the token and unsigned; later only the token has it",
          .appleREST),
        NoteLine(
          .error,
          "why there is no credential; the app gets a number in its place, with no such word",
          .appleREST),
      ])
}
