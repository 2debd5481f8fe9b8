import HTTPModel
import JOSE
import TranscriptModel
import Vocabulary
import WireFormats

extension Check {
  /// Rows that belong to somebody are shown and written for him alone.
  ///
  /// Without a token nobody is known: only rows that belong to nobody may be in the answer. The master key
  /// passes every permission, and its holder sees all.
  static let tableRowsOfUser = Check(
    "table-rows-of-user", at: [.insertResponse, .tableResponse],
    Requirement(.mobileServicesOwnRows),
    "every row in the answer belongs to the user of the token that came with the request"
  ) { (step, evidence) throws(MissingEvidence) in
    guard step.response?.isSuccess == true else { return nil }
    let request = try evidence.request(answeredBy: step)
    guard request.request?.fields["X-ZUMO-MASTER"] == nil else { return nil }
    guard let json = evidence.json(in: step) else {
      throw MissingEvidence("the answer has no JSON, which would say whose rows it shows")
    }
    let token = request.request?.fields["X-ZUMO-AUTH"].flatMap { $0.isEmpty ? nil : $0 }
    let userID = evidence.jwt(token?.withoutBearer)?.mobileUserID
    let rows = json.arrayValue ?? [json]
    guard rows.allSatisfy({ $0["userId"] != nil }) else {
      throw MissingEvidence("a row without 'userId' does not say to whom it belongs")
    }
    let owners = rows.map { $0["userId"]?.stringValue }
    if let owner = owners.lazy.compactMap(\.self).first(where: { $0 != userID }) {
      return .fail(
        token == nil
          ? "a row of '\(owner)' is in the answer, and the request has no token: anybody can have it"
          : "a row of '\(owner)' is in the answer, but the token is of '\(userID ?? "nobody")'",
        expected: userID, actual: owner)
    }
    if let userID, owners.contains(nil) {
      return .warn("a row in the answer belongs to nobody, and the token is of '\(userID)'")
    }
    return .pass(
      rows.isEmpty
        ? "no row is shown"
        : "\(rows.count.counted("row")), of " + (userID.map { "'\($0)'" } ?? "nobody"))
  }

  /// The service takes the tokens that it gave.
  ///
  /// A capture may have begun later, so that a token whose signature fits is a warning.
  static let mobileTokenIssued = Check(
    "mobile-token-issued", at: [.insertRequest, .tableRequest], Requirement(.mobileServicesLogin),
    "an answer of the service before the request gave the token"
  ) { (step, evidence) throws(MissingEvidence) in
    guard let token = step.customToken(in: evidence), !token.isEmpty else { return nil }
    let all = MessageName.mobileSessions
    let given = evidence.last(of: all, with: .token(token), before: step) {
      $0.receiver == step.sender
    }
    if let given { return .pass("the token of \(given.id.quoted)") }
    try evidence.requireAllSteps(before: step)
    if let other = evidence.last(of: all, with: .token(token), before: step) {
      return .fail(
        "\(other.id.quoted) gave the token to \(other.receiver?.quoted ?? "nobody"), and '\(step.sender)' sends it"
      )
    }
    let isBegun = MessageName.mobileSessions.contains { evidence.count($0, before: step) > 0 }
    guard isBegun else {
      throw MissingEvidence("no sign-in before \(step.id.quoted) is in the transcript")
    }
    return .warn("no answer of the service in this transcript gave the token")
  }

  /// The token stands where the service looks for it, and nowhere else.
  static let tokenInZumoField = Check(
    "token-in-zumo-field", at: [.insertRequest, .tableRequest], Requirement(.mobileServicesREST),
    "no token stands in 'Authorization' or in the URL, where the service does not look"
  ) { step, _ in
    guard let request = step.request else { return nil }
    if request.url.text.contains("eyJ"), let name = request.url.queryParameters.nameOfToken {
      return .warn("a token is in the URL, as '\(name)', where logs and histories keep it")
        .by(Requirement(.rfc9700("4.3.2")))
    }
    guard request.fields["Authorization"] == nil else {
      return .fail("'Authorization' is there; a mobile service reads 'X-ZUMO-AUTH' alone")
    }
    return request.fields["X-ZUMO-AUTH"] == nil ? nil : .pass("the token is in 'X-ZUMO-AUTH' alone")
  }

  /// The key that every copy of the app has is the one of this service.
  static let applicationKeyRight = Check(
    "application-key-right",
    at: [.createUserRequest, .logInRequest, .socialLoginRequest, .insertRequest, .tableRequest],
    Requirement(.mobileServicesAuthorize), "'X-ZUMO-APPLICATION' is the key of the service"
  ) { (step, evidence) throws(MissingEvidence) in
    guard let sent = step.request?.fields["X-ZUMO-APPLICATION"] else { return nil }
    let key = try evidence.fact(.applicationKey, at: .mobileService)
    // The key is in every copy of the app: it is no secret that a comparison could give away.
    return sent == key
      ? .pass("the application key of the service")
      : .warn(
        "'X-ZUMO-APPLICATION' is '\(sent)', not the key of the service", expected: key, actual: sent
      )
  }

  /// The answer to an insertion is the row as it was stored.
  static let insertedRowReturned = Check(
    "inserted-row-returned", at: [.insertResponse], Requirement(.mobileServicesREST),
    "the answer has an 'id', and the members that were sent"
  ) { (step, evidence) throws(MissingEvidence) in
    guard step.response?.isSuccess == true else { return nil }
    let request = try evidence.request(answeredBy: step)
    guard let sent = evidence.bodyJSON(of: request)?.members else {
      return .warn("\(request.id.quoted) brings no JSON object, and yet a row was stored")
    }
    let row = evidence.json(in: step)
    guard row?["id"] != nil else { return .warn("'id' is missing: the new row has no name") }
    if let other = sent.first(where: { row?[$0.name] != $0.value }) {
      return .warn(
        "'\(other.name)' is \(row?[other.name]?.compactText ?? "missing"), but "
          + "\(other.value.compactText) was sent")
    }
    return .pass("the row that was sent, with an 'id'")
  }
}

extension Check {
  /// The table shows rows as they were stored.
  static let tableRowsStored = Check(
    "table-rows-stored", at: [.tableResponse], Requirement(.mobileServicesREST),
    "a row of which the transcript shows how it was stored is shown with the same members"
  ) { (step, evidence) throws(MissingEvidence) in
    guard step.response?.isSuccess == true, let rows = evidence.json(in: step)?.arrayValue else {
      return nil
    }
    let stored = evidence.reading(StoredRows.self)
    var count = 0
    for row in rows {
      guard let id = row["id"]?.stringValue else {
        throw MissingEvidence("a row without 'id' cannot be compared with a stored one")
      }
      guard let (number, members) = stored[id], number < step.number else { continue }
      count += 1
      if let other = members.first(where: { row[$0.name] != $0.value }) {
        return .warn(
          "'\(other.name)' of the row '\(id)' is \(row[other.name]?.compactText ?? "missing"), but "
            + "\(other.value.compactText) was stored")
      }
    }
    return count == 0 ? nil : .pass("\(count.counted("row")), as stored")
  }
}

/// The rows that the table answered insertions with, by their ids.
private struct StoredRows: TranscriptReading {
  private var rows: [WireText: (number: Int, members: [JSONMember])] = [:]

  init(_ transcript: Transcript) {
    for step in transcript.steps where step.id.name == .insertResponse {
      guard step.response?.isSuccess == true, let row = step.response?.json,
        let id = row["id"]?.stringValue, let members = row.members
      else { continue }
      rows[id] = rows[id] ?? (step.number, members)
    }
  }

  subscript(id: WireText) -> (number: Int, members: [JSONMember])? { rows[id] }
}

extension FormParameters {
  /// The name of a parameter that holds a JWT.
  fileprivate var nameOfToken: WireText? {
    all.first { TokenText(in: $0.value) != nil }?.name
  }
}
