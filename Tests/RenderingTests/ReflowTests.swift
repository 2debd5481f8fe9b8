import Testing

@testable import Rendering

@Suite("text in a window")
struct ReflowTests {
  private static let step = [
    "[7] authorization-request   browser -> authorization-server   t+0s",
    "    GET /authorize",
    "        ?redirect_uri=com.example.app%3A%2Fauth",
    "        &code_challenge=QNbpYg17zXLE_ViQEDdTimp2jj-cBYJEnR1t4fZdBW4 HTTP/1.1",
    "",
    "  . redirect_uri   where the answer goes; compared character by character with the registered",
    "                   ones (RFC 9700 §4.1.3)",
    "  . state          it comes back, so that the app can tell its own request from a stranger's one",
    "  . authorization_response_iss_parameter_supported",
    "                   true promises 'iss' in every answer, so the app can refuse one that comes bare",
    "",
    "  ok   code-challenge-format   RFC 7636 §4.2 (MUST)   43 characters of base64url, 32 bytes here",
    "  FAIL   verifier-matches-challenge   RFC 7636 §4.6 (MUST)",
    "         'code_verifier' does not give the 'code_challenge' that was sent; 41 of 43 differ",
    "         expected   ungWv48Bz-pBQUDeXa4iI7ADYaOWF3qctBD_YfIAFa0",
  ]

  @Test("no line is longer than the window", arguments: [40, 80, 100, 160])
  func fits(_ width: Int) {
    #expect(Reflow(width: width).fit(Self.step).allSatisfy { $0.count <= width })
  }

  @Test("loses and adds no character but blanks", arguments: [40, 80, 100, 160])
  func keepsAll(_ width: Int) {
    let before = Self.step.joined().filter { $0 != " " }
    #expect(Reflow(width: width).fit(Self.step).joined().filter { $0 != " " } == before)
  }

  @Test("nothing changes where everything fits")
  func wide() { #expect(Reflow(width: 160).fit(Self.step) == Self.step) }

  @Test("at 80 columns")
  func eighty() {
    #expect(
      Reflow(width: 80).fit(Self.step).joined(separator: "\n") == """
        [7] authorization-request   browser -> authorization-server   t+0s
            GET /authorize
                ?redirect_uri=com.example.app%3A%2Fauth
                &code_challenge=QNbpYg17zXLE_ViQEDdTimp2jj-cBYJEnR1t4fZdBW4 HTTP/1.1

          . redirect_uri   where the answer goes; compared character by character with
                           the registered ones (RFC 9700 §4.1.3)
          . state          it comes back, so that the app can tell its own request from
                           a stranger's one
          . authorization_response_iss_parameter_supported
                           true promises 'iss' in every answer, so the app can refuse
                           one that comes bare

          ok   code-challenge-format   RFC 7636 §4.2 (MUST)
               43 characters of base64url, 32 bytes here
          FAIL   verifier-matches-challenge   RFC 7636 §4.6 (MUST)
                 'code_verifier' does not give the 'code_challenge' that was sent; 41 of
                 43 differ
                 expected   ungWv48Bz-pBQUDeXa4iI7ADYaOWF3qctBD_YfIAFa0
        """)
  }

  @Test("cuts a message's line where the window ends, and adds no blank to it")
  func cuts() {
    let line = "    &token=" + String(repeating: "a b", count: 20)
    let cut = Reflow(width: 40).fit([line])
    #expect(cut.first == String(line.prefix(40)))
    #expect(cut.dropFirst().allSatisfy { $0.hasPrefix(String(repeating: " ", count: 12)) })
    #expect((cut.first ?? "") + cut.dropFirst().map { $0.dropFirst(12) }.joined() == line)
  }

  @Test("keeps a line of a hundred thousand characters readable")
  func long() {
    let lines = Reflow(width: 80).fit(["    " + String(repeating: "x", count: 100_000)])
    #expect(lines.allSatisfy { $0.count <= 80 })
    #expect(lines.joined().count { $0 == "x" } == 100_000)
  }
}
