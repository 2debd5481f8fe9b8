import HTTPModel
import TranscriptModel
import Vocabulary
import WireFormats

/// The server looked up the code of the request, and the store said what had become of it.
struct CodeLookupRecomputation: Recomputation {
  static let requirement = Requirement(.rfc6749("4.1.2"), .must)
  static let summary =
    "the code that the server looked up is that of the request, and its state too"

  private let code: WireText
  private let wasRedeemed: Bool

  init(_ judged: JudgedCalculation<CodeLookupValue>) throws(MissingEvidence) {
    let evidence = judged.evidence
    let request = try evidence.openRequest([.tokenRequest], at: judged.step) { request in
      request.request?.form?[.code] == judged[.code] ? 1 : 0
    }
    let code = request.request?.form?[.code]
    self.code = code ?? ValueForm.absent
    try evidence.requireAllSteps(before: request)
    let redeemed = evidence.last(.tokenRequest, with: .parameter(.code, code), before: request) {
      guard let response = evidence.response(to: $0) else { return false }
      return response.number < request.number && response.response?.isSuccess == true
    }
    wasRedeemed = redeemed != nil
  }

  func origin(of value: CodeLookupValue) -> ValueOrigin {
    switch value {
    case .code: .taken(code)
    case .codeState: .taken((wasRedeemed ? CodeState.redeemed : .unused).rawValue)
    }
  }
}
