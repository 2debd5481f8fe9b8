extension CommonTerms {
  /// The header fields of HTTP.
  static let headerFields: [Term] = .headerFields([
    "Host": .means(
      "which server, and at which port, a request is for", sender: "whoever sends a request",
      without: "a machine that serves several names does not know which one is meant",
      read: [.rfc9110("7.2")],
      notes: [
        "which server is meant; one machine can serve many names, and each has rules of its own":
          .each(.request, read: .rfc9110("7.2"))
      ]),
    "Accept": .means(
      "which kinds of content the sender of a request can use", sender: "whoever sends a request",
      read: [.rfc9110("12.5.1")],
      notes: [
        "which kinds of content the sender can use; the server picks one or answers in its own way":
          .each(.request, read: .rfc9110("12.5.1"))
      ]),
    "User-Agent": .means(
      "which program sends a request; it is easily faked", sender: "whoever sends a request",
      read: [.rfc9110("10.1.5")],
      notes: [
        "which browser this is; a server may refuse web views by it, but it is easily faked":
          .each(.browserRequest, read: .rfc8252("8.12"))
      ]),
    "Cookie": .means(
      "what the server gave the browser to bring back with each request",
      sender: "the browser, to the server that set it",
      without: "the server does not recognise the browser, and the user has to sign in again",
      read: [.rfc6265("4.2")]),
    "Content-Type": .means(
      "in which format the body is: a form, JSON, a page", sender: "whoever sends a body",
      without: "the receiver has to guess how to read the body", read: [.rfc9110("8.3")],
      notes: [
        "how to read the body; a client that parses whatever comes takes an error page for an answer":
          .each(.response, read: .rfc9110("8.3"))
      ]),
    "Location": .means(
      "where the browser shall go next", sender: "the authorization server, with status 303 or 302",
      read: [.rfc9110("10.2.2"), .rfc6749("4.1.2")]),
    "Cache-Control": .means(
      "who may keep a message, and for how long; 'no-store': nobody", sender: "whoever answers",
      without: "a cache may keep tokens or pages that were meant for one moment",
      read: [.rfc9111("5.2"), .rfc9111("5.2.2.5"), .rfc6749("5.1")]),
    "Retry-After": .means(
      "how many seconds to wait before the next try",
      sender: "a server that cannot answer now, with status 503", read: [.rfc9110("10.2.3")],
      notes: [
        "how many seconds to wait before the next try: the API cannot judge any token now":
          .at(.header, .resourceResponse, read: .rfc9110("10.2.3"))
      ]),
  ])
}
