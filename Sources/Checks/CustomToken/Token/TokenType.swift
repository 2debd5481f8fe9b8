import JOSE
import TranscriptModel
import Vocabulary
import WireFormats

extension Check {
  static let customTokenClaimTypes = claimTypes(of: .customToken)

  /// Where the header names a type, it is spelled as the service of 2013 read it.
  static let customTokenType = Check(
    "mobile-token-type", of: .customToken, Requirement(.mobileServicesJWT),
    "'typ', where there is one, is exactly 'JWT'"
  ) { jwt, _, _ in
    let type = jwt.jws.header["typ"]
    switch type {
    case .string("JWT"): return .pass("'typ' is 'JWT'")
    // JavaScript takes each of these for nothing.
    case nil, .null, .bool(false), .string(""): return .pass("the header names no 'typ'")
    case .number(let number) where number.double == 0: return .pass("the header names no 'typ'")
    case let type?:
      return .warn(
        "'typ' is \(type.compactText); this service takes \"JWT\" alone, in these letters",
        expected: "JWT", actual: type.compactText)
    }
  }
}
