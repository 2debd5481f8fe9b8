import JOSE
import Vocabulary
import WireFormats

/// The claims whose JSON type a text lays down, whatever token they stand in.
struct ClaimType: Sendable {
  /// What a value has to be.
  enum Kind: String {
    case time = "a number of seconds since 1970"
    case text = "a string"
    case texts = "an array of strings"
    case textOrTexts = "a string or an array of strings"

    func fits(_ value: JSONValue) -> Bool {
      switch self {
      case .time: if case .number(let number) = value { NumericDate(number) != nil } else { false }
      case .text: value.stringValue != nil
      case .texts: value.arrayValue?.allSatisfy { $0.stringValue != nil } ?? false
      case .textOrTexts: Kind.text.fits(value) || Kind.texts.fits(value)
      }
    }
  }

  let name: WireText
  let kind: Kind
  /// Where the type is laid down.
  let requirement: Requirement

  private init(_ name: WireText, _ kind: Kind, _ requirement: Requirement) {
    self.name = name
    self.kind = kind
    self.requirement = requirement
  }

  /// The claims of every JWT, those of ID tokens, and those of access tokens.
  static let all: [ClaimType] = [
    ClaimType("iss", .text, Requirement(.rfc7519("4.1.1"))),
    ClaimType("sub", .text, Requirement(.rfc7519("4.1.2"))),
    ClaimType("aud", .textOrTexts, Requirement(.rfc7519("4.1.3"))),
    ClaimType("exp", .time, Requirement(.rfc7519("4.1.4"), .must)),
    ClaimType("nbf", .time, Requirement(.rfc7519("4.1.5"), .must)),
    ClaimType("iat", .time, Requirement(.rfc7519("4.1.6"), .must)),
    ClaimType("jti", .text, Requirement(.rfc7519("4.1.7"))),
    ClaimType("auth_time", .time, Requirement(.oidcCore("2"))),
    ClaimType("nonce", .text, Requirement(.oidcCore("2"))),
    ClaimType("acr", .text, Requirement(.oidcCore("2"))),
    ClaimType("amr", .texts, Requirement(.oidcCore("2"))),
    ClaimType("azp", .text, Requirement(.oidcCore("2"))),
    ClaimType("at_hash", .text, Requirement(.oidcCore("3.1.3.6"))),
    ClaimType("c_hash", .text, Requirement(.oidcCore("3.3.2.11"))),
    ClaimType("client_id", .text, Requirement(.rfc9068("2.2"))),
    ClaimType("scope", .text, Requirement(.rfc9068("2.2.3"))),
  ]
}

extension Check {
  /// Every claim that has a meaning of its own has the JSON type that goes with it.
  ///
  /// What a claim says is judged elsewhere; a reader that finds another type than it expects may take the
  /// claim for absent.
  static func claimTypes(of token: JudgedToken) -> Check {
    Check(
      "\(token.name)-claim-types", of: token, Requirement(.rfc7519("4.1")),
      "\(token.words)'s claims have the JSON types that are laid down for them"
    ) { jwt, _, _ in
      let found = ClaimType.all.filter { jwt.claims[$0.name] != nil }
      for claim in found {
        guard let value = jwt.claims[claim.name], !claim.kind.fits(value) else { continue }
        return .fail(
          "'\(claim.name)' is \(value.kind), \(value.compactText); it must be \(claim.kind.rawValue)"
        ).by(claim.requirement)
      }
      return .pass(
        "\(found.count.counted("claim")), each of its type: \(found.map(\.name).quotedList)")
    }
  }
}
