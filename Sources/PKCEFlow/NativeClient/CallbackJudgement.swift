import FlowsShared
import HTTPModel
import JOSE
import Simulation
import TranscriptModel
import Vocabulary
import WireFormats

/// What the app asks of an answer before it uses the code: RFC 8252 §8.9, RFC 9207 §2.4.
extension NativeClient {
  /// The sign-in that an answer belongs to.
  ///
  /// It is taken: a second answer finds none.
  func takePending() throws(Refusal) -> PendingSignIn {
    if let signIn = pending {
      pending = nil
      answered = signIn
      return signIn
    }
    try seat.defences.require(
      .callbackExpected, false, otherwise: nil,
      "an answer came, but no sign-in is waiting for one")
    guard let answered else {
      throw Refusal(nil, "an answer came, and there never was a sign-in")
    }
    return answered
  }

  /// The code in the answer's URL.
  func judgedCode(in url: URI, for signIn: PendingSignIn) async throws(Refusal) -> WireText {
    guard url.withoutQuery == settings.redirectURI else {
      throw Refusal(
        nil, "the answer came to '\(url.withoutQuery)', not to '\(settings.redirectURI)'")
    }
    let answer = url.queryParameters
    if let repeated = answer.repeatedNames.first {
      throw Refusal(nil, "'\(repeated)' occurs more than once in the answer")
    }
    try await compare(answer, with: signIn)
    if let error = answer[ParameterName.error.rawValue] {
      throw .passedOn(ErrorCode(rawValue: error), "the answer is the error '\(error)'")
    }
    guard let code = answer[ParameterName.code.rawValue], !code.isEmpty else {
      throw Refusal(nil, "'code' is missing in the answer")
    }
    return code
  }

  private func compare(
    _ answer: FormParameters, with signIn: PendingSignIn
  ) async throws(Refusal) {
    let state = answer[ParameterName.state.rawValue]
    let issuer = answer[ParameterName.issuer.rawValue]
    let isSameState = ConstantTime.areEqual(state, signIn.state)
    let isSameIssuer = issuer == signIn.issuer
    let values: [StateCheckValue: WireText?] = [
      .stateSent: signIn.state, .stateReceived: state ?? ValueForm.absent,
      .issuerChosen: signIn.issuer, .issuerReceived: issuer ?? ValueForm.absent,
      .state: Self.comparison(state, isExpected: isSameState).rawValue,
      .issuer: Self.comparison(issuer, isExpected: isSameIssuer).rawValue,
    ]
    await seat.calculate(values)
    try seat.defences.require(
      .stateMatches, isSameState, otherwise: nil,
      "'state' is \(Self.quoted(state)), not '\(signIn.state)'")
    try seat.defences.require(
      .issuerMatches, isSameIssuer || issuer == nil && metadata?.sendsIssuer != true,
      otherwise: nil, "'iss' is \(Self.quoted(issuer)), not '\(signIn.issuer)'")
  }

  private static func comparison(_ value: WireText?, isExpected: Bool) -> ValueComparison {
    guard value != nil else { return .absent }
    return isExpected ? .equal : .different
  }

  private static func quoted(_ value: WireText?) -> String { value.map { "'\($0)'" } ?? "absent" }
}
