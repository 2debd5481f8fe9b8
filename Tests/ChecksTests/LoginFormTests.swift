import Testing
import Vocabulary
import WireFormats

@testable import Checks

@Suite("The hidden field of a login page")
struct LoginFormTests {
  @Test("is read by its bytes", arguments: ["\u{301}a", "\u{200d}", "a\r\n", "\r\n\u{301}"])
  func bytes(value: WireText) throws {
    let page: WireText = #"<input name="csrf_token" type="hidden" value="\#(value)">"#
    #expect(LoginForm.hiddenValue(.csrfToken, in: page) == value)
    #expect(LoginForm.hiddenValue(.csrfToken, in: page + "\u{301}") == value)
  }
}
