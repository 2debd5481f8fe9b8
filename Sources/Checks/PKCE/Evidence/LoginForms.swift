import HTTPModel
import TranscriptModel
import Vocabulary
import WireFormats

/// Which login page a form belongs to: the cookie that the page set comes with the form.
extension Evidence {
  /// The last login page before a request that set one of its cookies and for which the condition
  /// holds; nil when there is none.
  func loginPage(
    for request: Step, where holds: (Step) -> Bool = { _ in true }
  ) throws(MissingEvidence) -> Step? {
    let cookies = request.request?.cookiePairs ?? []
    guard !cookies.isEmpty else {
      throw MissingEvidence("'\(request.id)' has no cookie that would name its login")
    }
    for cookie in cookies {
      if let page = last(.loginPage, with: .cookie(cookie), before: request, where: holds) {
        return page
      }
    }
    return nil
  }
}

/// The form of a login page, as far as checks must read it.
enum LoginForm {
  /// The value of a hidden field; nil when no `input` of this name is found.
  static func hiddenValue(_ name: ParameterName, in page: WireText) -> WireText? {
    page.split(atEach: "<input").dropFirst().lazy.map { $0.prefix(upTo: ">") }
      .first { attribute("name", in: $0) == name.rawValue }
      .flatMap { attribute("value", in: $0) }
  }

  private static func attribute(_ name: WireText, in tag: WireText) -> WireText? {
    guard let start = tag.divided(atFirst: " \(name)=\"") else { return nil }
    return start.behind.prefix(upTo: "\"")
      .replacing("&quot;", with: "\"").replacing("&lt;", with: "<")
      .replacing("&gt;", with: ">").replacing("&amp;", with: "&")
  }
}
