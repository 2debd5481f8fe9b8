import JOSE
import Vocabulary
import WireFormats

/// Verdicts on claims that several kinds of tokens have.
extension Judgement {
  /// A claim must be this text.
  static func claim(_ name: WireText, of claims: ClaimsSet, equals expected: WireText) -> Judgement
  {
    switch claims.string(name) {
    case .absent:
      .fail("'\(name)' is missing; it must be '\(expected)'", expected: expected)
    case .wrongType(let value):
      .fail(
        "'\(name)' is \(value.kind); it must be the string '\(expected)'", expected: expected,
        actual: value.compactText)
    case .present(let value): .named(name, value, equals: expected)
    }
  }

  /// A value with a name must be this text.
  static func named(_ name: WireText, _ value: WireText, equals expected: WireText) -> Judgement {
    .equal(
      value, expected, pass: "'\(name)' is '\(expected)'",
      fail: "'\(name)' is '\(value)', not '\(expected)'; "
        + TextDifference.words(expected: expected, actual: value))
  }

  /// `exp` must lie ahead of a time, or no further behind it than clocks may disagree.
  static func unexpired(_ claims: ClaimsSet, at time: Int) -> Judgement {
    let expiry: NumericDate
    switch claims.time("exp") {
    case .success(let date): expiry = date
    case .failure(let fault): return .fail(fault.words)
    }
    let left = expiry.seconds - Double(time)
    let text = "'exp' is \(expiry.number.text), "
    guard left > -Double(ClockSkew.leeway) else {
      return .fail(
        text + "\(seconds(-left)) before this step; "
          + "clocks may differ by less than \(ClockSkew.leeway) seconds")
    }
    guard left <= Double(TokenTimes.year) else {
      return .warn(
        "'exp' is \(expiry.number.text)" + TokenTimes.words(ofFar: expiry.seconds, at: time))
    }
    return .pass(
      text + (left > 0 ? "\(seconds(left)) ahead" : "\(seconds(-left)) ago, within the leeway"))
  }

  /// `iat` must be there, and not lie further ahead of a time than clocks may disagree; with a text that
  /// only speaks of that, it is a warning.
  ///
  /// So is a time that lies further back than `oldest` seconds.
  static func issuedBefore(
    _ claims: ClaimsSet, at time: Int, ahead: Requirement? = nil, oldest: Int = TokenTimes.year
  ) -> Judgement {
    let issued: NumericDate
    switch claims.time("iat") {
    case .success(let date): issued = date
    case .failure(let fault): return .fail(fault.words)
    }
    let age = Double(time) - issued.seconds
    let text = "'iat' is \(issued.number.text), "
    guard age >= -Double(ClockSkew.leeway) else {
      let words =
        text + "\(seconds(-age)) after this step; "
        + (TokenTimes.isInMilliseconds(issued.seconds, at: time)
          ? "these are milliseconds" : "clocks may differ by \(ClockSkew.leeway) seconds")
      return ahead.map { .warn(words).by($0) } ?? .fail(words)
    }
    guard age <= Double(oldest) else {
      return .warn(
        text + "\(TokenTimes.span(age)) before this step; a token is issued when it is asked for")
    }
    return .pass(
      text + (age >= 0 ? "\(seconds(age)) ago" : "\(seconds(-age)) ahead, within the leeway"))
  }

  /// `nbf` must not lie further ahead of a time than clocks may disagree; nil where there is none that is a
  /// time.
  static func begun(_ claims: ClaimsSet, at time: Int) -> Judgement? {
    guard let begin = claims.numericDate("nbf").value else { return nil }
    let wait = begin.seconds - Double(time)
    let text = "'nbf' is \(begin.number.text), "
    let rule = Requirement(.rfc7519("4.1.5"), .must)
    guard wait <= Double(ClockSkew.leeway) else {
      return .fail(
        text + "\(seconds(wait)) after this step: the token must not be taken before"
      ).by(rule)
    }
    return .pass(text + (wait > 0 ? "within the leeway" : "\(seconds(-wait)) ago")).by(rule)
  }

  /// `sub` must be there and name somebody.
  static func subject(of claims: ClaimsSet) -> Judgement {
    switch claims.string("sub") {
    case .absent: return .fail("'sub' is missing; it names the user")
    case .wrongType(let value): return .fail("'sub' is \(value.kind); it must be a string")
    case .present(let text):
      guard (1...255).contains(text.utf8.count), text.utf8.allSatisfy({ $0 < 128 }) else {
        return .fail("'sub' has \(text.utf8.count) bytes; it must be 1 to 255 ASCII characters")
      }
      return .pass("'sub' is '\(text)'")
    }
  }

  private static func seconds(_ count: Double) -> String {
    let text = Int(exactly: count).map { "\($0)" } ?? "\(count)"
    return text == "1" ? "1 second" : "\(text) seconds"
  }
}

/// Why a claim is no time.
struct ClaimFault: Error {
  var words: String
}

extension ClaimsSet {
  /// A claim that must be a number of seconds since 1970.
  func time(_ name: WireText) -> Result<NumericDate, ClaimFault> {
    switch numericDate(name) {
    case .present(let date): .success(date)
    case .absent: .failure(ClaimFault(words: "'\(name)' is missing"))
    case .wrongType(let value):
      .failure(
        ClaimFault(
          words: "'\(name)' is \(value.kind), \(value.compactText); "
            + "it must be a number of seconds since 1970"))
    }
  }
}
