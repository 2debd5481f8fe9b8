extension ParameterNotes {
  static let responseFields: [ParameterNote] =
    json + page + redirectFields + tokenFields + resourceFields
    + .table(
      .metadataResponse, .loginPage, .authorizationResponse, .tokenResponse, .keysResponse,
      .resourceResponse, .refreshResponse, .redirectResponse, at: .header, [contentLength])
    + .table(.redirectResponse, at: .header, [contentType])

  private static let json: [ParameterNote] = .table(
    .metadataResponse, .keysResponse, at: .header,
    [
      contentType,
      NoteLine(
        "Cache-Control",
        "how long the answer may be used again, so that not every sign-in has to ask for it",
        .rfc9111("5.2")),
    ])

  private static let page: [ParameterNote] = .table(
    .loginPage, at: .header,
    [
      contentType, setCookie, referrerPolicy,
      NoteLine(
        "Cache-Control",
        "'no-store' keeps the page, with its one-time form token, out of every cache",
        .rfc9111("5.2.2.5")),
      NoteLine(
        "Content-Security-Policy",
        "can forbid other sites to frame the page and to trick the user into a click on 'yes'",
        .rfc9700("4.16")),
      NoteLine(
        "X-Frame-Options",
        "the older way to forbid frames around the page, for browsers that know no better one",
        .rfc6749("10.13")),
    ])

  private static let redirectFields: [ParameterNote] = .table(
    .authorizationResponse, at: .header,
    [
      contentType, setCookie, referrerPolicy,
      NoteLine(
        "Location",
        "where the browser goes next: the checked redirect URI, with the answer in its query",
        .rfc6749("4.1.2")),
      NoteLine(
        "Cache-Control",
        "'no-store' keeps the redirect and its code out of caches, from which it could be replayed",
        .rfc9111("5.2.2.5")),
    ])

  private static let tokenFields: [ParameterNote] = .table(
    .tokenResponse, .refreshResponse, at: .header,
    [
      contentType,
      NoteLine(
        "Cache-Control",
        "'no-store' keeps the tokens out of caches, where a copy would outlive the sign-in",
        .rfc6749("5.1")),
      NoteLine(
        "Pragma",
        "asks for the same in the words of HTTP/1.0; the specification wants it for old caches",
        .rfc6749("5.1")),
      NoteLine(
        "WWW-Authenticate",
        "stands beside status 401 when a client tried to authenticate in a header and failed",
        .rfc6749("5.2")),
    ])

  private static let resourceFields: [ParameterNote] = .table(
    .resourceResponse, at: .header,
    [
      contentType,
      NoteLine(
        "Cache-Control",
        "who may keep the answer, and for how long; a user's data must not end in a shared cache",
        .rfc9111("5.2")),
      NoteLine(
        "WWW-Authenticate",
        "how to ask properly: the scheme 'Bearer', and why the token was not enough",
        .rfc6750("3")),
    ])

  static let contentType = NoteLine(
    "Content-Type",
    "how to read the body; a client that parses whatever comes takes an error page for an answer",
    .rfc9110("8.3"))

  private static let setCookie = NoteLine(
    "Set-Cookie",
    "starts a session in the browser; 'HttpOnly' hides it from scripts, 'Secure' from plain HTTP",
    .rfc6265("4.1"))

  private static let referrerPolicy = NoteLine(
    "Referrer-Policy",
    "keeps the browser from telling the next site this URL, in which code and state can stand",
    .rfc9700("4.2.4"))
}
