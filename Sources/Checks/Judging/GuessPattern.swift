import WireFormats

/// What of a value shows that nobody drew it at random.
///
/// Each sign is so strong that a random value has it less often than once in 10^9 times.
enum GuessPattern {
  /// The first sign, in words that can follow the value's name; nil where there is none.
  static func words(of text: WireText, at time: Int) -> String? {
    if let sign = plainWords(of: text, at: time) { return sign }
    guard let spelled = spelledText(text), let sign = plainWords(of: spelled, at: time) else {
      return nil
    }
    return "spells '\(spelled)', which \(sign)"
  }

  /// The text that a value spells in hex or base64; nil where it spells none.
  private static func spelledText(_ text: WireText) -> WireText? {
    let octets =
      Hex.decode(text) ?? (try? Base64URL.decode(text)) ?? (try? Base64.decode(text)) ?? []
    guard octets.count >= shortest, octets.allSatisfy({ (0x20...0x7e).contains($0) }) else {
      return nil
    }
    return WireText(decoding: octets)
  }

  private static func plainWords(of text: WireText, at time: Int) -> String? {
    let scalars = Array(text.unicodeScalars)
    guard !scalars.isEmpty else { return "is empty" }
    if let time = self.time(scalars, near: time) { return time }
    if let piece = repeatedPiece(scalars) {
      let part = String(String.UnicodeScalarView(scalars.prefix(piece)))
      return "is '\(part)' again and again, \(scalars.count) characters"
    }
    if let run = countedRun(scalars) {
      return "has \(run) characters in a row that count up or down"
    }
    return words(text)
  }

  /// The length of the piece of which the text is made, at least twice.
  private static func repeatedPiece(_ scalars: [Unicode.Scalar]) -> Int? {
    guard scalars.count >= shortest else { return nil }
    // For each place, how long a beginning of the text ends there: the method of Knuth, Morris and Pratt.
    var borders = [0]
    for place in 1..<scalars.count {
      var border = borders[place - 1]
      while border > 0, scalars[place] != scalars[border] { border = borders[border - 1] }
      borders.append(scalars[place] == scalars[border] ? border + 1 : 0)
    }
    let piece = scalars.count - borders[scalars.count - 1]
    return piece <= scalars.count / 2 ? piece : nil
  }

  /// A shorter text is judged by its length.
  private static let shortest = 8

  /// How many neighbours differ by one each, where these are half of the text or more.
  private static func countedRun(_ scalars: [Unicode.Scalar]) -> Int? {
    guard scalars.count >= shortest else { return nil }
    var longest = 1
    var run = 1
    var lastStep = 0
    for (one, next) in zip(scalars, scalars.dropFirst()) {
      let step = Int(next.value) - Int(one.value)
      run = abs(step) == 1 && step == lastStep ? run + 1 : abs(step) == 1 ? 2 : 1
      lastStep = step
      longest = max(longest, run)
    }
    return longest >= shortest && longest * 2 >= scalars.count ? longest : nil
  }

  /// A time near that of the step: in seconds, or in thousandths or smaller parts of them.
  private static func time(_ scalars: [Unicode.Scalar], near now: Int) -> String? {
    let day = 86_400
    guard [10, 13, 16, 19].contains(scalars.count),
      scalars.allSatisfy({ ("0"..."9").contains($0) }),
      let seconds = Int(String(String.UnicodeScalarView(scalars.prefix(10)))),
      abs(seconds - now) < day
    else { return nil }
    return "is a time: \(seconds) seconds since 1970"
  }

  /// Words that people write where a random text belongs.
  private static let dictionary: [WireText] = [
    "abcdef", "access", "admin", "apple", "authorization", "challenge", "change", "client", "code",
    "cookie", "default", "example", "facebook", "firebase", "guess", "hello", "letmein", "login",
    "master", "mobile", "nonce", "oauth", "password", "pkce", "qwerty", "random", "refresh", "salt",
    "secret", "secure", "service", "session", "state", "string", "super", "test", "this", "token",
    "user", "value", "verifier", "welcome", "world", "0123456789", "123456",
  ]

  /// Which words the text is made of, where they are half of it or more.
  private static func words(_ text: WireText) -> String? {
    guard text.utf8.count >= shortest else { return nil }
    var rest = text.asciiLowercased
    var found: [WireText] = []
    for word in dictionary.sorted(by: { $0.utf8.count > $1.utf8.count }) where rest.contains(word) {
      found.append(word)
      rest = rest.replacing(word, with: "")
    }
    guard rest.utf8.count * 2 <= text.utf8.count else { return nil }
    return "is made of words: \(found.map { "'\($0)'" }.joined(separator: ", "))"
  }
}
