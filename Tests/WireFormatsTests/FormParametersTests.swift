import Testing
import WireFormats

@Suite("Forms")
struct FormParametersTests {
  // Names and values of the texts: Python's `urllib.parse.parse_qsl(text, keep_blank_values=True)`,
  // which drops empty pairs and replaces broken bytes; both stay here.
  @Test(
    "a text is read pair by pair and written back as it was",
    arguments: [
      ("", [:]), ("a=1&b=2", ["a": "1", "b": "2"]), ("a", ["a": ""]), ("a=", ["a": ""]),
      ("=1", ["": "1"]), ("=", ["": ""]), ("&", ["": "", "": ""]),
      ("&&", ["": "", "": "", "": ""]),
      ("a&&b", ["a": "", "": "", "b": ""]), ("a=1&", ["a": "1", "": ""]),
      ("a=1&a=2&a=1", ["a": "1", "a": "2", "a": "1"]), ("a=b=c", ["a": "b=c"]),
      ("a==", ["a": "="]), ("a+b=c+d", ["a b": "c d"]), ("a%20b=c%20d", ["a b": "c d"]),
      ("a%3Db=c%26d", ["a=b": "c&d"]), ("a%=%4", ["a%": "%4"]), ("%E9=1", ["%E9": "1"]),
      ("a;b=1", ["a;b": "1"]), ("a=\r\n&b=\n", ["a": "\r\n", "b": "\n"]),
      ("a&\u{301}=\u{301}", ["a": "", "\u{301}": "\u{301}"]), ("a=%00", ["a": "\0"]),
      ("scope=openid+photos", ["scope": "openid photos"]), ("a=?/:@#", ["a": "?/:@#"]),
    ] as [(WireText, KeyValuePairs<WireText, WireText>)])
  func reading(text: WireText, pairs: KeyValuePairs<WireText, WireText>) {
    let form = FormParameters(parsing: text)
    #expect(form.all.map(\.name) == pairs.map(\.key))
    #expect(form.all.map(\.value) == pairs.map(\.value))
    #expect(form.text == text)
  }

  @Test("every short text of marks comes back")
  func everyShortText() {
    let marks: [WireText] = ["&", "=", "a", "+", "%"]
    var texts: [WireText] = [""]
    for _ in 0..<5 { texts += texts.flatMap { text in marks.map { text + $0 } } }
    #expect(Set(texts).count == 1 + 5 + 25 + 125 + 625 + 3_125)
    #expect(Set(texts).filter { FormParameters(parsing: $0).text != $0 }.isEmpty)
  }

  @Test("a value is found by its decoded name, the first first")
  func lookup() {
    let form = FormParameters(parsing: "a+b=1&c&a%20b=2&\u{e9}=3&e%CC%81=4&A+b=5&=6")
    #expect(form["a b"] == "1")
    #expect(form.values(of: "a b") == ["1", "2"])
    #expect(form["a+b"] == nil)
    #expect(form["c"] == "")
    #expect(form["\u{e9}"] == "3")
    #expect(form["e\u{301}"] == "4")
    #expect(form["A b"] == "5")
    #expect(form[""] == "6")
    #expect(form["d"] == nil)
    #expect(form.values(of: "d").isEmpty)
  }

  @Test(
    "repeated names are told in the order of their second occurrence",
    arguments: [
      ("a=1&b=1&b=2&a=2&a=3", ["b", "a"]), ("a&b&c", []), ("", []), ("&", [""]),
      ("a+b&a%20b", ["a b"]), ("\u{e9}&e\u{301}", []), ("a&A", []), ("%61&a", ["a"]),
    ] as [(WireText, [WireText])])
  func repeated(text: WireText, names: [WireText]) {
    #expect(FormParameters(parsing: text).repeatedNames == names)
  }

  @Test(
    "setting keeps the place and the spelling of the first name and removes the repeats",
    arguments: [
      ("a=1&b=2&a=3&c&%61", "a", "a=x%20y&b=2&c"), ("%61=1&b", "a", "%61=x%20y&b"),
      ("b=2", "a", "b=2&a=x%20y"), ("", "a b", "a%20b=x%20y"), ("a", "a", "a=x%20y"),
      ("\u{e9}=1", "e\u{301}", "\u{e9}=1&e%CC%81=x%20y"), ("&&a", "", "=x%20y&a"),
    ] as [(WireText, WireText, WireText)])
  func setting(text: WireText, name: WireText, result: WireText) {
    var form = FormParameters(parsing: text)
    form.set(name, to: "x y")
    #expect(form.text == result)
  }

  @Test(
    "removing takes every parameter of the name",
    arguments: [
      ("a=1&b=2&a=3&%61", "a", "b=2"), ("a", "a", ""), ("b=2", "a", "b=2"), ("&&a", "", "a"),
      ("\u{e9}=1&e\u{301}=2", "\u{e9}", "e\u{301}=2"), ("A=1&a=2", "a", "A=1"),
    ] as [(WireText, WireText, WireText)])
  func removing(text: WireText, name: WireText, result: WireText) {
    var form = FormParameters(parsing: text)
    form.remove(name)
    #expect(form.text == result)
  }

  @Test("parameters stay in the order in which they were given")
  func order() {
    let form: FormParameters = [
      FormParameter("b", "&"), FormParameter("a", "="), FormParameter("b", ""),
    ]
    #expect(form.text == "b=%26&a=%3D&b=")
    #expect(FormParameters(form.all) == form)
    #expect(FormParameters(parsing: form.text) == form)
    #expect(FormParameters().text == "")
  }
}
