import HTTPModel
import Testing
import TranscriptModel
import Vocabulary
import WireFormats

@testable import Rendering

@Suite("a step in a window")
struct FittedBlockTests {
  private static let step = Step(
    number: 7, id: StepID(MessageName(rawValue: "authorization-request")), time: 0,
    content: .message(
      .request(
        HTTPRequest(
          method: "GET",
          url: URI(
            "https://a.example/authorize?redirect_uri=com.example.app%3A%2Fauth"
              + "&code_challenge=QNbpYg17zXLE_ViQEDdTimp2jj-cBYJEnR1t4fZdBW4"),
          fields: ["Host": "a.example"])), from: .browser, to: .authorizationServer, answers: nil),
    notes: [
      Note(
        about: "redirect_uri",
        text: "where the answer goes; compared character by character with the registered ones",
        reference: "RFC 9700 §4.1.3"),
      Note(
        about: "state",
        text: "it comes back, so that the app can tell its own request from a stranger's one"),
      Note(
        about: "authorization_response_iss_parameter_supported",
        text: "true promises 'iss' in every answer, so the app can refuse one that comes bare"),
    ],
    findings: [
      Finding(
        check: "code-challenge-format", verdict: .pass, requirement: "RFC 7636 §4.2 (MUST)",
        message: "43 characters of base64url, 32 bytes"),
      Finding(
        check: "verifier-matches-challenge", verdict: .fail, requirement: "RFC 7636 §4.6 (MUST)",
        message:
          "'code_verifier' does not give the 'code_challenge' that was sent; 41 of 43 differ",
        expected: "ungWv48Bz-pBQUDeXa4iI7ADYaOWF3qctBD_YfIAFa0"),
    ])
  private static let layout = step.layout(startedAt: 0)

  private static func shown(_ width: Int) -> String {
    TerminalText(width: width, hasColour: false).render(layout)
  }

  @Test("has no line that is longer than the window", arguments: [40, 80, 100, 160])
  func fits(_ width: Int) {
    #expect(Self.shown(width).split(separator: "\n").allSatisfy { $0.count <= width })
  }

  @Test("loses and gets no character but blanks", arguments: [40, 80, 100, 160])
  func keepsAll(_ width: Int) {
    let before = Self.layout.text.filter { !$0.isWhitespace }
    #expect(Self.shown(width).filter { !$0.isWhitespace } == before)
  }

  @Test("is the text form where everything fits")
  func wide() { #expect(Self.shown(160) == Self.layout.text) }

  @Test("at 80 columns")
  func eighty() {
    #expect(
      Self.shown(80) == """
        [7] authorization-request   browser -> authorization-server   t+0s
            GET /authorize
                ?redirect_uri=com.example.app%3A%2Fauth
                &code_challenge=QNbpYg17zXLE_ViQEDdTimp2jj-cBYJEnR1t4fZdBW4 HTTP/1.1
            Host: a.example

          . redirect_uri   where the answer goes; compared character by character with
                           the registered ones (RFC 9700 §4.1.3)
          . state          it comes back, so that the app can tell its own request from
                           a stranger's one
          . authorization_response_iss_parameter_supported
                           true promises 'iss' in every answer, so the app can refuse
                           one that comes bare

          ok     code-challenge-format     RFC 7636 §4.2 (MUST)
                 43 characters of base64url, 32 bytes
          FAIL   verifier-matches-challenge   RFC 7636 §4.6 (MUST)
                 'code_verifier' does not give the 'code_challenge' that was sent; 41 of
                 43 differ
                 expected   ungWv48Bz-pBQUDeXa4iI7ADYaOWF3qctBD_YfIAFa0

        """)
  }

  @Test("has a message's line cut where the window ends, and no blank more in it")
  func cuts() {
    let text = "&token=" + String(repeating: "a b", count: 20)
    let line = LayoutLine(indentation: 4, LayoutCell(text, .body))
    let cut = FittedBlock(LayoutBlock(.verbatim, [line]), width: 40).lines
    #expect(cut.first == String(line.text.prefix(40)))
    #expect(cut.dropFirst().allSatisfy { $0.hasPrefix(String(repeating: " ", count: 12)) })
    #expect((cut.first ?? "") + cut.dropFirst().map { $0.dropFirst(12) }.joined() == line.text)
  }

  @Test("keeps a line of a hundred thousand characters readable")
  func long() {
    let line = LayoutLine(
      indentation: 4, LayoutCell(String(repeating: "x", count: 100_000), .body))
    let lines = FittedBlock(LayoutBlock(.verbatim, [line]), width: 80).lines
    #expect(lines.allSatisfy { $0.count <= 80 })
    #expect(lines.joined().count { $0 == "x" } == 100_000)
  }

  @Test("has cells that stay in their line as long as there is room, then begin another")
  func cells() {
    let line = LayoutLine(
      indentation: 2, LayoutCell("app", .participant, width: 8),
      LayoutCell("redirect_uri", .name, width: 20), LayoutCell("com.example.app:/auth", .value))
    #expect(
      FittedBlock(LayoutBlock(.row, [line]), width: 46).lines == [
        "  app        redirect_uri", "             com.example.app:/auth",
      ])
    #expect(
      FittedBlock(LayoutBlock(.row, [line]), width: 54).lines == [
        "  app        redirect_uri     com.example.app:/auth"
      ])
  }
}
