import HTTPModel
import TranscriptModel
import Vocabulary
import WireFormats

extension Check {
  /// No name comes twice, so that all who read a message read the same: which of two counts, each program
  /// decides for itself.
  static let namesOnce = Check(
    "names-once",
    at: [
      .appleIDRequest, .appleAuthorizationRequest, .appleAuthorizationResponse, .appleCredential,
      .firebaseSignInRequest, .firebaseSignInResponse, .firebaseRefreshRequest,
      .firebaseRefreshResponse, .dialogRequest, .dialogResponse, .callback, .socialLoginRequest,
      .providerTokenRequest, .providerTokenResponse, .providerUserRequest, .providerUserResponse,
      .socialLoginResponse, .createUserRequest, .createUserResponse, .logInRequest,
      .logInResponse, .insertRequest, .insertResponse,
    ], Requirement(.rfc6749("3.1"), .mustNot),
    "no parameter and no member of a message occurs more than once"
  ) { step, evidence in
    var count = 0
    for parameters in [
      step.url?.queryParameters, step.request?.form, step.answerFragment, step.postBody,
    ] {
      let named = (parameters?.all ?? []).filter { !$0.rawName.isEmpty && !$0.value.isEmpty }
      count += named.count
      if let name = named.map(\.name).firstRepeated {
        return .fail("'\(name)' occurs more than once")
      }
    }
    let members = evidence.bodyJSON(of: step)?.members?.map(\.name) ?? []
    let values = step.handoff?.parameters.map(\.name) ?? []
    count += members.count + values.count
    if let name = members.firstRepeated ?? values.firstRepeated {
      return .warn("'\(name)' occurs more than once").by(Requirement(.rfc8259("4")))
    }
    return count == 0 ? nil : .pass("\(count.counted("name")), each once")
  }
}
