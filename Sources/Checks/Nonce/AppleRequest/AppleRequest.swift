import HTTPModel
import TranscriptModel
import Vocabulary
import WireFormats

extension Check {
  /// The device asks Apple after a yes, and for nothing after a no.
  static let appleDecisionFollowed = Check(
    "apple-decision-followed", at: [.appleAuthorizationRequest], Requirement(.appleServices),
    "the device asks Apple only where the user approved"
  ) { (step, evidence) throws(MissingEvidence) in
    guard step.request != nil else { return nil }
    let decided = evidence.last(.appleIDDecision, before: step) {
      $0.receiver == step.sender && $0.isDelivered
    }
    guard let decided, let decision = decided.handoff?[ParameterName.decision.rawValue] else {
      try evidence.requireAllSteps(before: step)
      throw MissingEvidence("no decision of the user before \(step.id.quoted) is in the transcript")
    }
    let earlier = evidence.last(.appleAuthorizationRequest, before: step) {
      $0.sender == step.sender && $0.number > decided.number
    }
    if let earlier {
      try evidence.requireAllSteps(before: step)
      return .fail(
        "the user's decision \(decided.id.quoted) was followed by \(earlier.id.quoted) already")
    }
    if decision != "approve" { try evidence.requireAllSteps(before: step) }
    return .equal(
      decision, "approve", pass: "the user approved in \(decided.id.quoted)",
      fail:
        "the user decided '\(decision)' in \(decided.id.quoted), and Apple is asked all the same")
  }

  /// The device asks Apple for the app that is registered, and for what the flow needs.
  static let appleRequestForApp = Check(
    "apple-request-for-app", at: [.appleAuthorizationRequest], Requirement(.appleServices),
    "'client_id' is the app of this device, and 'response_type' asks for an identity token"
  ) { (step, evidence) throws(MissingEvidence) in
    // What is missing, 'apple-message-complete' tells.
    guard let sent = step.sentParameters, let clientID = sent[.clientID],
      let type = sent[.responseType]
    else { return nil }
    guard type.words.contains("id_token") else {
      return .fail(
        "'response_type' is '\(type)': without 'id_token' Apple gives no identity token",
        expected: "code id_token", actual: type)
    }
    return .named("client_id", clientID, equals: try evidence.fact(.clientID, at: .device))
  }

  /// Apple's answer says to which request it belongs.
  static let appleStateReturned = Check(
    "apple-state-returned", at: [.appleAuthorizationResponse],
    Requirement(.rfc6749("4.1.2"), .must), "Apple's answer repeats the 'state' of the request"
  ) { (step, evidence) throws(MissingEvidence) in
    guard step.response?.isSuccess == true else { return nil }
    let request = try evidence.request(answeredBy: step)
    guard let state = request.sentParameters?[.state] else { return nil }
    return .repeats(
      .state, evidence.member(.state, of: step)?.stringValue, state, of: request)
  }
}
