import Testing

@testable import Rendering

@Suite("prose")
struct ProseTests {
  private static let markdown = """
    # A `code` *on its way*

    A code can be caught
    by **another** app, says [RFC 8252](https://example.com).

    - one item with quite a few words in it, so that it needs a second line
    - two
      > quoted

    3. three
    4. four

    ```
    printf %s 'a  b'   | openssl dgst -sha256 -binary | basenc --base64url

    done
    ```
    """

  @Test("at 40 columns")
  func forty() {
    #expect(
      Prose.plainText(of: Self.markdown, width: 40) == """
        A code on its way

        A code can be caught by another app,
        says RFC 8252.

        - one item with quite a few words in it,
          so that it needs a second line

        - two

          > quoted

        3. three

        4. four

            printf %s 'a  b'   | openssl dgst -sha256 -binary | basenc --base64url

            done

        """)
  }

  @Test("no line of words is longer than the width", arguments: [40, 80, 100, 160])
  func fits(_ width: Int) {
    let lines = Prose.plainText(of: Self.markdown, width: width).split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= width || $0.hasPrefix("    printf") })
  }

  @Test("of nothing is nothing")
  func empty() { #expect(Prose.plainText(of: "", width: 80) == "") }

  @Test("survives a quote in a quote, ten thousand deep")
  func deep() {
    _ = Prose.plainText(of: String(repeating: ">", count: 10_000) + " x", width: 80)
  }

  @Test("keeps a word that is wider than the line in one piece")
  func wideWord() {
    #expect(
      Prose.wrapped("see https://example.com/a/long/path now", width: 10)
        == "see\nhttps://example.com/a/long/path\nnow\n")
  }
}

@Suite("two columns")
struct ColumnsTests {
  @Test("stand below each other, the second wrapped")
  func wraps() {
    #expect(
      Columns.lines([("a", "one two three four"), ("long", "five")], width: 20) == [
        "  a      one two", "         three four", "  long   five",
      ])
  }

  @Test("a first that is too wide has a line of its own")
  func wide() {
    #expect(
      Columns.lines([("a", "one"), ("a much too wide label", "two")], width: 20) == [
        "  a   one", "  a much too wide label", "      two",
      ])
  }

  @Test("of no rows are no lines")
  func none() { #expect(Columns.lines([], width: 80) == []) }
}
