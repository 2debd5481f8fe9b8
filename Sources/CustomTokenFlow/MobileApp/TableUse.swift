import FlowsShared
import HTTPModel
import Simulation
import Vocabulary
import WireFormats

/// What the app does with its session.
extension MobileApp {
  /// Writes a prediction, unless the user comes back, and reads the user's predictions; whether that
  /// worked.
  func use(_ way: SignIn) async -> Bool {
    if way != .logIn {
      let row = JSONValue.object(
        JSONMember("match", "Lions - Herons"), JSONMember("score", way == .facebook ? "2:1" : "0:3")
      )
      guard await succeeds(post(MobileService.Path.predictions, row), as: .insertRequest) else {
        return false
      }
    }
    return await succeeds(
      .get(URI(CustomTokenWorld.tableURL), fields: fields),
      as: .tableRequest)
  }

  /// A `POST` of JSON to the service.
  func post(_ path: WireText, _ body: JSONValue) -> HTTPRequest {
    let url = URI(CustomTokenWorld.service + path)
    let own = [
      HTTPField("Host", url.authority ?? ""), HTTPField("Content-Type", MediaType.json),
    ]
    return HTTPRequest(
      method: "POST", url: url, fields: HTTPFields(own + fields.all),
      body: HTTPBody(body.compactText))
  }

  /// The fields of every request: which app calls, and for whom.
  private var fields: HTTPFields {
    var fields: HTTPFields = [
      "Accept": MediaType.json, "X-ZUMO-APPLICATION": CustomTokenWorld.applicationKey,
    ]
    if let session {
      fields.append(MobileService.tokenField, settings.tokenPrefix + session.token)
    }
    return fields
  }

  private func succeeds(_ request: HTTPRequest, as name: MessageName) async -> Bool {
    guard let reply = await seat.send(request, as: name) else { return false }
    let stop: Refusal
    if !reply.response.isSuccess {
      stop = .passedOn(nil, "the table answered with status \(reply.response.status)")
    } else if reply.response.declaredJSON == nil {
      stop = Refusal(nil, "the table's answer is no JSON")
    } else {
      return true
    }
    await seat.record(stop, of: reply.step)
    return false
  }
}
