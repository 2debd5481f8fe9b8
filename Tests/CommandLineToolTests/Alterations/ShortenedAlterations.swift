import HTTPModel
import JOSE
import Simulation
import TranscriptModel
import Vocabulary
import WireFormats

@testable import NonceFlow
@testable import PKCEFlow

/// The conversation without one of its parameters, fields, members, claims or values, for each of them.
extension Transcript {
  func withoutOneValue() -> [Alteration] {
    steps.indices.flatMap { index in
      steps[index].shortened.map { place, content in
        var changed = self
        changed.steps[index].content = content
        return Alteration(.valueGone, of: steps[index].id, at: place, in: changed)
      }
    }
  }

  /// The conversation without one claim or header member of a token, which is signed anew and replaced in
  /// all messages.
  ///
  /// What participants calculated with the tokens is left out, so that the messages alone are judged.
  func withoutOneClaim() throws -> [Alteration] {
    let bare = withoutJudgements
    let text = bare.json.compactText
    var seen: Set<WireText> = []
    return try bare.steps.flatMap { step in
      try (step.message?.values ?? []).flatMap { placed -> [Alteration] in
        guard let token = TokenText(in: placed.value), seen.insert(token.compact).inserted
        else { return [] }
        return try token.shortened.map { member, shorter in
          let signed = try shorter.signed(as: token, in: registered)
          let json = try JSONParser.parse(
            text.string.replacing(token.compact.string, with: signed.string))
          return Alteration(
            .claimGone, of: step.id, at: "\(placed.place): \(member)",
            in: try Transcript(json: json))
        }
      }
    }
  }

  /// The conversation without the calculations in which somebody made or judged a token.
  var withoutJudgements: Transcript {
    var bare = self
    bare.steps.removeAll { step in
      let name = step.id.name.rawValue
      return step.calculation != nil
        && (name.hasSuffix("-check") || name.hasSuffix("-verification") || name == "mint-token")
    }
    return bare.reordered { _ in }
  }
}

extension Step {
  /// What the step is without one of its values, each with the name of the place.
  fileprivate var shortened: [(String, StepContent)] {
    switch content {
    case .calculation(let calculation, let by):
      [\Calculation.inputs, \.outputs].flatMap { side in
        calculation[keyPath: side].indices.map { index in
          var shorter = calculation
          let value = shorter[keyPath: side].remove(at: index)
          return ("value.\(value.name)", .calculation(shorter, by: by))
        }
      }
    case .message(let message, let from, let to, let answers):
      message.values.compactMap { placed in
        // What stands in a token is taken out together with a new signature.
        if case .tokenClaim = placed.place { return nil }
        if case .tokenHeader = placed.place { return nil }
        guard let shorter = try? message.applying(.remove, at: placed.place), shorter != message
        else { return nil }
        return (
          "\(placed.place)", .message(shorter, from: from, to: to, answers: answers)
        )
      }
    }
  }
}

extension TokenText {
  /// The token alone, without what stands in front of it.
  fileprivate var compact: WireText {
    var bare = self
    bare.prefix = ""
    return bare.text
  }

  /// The token without one member of its header, or without one claim.
  fileprivate var shortened: [(String, TokenText)] {
    [("header", \TokenText.header), ("claims", \.claims)].flatMap { part, path in
      (self[keyPath: path].members ?? []).map { member in
        var shorter = self
        shorter[keyPath: path].remove(member.name)
        return ("\(part).\(member.name)", shorter)
      }
    }
  }

  /// The token with a signature of the key that signed the original: the flows' keys are public.
  ///
  /// The header is written as it is, also where no verifier would take it.
  fileprivate func signed(
    as original: TokenText, in facts: [RegisteredFact]
  ) throws -> WireText {
    let input = JWSSigningInput(header: header, payload: Array(claims.compactText.utf8))
    return input.joined(with: try original.signingKey(facts).signature(over: input.bytes))
  }

  private func signingKey(_ facts: [RegisteredFact]) throws -> SigningKey {
    if let masterKey = facts.first(where: { $0.name == "master_key" })?.value {
      return try SigningKey(
        JWK(secret: DigestAlgorithm.sha256.digest(of: Array((masterKey + "JWTSig").utf8))),
        algorithm: .hs256)
    }
    let published: PublishedKey =
      switch claims["iss"]?.stringValue {
      case "https://appleid.apple.com"?: .apple
      case let issuer? where issuer.hasPrefix("https://securetoken"): .firebase
      default: .authorizationServer
      }
    return try SigningKey(published.key, algorithm: .rs256)
  }
}
