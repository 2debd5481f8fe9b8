import HTTPModel
import Testing

@Suite("Reason phrases")
struct ReasonPhraseTests {
  // RFC 9110 §15.2 to §15.6; 429 is RFC 6585 §4.
  @Test(
    "a status has the phrase of its specification",
    arguments: [
      (100, "Continue"), (101, "Switching Protocols"), (200, "OK"), (201, "Created"),
      (202, "Accepted"), (203, "Non-Authoritative Information"), (204, "No Content"),
      (205, "Reset Content"), (206, "Partial Content"), (300, "Multiple Choices"),
      (301, "Moved Permanently"), (302, "Found"), (303, "See Other"), (304, "Not Modified"),
      (305, "Use Proxy"), (307, "Temporary Redirect"), (308, "Permanent Redirect"),
      (400, "Bad Request"), (401, "Unauthorized"), (402, "Payment Required"), (403, "Forbidden"),
      (404, "Not Found"), (405, "Method Not Allowed"), (406, "Not Acceptable"),
      (407, "Proxy Authentication Required"), (408, "Request Timeout"), (409, "Conflict"),
      (410, "Gone"), (411, "Length Required"), (412, "Precondition Failed"),
      (413, "Content Too Large"), (414, "URI Too Long"), (415, "Unsupported Media Type"),
      (416, "Range Not Satisfiable"), (417, "Expectation Failed"), (421, "Misdirected Request"),
      (422, "Unprocessable Content"), (426, "Upgrade Required"), (429, "Too Many Requests"),
      (500, "Internal Server Error"), (501, "Not Implemented"), (502, "Bad Gateway"),
      (503, "Service Unavailable"), (504, "Gateway Timeout"), (505, "HTTP Version Not Supported"),
    ])
  func phrase(status: Int, phrase: String) {
    #expect(HTTPResponse(status: status).reasonPhrase == phrase)
  }

  @Test(
    "no other status has one", arguments: [0, -200, 99, 299, 306, 418, 599, 600, 2000, .max, .min])
  func other(status: Int) {
    #expect(HTTPResponse(status: status).reasonPhrase == "")
  }
}
