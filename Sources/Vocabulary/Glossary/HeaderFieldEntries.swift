extension Glossary {
  static let headerFields: [GlossaryEntry] = requestFieldEntries + responseFieldEntries

  private static let requestFieldEntries = [
    GlossaryEntry(
      "Host", .headerField, "which server, and at which port, a request is for",
      sender: "whoever sends a request",
      without: "a machine that serves several names does not know which one is meant",
      .rfc9110("7.2")),
    GlossaryEntry(
      "Accept", .headerField, "which kinds of content the sender of a request can use",
      sender: "whoever sends a request",
      .rfc9110("12.5.1")),
    GlossaryEntry(
      "User-Agent", .headerField, "which program sends a request; it is easily faked",
      sender: "whoever sends a request",
      .rfc9110("10.1.5")),
    GlossaryEntry(
      "Cookie", .headerField, "what the server gave the browser to bring back with each request",
      sender: "the browser, to the server that set it",
      without: "the server does not recognise the browser, and the user has to sign in again",
      .rfc6265("4.2")),
    GlossaryEntry(
      "Authorization", .headerField,
      "the credentials for a request: for an API the word 'Bearer' and the access token",
      sender: "the app, to the resource server",
      without: "the API refuses with status 401; a token in the URL would end up in logs",
      .rfc6750("2.1"), .rfc9110("11.6.2")),
    GlossaryEntry(
      "Content-Type", .headerField, "in which format the body is: a form, JSON, a page",
      sender: "whoever sends a body",
      without: "the receiver has to guess how to read the body",
      .rfc9110("8.3")),
    GlossaryEntry(
      "Content-Length", .headerField, "how many bytes the body has",
      sender: "whoever sends a body",
      .rfc9110("8.6")),
  ]

  private static let responseFieldEntries = [
    GlossaryEntry(
      "Set-Cookie", .headerField, "a value that the browser keeps and brings back later",
      sender: "the authorization server, to the browser",
      without: "there is no session: the form would come back without anyone to belong to",
      .rfc6265("4.1"), .rfc6265("4.1.2.6")),
    GlossaryEntry(
      "Location", .headerField, "where the browser shall go next",
      sender: "the authorization server, with status 302 or 303",
      .rfc9110("10.2.2"), .rfc6749("4.1.2")),
    GlossaryEntry(
      "Cache-Control", .headerField, "who may keep a message, and for how long; 'no-store': nobody",
      sender: "whoever answers",
      without: "a cache may keep tokens or pages that were meant for one moment",
      .rfc9111("5.2"), .rfc9111("5.2.2.5"), .rfc6749("5.1")),
    GlossaryEntry(
      "Pragma", .headerField, "'no-cache' in the words of HTTP/1.0, which RFC 6749 still asks for",
      sender: "the authorization server, beside 'Cache-Control'",
      .rfc6749("5.1"), .rfc9111("5.4")),
    GlossaryEntry(
      "WWW-Authenticate", .headerField,
      "how to ask properly: the scheme, and in its parameters why the request was refused",
      sender: "the resource server, with status 401 or 403",
      without: "the app knows that it was refused, but not what to do about it",
      .rfc6750("3"), .rfc9110("11.6.1")),
    GlossaryEntry(
      "Content-Security-Policy", .headerField,
      "what a page may load and who may frame it, told to the browser",
      sender: "the authorization server, with its login page",
      without: "another page can show the consent page in a frame and steal a click",
      .rfc9700("4.16")),
    GlossaryEntry(
      "X-Frame-Options", .headerField, "whether a page may be shown in a frame, for old browsers",
      sender: "the authorization server, with its login page",
      .rfc6749("10.13"), .rfc9700("4.16")),
    GlossaryEntry(
      "Retry-After", .headerField, "how many seconds to wait before the next try",
      sender: "a server that cannot answer now, with status 503",
      .rfc9110("10.2.3")),
    GlossaryEntry(
      "Referrer-Policy", .headerField,
      "how much of a page's URL the browser tells the next site",
      sender: "the authorization server, with its pages and redirects",
      without: "code and state can leak to whatever the next page loads",
      .rfc9700("4.2.4")),
  ]
}
