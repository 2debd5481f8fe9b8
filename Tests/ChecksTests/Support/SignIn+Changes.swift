import HTTPModel
import JOSE
import TestSupport
import Testing
import TranscriptModel
import Vocabulary
import WireFormats

@testable import Checks

// Changes to one step.
extension SignIn {
  /// Changes one place of one step: `change("token-request", "form.code_verifier", .set("abc"))`.
  mutating func change(_ id: String, _ place: String, _ change: Change) throws {
    guard let place = Place(parsing: place) else {
      throw CaseError(text: "'\(place)' is no place")
    }
    try changeMessage(id) { message, _, _ in message = try message.applying(change, at: place) }
  }

  /// Changes a message, or between whom it goes.
  mutating func changeMessage(
    _ id: String,
    _ change: (inout Message, _ from: inout ParticipantName, _ to: inout ParticipantName) throws
      -> Void
  ) throws {
    let index = try index(of: id)
    guard
      case .message(var message, var from, var to, let answers) = transcript.steps[index].content
    else { throw CaseError(text: "'\(id)' is no message") }
    try change(&message, &from, &to)
    transcript.steps[index].content = .message(message, from: from, to: to, answers: answers)
  }

  /// Changes a request in a way that no place can say.
  mutating func changeRequest(_ id: String, _ change: (inout HTTPRequest) -> Void) throws {
    try changeMessage(id) { message, _, _ in
      guard case .request(var request) = message else {
        throw CaseError(text: "'\(id)' is no request")
      }
      change(&request)
      message = .request(request)
    }
  }

  /// Changes one value of a calculation.
  mutating func changeCalculation(_ id: String, _ name: WireText, _ value: WireText) throws {
    try changeCalculation(id) { calculation in
      for index in calculation.inputs.indices where calculation.inputs[index].name == name {
        calculation.inputs[index].value = value
      }
      for index in calculation.outputs.indices where calculation.outputs[index].name == name {
        calculation.outputs[index].value = value
      }
    }
  }

  mutating func changeCalculation(_ id: String, _ change: (inout Calculation) -> Void) throws {
    let index = try index(of: id)
    guard case .calculation(var calculation, let by) = transcript.steps[index].content else {
      throw CaseError(text: "'\(id)' is no calculation")
    }
    change(&calculation)
    transcript.steps[index].content = .calculation(calculation, by: by)
  }

  /// Takes a value out of a calculation.
  mutating func deleteFromCalculation(_ id: String, _ name: WireText) throws {
    try changeCalculation(id) { calculation in
      calculation.inputs.removeAll { $0.name == name }
      calculation.outputs.removeAll { $0.name == name }
    }
  }
}

// Changes to the list of steps.
extension SignIn {
  /// Takes a step out, as somebody would who edits a file.
  mutating func delete(_ id: String) throws {
    transcript.steps.remove(at: try index(of: id))
  }

  /// Adds a copy of a step at the end, as of a message that comes once more.
  mutating func repeatAtEnd(_ id: String) throws {
    var copy = try step(id)
    copy.number = (transcript.steps.last?.number ?? 0) + 1
    copy.id.occurrence = transcript.steps.filter { $0.id.name == copy.id.name }.count + 1
    transcript.steps.append(copy)
    transcript.outcome?.stepCount = copy.number
  }

  /// Lets the same sign-in happen once more, with every value as it was.
  mutating func repeatFirst() {
    let steps = transcript.steps
    for step in steps where step.id.occurrence == 1 {
      var copy = step
      copy.number += steps.count
      copy.id.occurrence = 2
      guard !steps.contains(where: { $0.id == copy.id }) else { continue }
      transcript.steps.append(copy)
      changeAnswer(at: transcript.steps.count - 1) { $0 + steps.count }
    }
    transcript.outcome = nil
  }

  /// Numbers the steps anew, as in traffic that was captured without those that are gone.
  mutating func renumber() {
    var numbers: [Int: Int] = [:]
    for (index, step) in transcript.steps.enumerated() { numbers[step.number] = index + 1 }
    for index in transcript.steps.indices {
      transcript.steps[index].number = index + 1
      changeAnswer(at: index) { numbers[$0] }
    }
    transcript.outcome = nil
  }

  /// Lets a response answer another step.
  private mutating func changeAnswer(at index: Int, _ change: (Int) -> Int?) {
    guard
      case .message(let message, let from, let to, let answers) = transcript.steps[index].content
    else { return }
    transcript.steps[index].content = .message(
      message, from: from, to: to, answers: answers.flatMap(change))
  }

  /// Puts a wrong password before the right one: the page comes again, with another form token, and
  /// the form is sent again.
  mutating func insertSecondLogin(token: WireText) throws {
    let page = try index(of: "login-page")
    let submit = try index(of: "login-submit")
    var again = transcript.steps[page]
    var form = transcript.steps[submit]
    again.id.occurrence = 2
    form.id.occurrence = 2
    transcript.steps.insert(contentsOf: [again, form], at: submit + 1)
    // The numbers from here on move by two, and with them what later responses answer.
    for index in transcript.steps.indices.dropFirst(submit + 1) {
      transcript.steps[index].number = index + 1
      changeAnswer(at: index) { $0 > submit ? $0 + 2 : $0 }
    }
    let second = submit + 1
    changeAnswer(at: second) { _ in submit + 1 }
    transcript.outcome?.stepCount += 2
    let body = transcript.steps[second].response?.body.text ?? ""
    try change(
      "login-page#2", "body", .set(body.replacing(Recorded.antiForgeryToken, with: token)))
    try change("login-submit#2", "form.csrf_token", .set(token))
  }
}

// Changes to what is registered.
extension SignIn {
  /// Takes what is registered out, as in a transcript of version 1; all of it, or one name.
  mutating func forget(_ name: FactName? = nil) {
    transcript.registered.removeAll { name == nil || $0.name == name?.rawValue }
  }

  /// Registers another value.
  mutating func register(_ name: FactName, at participant: ParticipantName, _ value: WireText) {
    transcript.registered.removeAll { $0.at == participant && $0.name == name.rawValue }
    transcript.registered.append(RegisteredFact(at: participant, name, value))
  }
}

// Changes to tokens that no place can say.
extension SignIn {
  /// Changes a token as a text, and leaves its signature as it is.
  mutating func changeToken(
    _ id: String, _ place: String, _ change: (inout TokenText) -> Void
  ) throws {
    var token = try #require(TokenText(in: try token(id, place)))
    change(&token)
    try self.change(id, place, .set(token.text))
  }

  /// Issues a token of a step anew, with other claims and a good signature: a key of the test's own
  /// takes the place of the issuer's in every key set.
  mutating func reissue(
    _ id: String, _ member: String, _ change: (inout TokenText) -> Void
  ) throws {
    var jwk = try SpareKey.of(.edDSA)
    jwk.keyID = "test"
    var text = try #require(TokenText(in: try token(id, "json.\(member)")))
    text.header.set("alg", to: "EdDSA")
    text.header.set("kid", to: "test")
    change(&text)
    let input = JWSSigningInput(
      header: text.header, payload: Array(text.claims.compactText.utf8))
    let signature = try SigningKey(jwk).signature(over: input.bytes)
    try self.change(id, "json.\(member)", .set(input.joined(with: signature)))
    let keySet = JWKSet([try #require(jwk.publicKey)]).json.compactText
    for id in ["keys-response", "keys-response#2"] {
      try self.change(id, "body", .set(keySet))
    }
  }

  /// Signs the token of a request to the mobile service anew, with a key that is derived in another
  /// way.
  mutating func remint(_ id: String, with derivation: MasterKeyDerivation) throws {
    let text = try #require(TokenText(in: try token(id, "header.X-ZUMO-AUTH")))
    let masterKey = try #require(
      transcript.steps.first { $0.id.name == .mintToken }?.calculation?.input("master_key"))
    let input = JWSSigningInput(
      header: text.header, payload: Array(text.claims.compactText.utf8))
    let code = HMAC.authenticationCode(
      for: input.bytes, key: derivation.key(of: masterKey), using: .sha256)
    try change(id, "header.X-ZUMO-AUTH", .set(input.joined(with: code)))
  }
}
