extension PKCETerms {
  /// The header fields.
  static let headerFields: [Term] = .headerFields([
    "User-Agent": [
      "which program sends this; it is easily faked, so a server may log it but not trust it":
        .at(
          .header, .metadataRequest, .keysRequest, .tokenRequest, .refreshRequest, .resourceRequest,
          read: .rfc9110("10.1.5"))
    ],
    "Cookie": .stands(
      [
        "the browser's session with this server; in a web view the app around it could read it":
          .at(
            .header, .authorizationRequest, .loginSubmit, .redirectRequest, read: .rfc8252("8.12"))
      ], secret: .known(to: .browser, .authorizationServer, as: "cookie")),
    "Authorization": .means(
      "the credentials for a request: for an API the word 'Bearer' and the access token",
      sender: "the app, to the resource server",
      without: "the API refuses with status 401; a token in the URL would end up in logs",
      read: [.rfc6750("2.1"), .rfc9110("11.6.2")],
      notes: [
        "a Basic header would carry a client secret, and an app that anyone can unpack keeps none":
          .at(.header, .tokenRequest, .refreshRequest, read: .rfc8252("8.5")),
        "carries the access token; whoever reads it can use it, so it is here and not in a URL":
          .at(.header, .resourceRequest, read: .rfc6750("2.1")),
      ], secret: .known(to: .authorizationServer, .app, .resourceServer, as: "access_token")),
    "Content-Type": [
      "has to say that this is a form; JSON is a common mistake, which a server may refuse":
        .at(.header, .tokenRequest, read: .rfc6749("4.1.3")),
      "has to say that this is a form, as in the request that redeemed the code":
        .at(.header, .refreshRequest, read: .rfc6749("6")),
      "says that the body is a form, as the browser sends it when the user presses the button":
        .at(.header, .loginSubmit, read: .rfc9110("8.3")),
      "there is a body, so this is no plain redirect: the form was sent a second time":
        .at(.header, .redirectRequest, read: .rfc9110("15.4.8")),
    ],
    "Content-Length": .means(
      "how many bytes the body has", sender: "whoever sends a body", read: [.rfc9110("8.6")],
      notes: [
        "how many bytes of body follow; when fewer arrive, the message was cut off on its way":
          .at(
            .header, .tokenRequest, .refreshRequest, .loginSubmit, .metadataResponse, .loginPage,
            .authorizationResponse, .tokenResponse, .keysResponse, .resourceResponse,
            .refreshResponse, .redirectResponse, read: .rfc9110("8.6"))
      ]),
    "Set-Cookie": .means(
      "a value that the browser keeps and brings back later",
      sender: "the authorization server, to the browser",
      without: "there is no session: the form would come back without anyone to belong to",
      read: [.rfc6265("4.1"), .rfc6265("4.1.2.6")],
      notes: [
        "starts a session in the browser; 'HttpOnly' hides it from scripts, 'Secure' from plain HTTP":
          .at(.header, .loginPage, .authorizationResponse, read: .rfc6265("4.1"))
      ], secret: .known(to: .browser, .authorizationServer, as: "cookie")),
    "Location": [
      "where the browser goes next: another server's authorization endpoint, with a request to it":
        .at(.header, .authorizationResponse, read: .rfc9700("4.4.1")).when(.carrying("client_id")),
      "where the browser goes next: the redirect URI of the request, with the answer in its query":
        .at(.header, .authorizationResponse, read: .rfc6749("4.1.2")),
    ],
    "Cache-Control": [
      "how long the answer may be used again, so that not every sign-in has to ask for it":
        .at(.header, .metadataResponse, .keysResponse, read: .rfc9111("5.2")).when(.granted),
      "'no-store' keeps the page, with its one-time form token, out of every cache":
        .at(.header, .loginPage, read: .rfc9111("5.2.2.5")),
      "'no-store' keeps the redirect and its code out of caches, from which it could be replayed":
        .at(.header, .authorizationResponse, read: .rfc9111("5.2.2.5")).when(
          .redirecting, .granted),
      "'no-store' keeps this answer, which was meant for one moment, out of every cache":
        .at(.header, .authorizationResponse, read: .rfc9111("5.2.2.5")),
      "'no-store' keeps the tokens out of caches, where a copy would outlive the sign-in":
        .at(.header, .tokenResponse, .refreshResponse, read: .rfc6749("5.1")).when(.granted),
      "'no-store' here too: the same answer to the next request would be about another one":
        .at(.header, .tokenResponse, .refreshResponse, read: .rfc9111("5.2.2.5")),
      "who may keep the answer, and for how long; a user's data must not end in a shared cache":
        .at(.header, .resourceResponse, read: .rfc9111("5.2")),
    ],
    "Pragma": .means(
      "'no-cache' in the words of HTTP/1.0, which RFC 6749 still asks for",
      sender: "the authorization server, beside 'Cache-Control'",
      read: [.rfc6749("5.1"), .rfc9111("5.4")],
      notes: [
        "asks for the same in the words of HTTP/1.0; the specification wants it for old caches":
          .at(.header, .tokenResponse, .refreshResponse, read: .rfc6749("5.1"))
      ]),
    "WWW-Authenticate": .means(
      "how to ask properly: the scheme, and in its parameters why the request was refused",
      sender: "the resource server, with status 401 or 403",
      without: "the app knows that it was refused, but not what to do about it",
      read: [.rfc6750("3"), .rfc9110("11.6.1")],
      notes: [
        "stands beside status 401 when a client tried to authenticate in a header and failed":
          .at(.header, .tokenResponse, .refreshResponse, read: .rfc6749("5.2")),
        "how to ask properly: the scheme 'Bearer', and if a token came, why it was not enough":
          .at(.header, .resourceResponse, read: .rfc6750("3")),
      ]),
    "Content-Security-Policy": .means(
      "what a page may load and who may frame it, told to the browser",
      sender: "the authorization server, with its pages",
      without: "another page can show the consent page in a frame and steal a click",
      read: [.rfc9700("4.16")],
      notes: [
        "can forbid other sites to frame the page and to trick the user into a click on 'yes'":
          .at(.header, .loginPage, .authorizationResponse, read: .rfc9700("4.16"))
      ]),
    "X-Frame-Options": .means(
      "whether a page may be shown in a frame, for old browsers",
      sender: "the authorization server, with its pages",
      read: [.rfc6749("10.13"), .rfc9700("4.16")],
      notes: [
        "the older way to forbid frames around the page, for browsers that know no better one":
          .at(.header, .loginPage, .authorizationResponse, read: .rfc6749("10.13"))
      ]),
    "Referrer-Policy": .means(
      "how much of a page's URL the browser tells the next site",
      sender: "the authorization server, with its pages",
      without: "code and state can leak to whatever the next page loads", read: [.rfc9700("4.2.4")],
      notes: [
        "keeps the browser from telling the next site this URL, in which code and state can stand":
          .at(.header, .loginPage, .authorizationResponse, read: .rfc9700("4.2.4"))
      ]),
  ])
}
