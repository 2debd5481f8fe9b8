import Testing
import WireFormats

@Suite("Suggestions")
struct SuggestionTests {
  @Test(
    "find what was meant, or nothing",
    arguments: [
      ("nonse", "nonce"), ("pkc", "pkce"), ("PKCE", "pkce"), ("pcke", "pkce"), ("pkcee", "pkce"),
      ("verifier-match", "verifier-matches"), ("state-matchs", "state-matches"),
      ("x", nil), ("", nil), ("token", nil), ("pk", nil), ("nécno", nil),
    ] as [(String, String?)])
  func closest(word: String, expected: String?) {
    let words = ["pkce", "nonce", "verifier-matches", "state-matches"]
    #expect(Suggestion.closest(to: word, among: words) == expected)
  }

  @Test("prefer the nearest, and the first of equals")
  func nearest() {
    #expect(Suggestion.closest(to: "abcdef", among: ["abcdxx", "abcdex", "abcdey"]) == "abcdex")
    #expect(Suggestion.closest(to: "abcdef", among: []) == nil)
  }

  @Test("take no time for a word that is far too long")
  func long() {
    let word = String(repeating: "a", count: 1_000_000)
    #expect(Suggestion.closest(to: word, among: ["a", "ab"]) == nil)
  }

  @Test("end a message")
  func hint() {
    #expect(Suggestion.hint(for: "nonse", among: ["nonce"]) == "; did you mean 'nonce'?")
    #expect(Suggestion.hint(for: "x", among: ["nonce"]) == "")
    #expect(["a", "b"].quotedList == "'a', 'b'")
  }
}
