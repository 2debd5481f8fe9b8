import Testing
import WireFormats

@testable import CustomTokenFlow
@testable import Flows
@testable import FlowsShared
@testable import NonceFlow
@testable import PKCEFlow
@testable import Simulation

@Suite("the form of a page")
struct HTMLFormTests {
  private static func page(_ value: WireText) -> WireText {
    """
    <!doctype html><h1>Photos &amp; more</h1>
    <form method="post" action="/login?a=1&amp;b=2">
    <input type="hidden" name="csrf_token" value="\(value)"><input name="username">
    <input type="hidden" name="empty" value=""><input type="hidden" value="nameless">
    </form>
    """
  }

  @Test(
    "is found by bytes, whatever stands in it",
    arguments: ["abc", "\u{301}abc", "abc\u{200d}", "a\r\nb", "e\u{301}", "\u{e9}"] as [WireText])
  func values(value: WireText) throws {
    let form = try #require(HTMLForm(page: Self.page(value)))
    #expect(form.heading == "Photos & more")
    #expect(form.action == "/login?a=1&b=2")
    #expect(form.hidden.map(\.name) == ["csrf_token", "empty"])
    #expect(form.hidden.map(\.value) == [value, ""])
  }

  @Test("is unescaped, '&' last")
  func entities() throws {
    let form = try #require(HTMLForm(page: Self.page("&lt;&quot;&gt;&amp;lt;")))
    #expect(form.hidden.first?.value == "<\">&lt;")
  }

  @Test("is none without a form that goes somewhere")
  func none() {
    #expect(HTMLForm(page: "<p>Nothing to send</p>") == nil)
    #expect(HTMLForm(page: "<form method=\"post\"></form>") == nil)
  }
}
