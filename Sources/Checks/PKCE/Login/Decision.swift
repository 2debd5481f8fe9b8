import HTTPModel
import TranscriptModel
import Vocabulary
import WireFormats

// What the user decides is what happens, and nobody else decides it.
extension Check {
  /// Where the app asked for no page, the user gets none to see.
  static let loginPageWanted = Check(
    "login-page-wanted", at: [.loginPage], Requirement(.oidcCore("3.1.2.1"), .mustNot),
    "a page is shown only where the request did not forbid it with 'prompt=none'"
  ) { (step, evidence) throws(MissingEvidence) in
    let request = try evidence.request(answeredBy: step)
    guard request.id.name == .authorizationRequest else { return nil }
    let prompt = request.authorizationParameters?["prompt"]
    guard ScopeSet(prompt ?? "").contains("none") else {
      return .pass("\(request.id.quoted) lets the server show a page")
    }
    return .fail("'prompt' of \(request.id.quoted) is '\(prompt ?? "")', and yet a page is shown")
  }

  /// The browser shows the user where the page comes from, and what it says: by nothing else can a false page
  /// be told from the true one.
  static let loginPromptTrue = Check(
    "login-prompt-true", at: [.loginPrompt], Requirement(.rfc6749("10.11")),
    "the browser shows the address from which the page came, and words of that page"
  ) { (step, evidence) throws(MissingEvidence) in
    guard let shown = step.handoff else { return nil }
    guard let page = evidence.last(.loginPage, before: step, where: { $0.receiver == step.sender })
    else {
      throw MissingEvidence("no page that '\(step.sender)' got is in the transcript")
    }
    let url = try evidence.request(answeredBy: page).request?.url
    guard let address = shown["address"], let words = shown["page"] else {
      return .warn("the user is not shown 'address' and 'page', and so cannot tell a false page")
    }
    guard address == url?.withoutQuery else {
      return .fail(
        "'address' is '\(address)', but \(page.id.quoted) came from '\(url?.withoutQuery ?? "")'",
        expected: url?.withoutQuery, actual: address)
    }
    guard page.response?.body.text?.contains(words) == true else {
      return .fail("'page' is '\(words)', which \(page.id.quoted) does not say")
    }
    return .pass("'\(address)' is where \(page.id.quoted) came from, and it says '\(words)'")
  }

  /// The password goes to the server that the app chose, and to no other.
  ///
  /// A page on another host is how passwords are fished for.
  static let loginFormHost = Check(
    "login-form-host", at: [.loginSubmit], Requirement(.rfc6749("10.11")),
    "the form goes to a host that the request for the page, or the server's metadata, names"
  ) { (step, evidence) throws(MissingEvidence) in
    guard let url = step.request?.url, let host = url.normalized.authority else { return nil }
    var page = try evidence.loginPage(for: step)
    if page == nil { page = evidence.last(.loginPage, before: step) { $0.receiver == step.sender } }
    guard let page else {
      throw MissingEvidence("the page that the form was on is not in the transcript")
    }
    let request = try evidence.request(answeredBy: page)
    var hosts = [request.url?.normalized.authority].compactMap(\.self)
    if let metadata = try? evidence.metadata(from: page.sender, before: step) {
      let names: [MetadataName] = [.issuer, .authorizationEndpoint, .tokenEndpoint]
      hosts += names.compactMap {
        metadata[$0]?.stringValue.flatMap { URI($0).normalized.authority }
      }
    }
    // Who owns a name owns those below it.
    guard hosts.contains(where: { host == $0 || host.hasSuffix("." + $0) }) else {
      return .fail(
        "the form goes to '\(host)', which neither \(request.id.quoted) nor the metadata names",
        expected: hosts.first, actual: host)
    }
    return .pass("the form goes to '\(host)', as \(request.id.quoted) did")
  }

  /// The browser sends what the user typed and chose.
  static let loginFormAsTyped = Check(
    "login-form-as-typed", at: [.loginSubmit], Requirement(.rfc6749("4.1")),
    "name, password and decision of the form are those that the user gave"
  ) { (step, evidence) throws(MissingEvidence) in
    guard let form = step.request?.form else { return nil }
    let names = [ParameterName.decision, .username, .password]
    let typings = evidence.latest(.credentials, before: step).filter { $0.receiver == step.sender }
    // Several logins may be under way: what fits is meant, or else the last.
    let typed =
      typings.first { typed in names.allSatisfy { form[$0] == typed.handoff?[$0] } }
      ?? typings.first
    guard let typed, let given = typed.handoff else {
      try evidence.requireAllSteps(before: step)
      return nil
    }
    var found: [ParameterName] = []
    for name in names {
      guard let value = given[name] else {
        guard form[name] == nil else {
          return .warn("'\(name)' is in the form, and the user gave none in \(typed.id.quoted)")
        }
        continue
      }
      guard form[name] == value else {
        // Values that are secrets are not shown.
        return name == .decision
          ? .fail(
            "'decision' is \(form[name].map { "'\($0)'" } ?? "missing"); the user chose '\(value)'")
          : .warn("'\(name)' is not what the user typed in \(typed.id.quoted)")
      }
      found.append(name)
    }
    return found.isEmpty ? nil : .pass("\(found.quotedList) as in \(typed.id.quoted)")
  }

  /// A user who refuses gives nothing.
  static let decisionRespected = Check(
    "decision-respected", at: [.authorizationResponse], Requirement(.rfc6749("4.1.2")),
    "a code is issued only where the user approved"
  ) { (step, evidence) throws(MissingEvidence) in
    guard let answer = step.response?.location?.queryParameters else { return nil }
    let request = try evidence.request(answeredBy: step)
    guard let decision = request.request?.form?[.decision] else { return nil }
    guard decision == "deny" else {
      return .pass("the user decided '\(decision)' in \(request.id.quoted)")
    }
    return answer[.code] == nil
      ? .pass("the user refused in \(request.id.quoted), and no code is issued")
      : .fail("a code is issued, though the user refused in \(request.id.quoted)")
  }
}
