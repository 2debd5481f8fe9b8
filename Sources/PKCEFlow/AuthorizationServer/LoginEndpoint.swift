import FlowsShared
import HTTPModel
import JOSE
import Simulation
import Vocabulary
import WireFormats

/// What follows the login page: the part that no specification prescribes.
extension AuthorizationServer {
  /// Takes the filled-in form, and answers with the code in a redirect: RFC 6749 §4.1.2.
  func login(_ request: HTTPRequest) -> Answer {
    let cookie = Cookies.value(of: "session", in: request.fields["Cookie"])
    guard let cookie, var pending = pendingAuthorizations[cookie], let form = request.form,
      let client = client(pending.clientID)
    else {
      return page(Refusal(nil, "this login has no authorization request; start again in the app"))
    }
    if let repeated = form.repeatedNames.first {
      return page(Refusal(.invalidRequest, "'\(repeated)' occurs more than once in the form"))
    }
    guard seat.clock.now < pending.expiresAt else {
      pendingAuthorizations[cookie] = nil
      return page(Refusal(nil, "the login page is too old; start again in the app"))
    }
    let csrfToken = form[ParameterName.csrfToken.rawValue]
    guard ConstantTime.areEqual(csrfToken, pending.antiForgeryToken) else {
      return page(Refusal(nil, "the form's 'csrf_token' is not the one of the page that was sent"))
    }
    guard form[ParameterName.decision.rawValue] == "approve" else {
      pendingAuthorizations[cookie] = nil
      return errorRedirect(
        Refusal(.accessDenied, "the user did not approve"), to: pending.redirectURI,
        state: pending.state)
    }
    guard let account = account(form) else {
      pending.failedPasswords += 1
      guard pending.failedPasswords < settings.passwordAttempts else {
        pendingAuthorizations[cookie] = nil
        return page(Refusal(nil, "the password was wrong too often"), status: 403)
      }
      pendingAuthorizations[cookie] = pending
      let again = loginPage(
        pending, client: client, cookie: cookie, message: "Name or password is wrong.")
      return Answer(again, as: .loginPage)
    }
    pendingAuthorizations[cookie] = nil
    return issueCode(pending, to: account)
  }

  private func issueCode(_ authorization: PendingAuthorization, to account: UserAccount) -> Answer {
    let code = unguessable(32, for: "code")
    codes[code] = IssuedCode(
      authorization: authorization, subject: account.subject, authenticatedAt: seat.clock.now,
      expiresAt: seat.clock.now + settings.codeLifetime)
    var parameters: FormParameters = [FormParameter(ParameterName.code.rawValue, code)]
    return Answer(
      redirect(to: authorization.redirectURI, adding: &parameters, state: authorization.state),
      as: .authorizationResponse)
  }

  private func account(_ form: FormParameters) -> UserAccount? {
    settings.accounts.first {
      $0.username == form[ParameterName.username.rawValue]
        && ConstantTime.areEqual($0.password, form[ParameterName.password.rawValue])
    }
  }

  private func page(_ refusal: Refusal, status: Int = 400) -> Answer {
    Answer(
      Page.error(refusal.reason, status: status), as: .authorizationResponse, refusal: refusal)
  }
}
