extension Glossary {
  static let httpSections =
    sections(
      of: .rfc9110,
      [
        "7.2": "'Host', which server is meant",
        "8.3": "'Content-Type', the format of a body",
        "8.6": "'Content-Length', the length of a body",
        "10.1.5": "'User-Agent', which program sends",
        "10.2.2": "'Location', where to go next",
        "10.2.3": "'Retry-After', when to try again",
        "11.5": "what a realm is",
        "11.6.1": "'WWW-Authenticate', how to ask with credentials",
        "11.6.2": "'Authorization', the credentials",
        "12.5.1": "'Accept', which formats are welcome",
        "15.4.3": "status 302, a redirect",
        "15.4.4": "status 303, a redirect that is always followed with GET",
      ])
    + sections(
      of: .rfc9111,
      [
        "5.2": "'Cache-Control', who may keep a message",
        "5.2.2.5": "'no-store': nobody may keep it",
        "5.4": "'Pragma', out of use since 'Cache-Control' exists",
      ])
    + sections(
      of: .rfc6265,
      [
        "4.1": "'Set-Cookie', what a server gives a browser to keep",
        "4.1.2.5": "'Secure': the cookie travels over TLS only",
        "4.1.2.6": "'HttpOnly': no script can read the cookie",
        "4.2": "'Cookie', what the browser brings back",
        "8.3": "cookies can be read on their way, unless the connection is secure",
      ])
}
