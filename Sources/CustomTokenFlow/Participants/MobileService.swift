import FlowsShared
import HTTPModel
import Simulation
import Vocabulary
import WireFormats

/// The back end of an app: signs users in, with a provider's token or with a password, mints a token
/// of its own for them, and keeps each user's rows.
///
/// Modelled on Azure Mobile Services.
actor MobileService: HTTPServer {
  nonisolated let seat: Seat
  nonisolated let title = "the app's back end: mints its own tokens, and keeps each user's rows"
  nonisolated let hosts = [host]

  private let settings: RunSettings<CustomTokenSettings>
  private let secrets: CustomTokenSecrets
  private var accounts = PasswordAccounts()
  private var predictions = PredictionTable()

  init(settings: RunSettings<CustomTokenSettings>, secrets: CustomTokenSecrets, seat: Seat) {
    self.settings = settings
    self.secrets = secrets
    self.seat = seat
  }

  func respond(to request: HTTPRequest) async -> Answer {
    if let refusal = answerToWrongHost(request) { return refusal }
    do {
      try requireMasterKey()
      try requireApplicationKey(request)
      switch (request.method, request.url.path) {
      case ("POST", Path.facebookLogin): return try await logInWithFacebook(request)
      case ("POST", Path.createUser): return try await createUser(request)
      case ("POST", Path.logIn): return try await logIn(request)
      case ("POST", Path.predictions): return try await insert(request)
      case ("GET", Path.predictions): return try await read(request)
      default: return Answer(HTTPResponse(status: 404))
      }
    } catch {
      return answer(to: error)
    }
  }

  /// A short master key can be guessed by everybody who has one token to try guesses on.
  private func requireMasterKey() throws(Refusal) {
    let length = secrets.masterKey.utf8.count
    try seat.defences.require(
      .masterKeyLength, length >= Self.shortestMasterKey, otherwise: .mobileServiceFailure,
      "the master key has \(length) characters, and a guess at it can be tried with one token; "
        + "set a random one of at least \(Self.shortestMasterKey)")
  }

  private func requireApplicationKey(_ request: HTTPRequest) throws(Refusal) {
    let keys = request.fields.values(of: "X-ZUMO-APPLICATION")
    guard keys == [Self.applicationKey] else {
      throw Refusal(
        .mobileServiceUnauthorized,
        "'X-ZUMO-APPLICATION' must be there once, with the application key of this service")
    }
  }

  /// The JSON object in the body of a request.
  private func object(in request: HTTPRequest) throws(Refusal) -> JSONValue {
    let type = request.fields["Content-Type"]
    guard MediaType.is(type, MediaType.json), let json = try? JSONParser.parse(request.body.bytes),
      let members = json.members
    else {
      throw Refusal(
        .mobileServiceBadRequest,
        "the body must be a JSON object, with 'Content-Type: \(MediaType.json)'")
    }
    if let repeated = members.firstRepeatedName {
      throw Refusal(
        .mobileServiceBadRequest, "'\(repeated.shortened)' occurs more than once in the body")
    }
    return json
  }

  private func answer(_ json: JSONValue, status: Int = 200, refusal: Refusal? = nil) -> Answer {
    Answer(.json(json, status: status, fields: ["Cache-Control": "no-store"]), refusal: refusal)
  }

  /// A refusal as the service words it: the status also in the body, and a sentence.
  private func answer(to refusal: Refusal) -> Answer {
    let status =
      switch refusal.error {
      case .mobileServiceUnauthorized: 401
      case .mobileServiceConflict: 409
      case .mobileServiceFailure: 500
      default: 400
      }
    return answer(
      .object(["code": .integer(status), "error": .string(refusal.reason)]), status: status,
      refusal: refusal)
  }
}

// Users who come from Facebook.
extension MobileService {
  /// Asks Facebook about the access token that the app brings, and answers with a token of the
  /// service's own.
  private func logInWithFacebook(_ request: HTTPRequest) async throws(Refusal) -> Answer {
    let json = try object(in: request)
    guard let accessToken = json[.accessToken]?.stringValue else {
      throw Refusal(.mobileServiceBadRequest, "a social login needs an 'access_token'")
    }
    let number = try await facebookUser(of: accessToken)
    let userID: WireText = "\(Self.facebookProvider):\(number)"
    let token = await mintToken(for: userID, audience: Self.facebookProvider, by: .documented)
    let user = JSONValue.object(["userId": .string(userID)])
    return answer(.object(["user": user, "authenticationToken": .string(token)]))
  }

  private func facebookUser(of accessToken: WireText) async throws(Refusal) -> WireText {
    let url = URI(Facebook.tokenInformationURL).adding(
      FormParameters(["input_token": accessToken, .accessToken: secrets.facebookAppToken]))
    let question = HTTPRequest.get(url, fields: ["Accept": MediaType.json])
    let reply = await seat.send(question, as: .providerTokenRequest)
    guard let data = reply?.response.declaredJSON?["data"] else {
      throw Refusal(.mobileServiceUnauthorized, "Facebook did not say whose access token this is")
    }
    guard data["is_valid"]?.boolValue == true, let user = data["user_id"]?.stringValue else {
      throw Refusal(.mobileServiceUnauthorized, "Facebook says that the access token is not valid")
    }
    let appID = data["app_id"]?.stringValue
    try seat.defences.require(
      .providerTokenForThisApp, appID == Facebook.appID, otherwise: .mobileServiceUnauthorized,
      "the access token was issued for the app '\(appID ?? "absent")', "
        + "not for '\(Facebook.appID)'")
    return user
  }
}

// Users with a name and a password of the service's own.
extension MobileService {
  /// Makes an account, and signs its user in.
  private func createUser(_ request: HTTPRequest) async throws(Refusal) -> Answer {
    let (username, password) = try credentials(request)
    guard accounts.password(of: username) == nil else {
      throw Refusal(.mobileServiceConflict, "the name '\(username.shortened)' is taken")
    }
    // Before the first suspension, so that of two requests for one name only one gets it.
    let stored = try hash(password, salt: seat.random.octets(16, for: "mobile-service: salt"))
    let drawn = seat.random.text(12, for: "mobile-service: user id")
    let userID = TokenScript(settings).userID(name: username, random: drawn)
    accounts.add(username, userID: userID, password: stored)
    await seat.calculate(stored.values(username: username), commands: stored.commands)
    return await signedIn(userID)
  }

  /// Signs in the user of an account that is there.
  private func logIn(_ request: HTTPRequest) async throws(Refusal) -> Answer {
    let (username, password) = try credentials(request)
    let stored = accounts.password(of: username)
    // A name that is not there costs as much time as one that is: guesses learn nothing from it.
    let salt = stored?.salt ?? [UInt8](repeating: 0, count: 16)
    let offered = try hash(password, salt: salt)
    let userID = accounts.userID(of: username, password: offered)
    await seat.calculate(
      offered.values(username: username, comparedWith: stored), commands: offered.commands)
    guard let userID else {
      throw Refusal(.mobileServiceUnauthorized, "the name or the password is wrong")
    }
    return await signedIn(userID)
  }

  private func signedIn(_ userID: WireText) async -> Answer {
    let token = await mintToken(
      for: userID, audience: Self.ownProvider, by: TokenScript(settings))
    return answer(.object(["id": .string(userID), "token": .string(token)]))
  }

  private func hash(_ password: WireText, salt: [UInt8]) throws(Refusal) -> StoredPassword {
    do {
      return try StoredPassword(password, salt: salt, iterations: settings.passwordIterations)
    } catch {
      throw Refusal(.mobileServiceFailure, "the password could not be hashed: \(error)")
    }
  }

  private func credentials(
    _ request: HTTPRequest
  ) throws(Refusal) -> (username: WireText, password: WireText) {
    let json = try object(in: request)
    guard let username = json[.username]?.stringValue,
      let password = json[.password]?.stringValue,
      !username.isEmpty, !password.isEmpty
    else {
      throw Refusal(
        .mobileServiceBadRequest, "a sign-in needs a 'username' and a 'password'")
    }
    return (username, password)
  }

  /// Mints a token for a user, and shows in the transcript how.
  private func mintToken(
    for userID: WireText, audience: WireText, by script: TokenScript
  ) async -> WireText {
    let masterKey = secrets.masterKey
    // The run's clock has whole seconds: a clock with milliseconds would show these beyond them.
    let octets = seat.random.octets(2, for: "mobile-service: milliseconds")
    let claims = script.claims(
      endingAt: seat.clock.now + Self.tokenLifetime,
      milliseconds: (Int(octets[0]) << 8 | Int(octets[1])) % 999 + 1,
      audience: audience, userID: userID)
    let token = CustomToken(
      header: script.header, claims: claims, key: script.keyDerivation.key(of: masterKey))
    var values = token.values
    values[.masterKey] = masterKey
    values[.keyDerivation] = script.keyDerivation.rawValue
    await seat.calculate(
      values, commands: [script.keyDerivation.command(for: masterKey)] + token.commands)
    return token.text
  }
}

// The table of predictions.
extension MobileService {
  /// Adds a row.
  ///
  /// Its owner is the caller, whatever the body says.
  private func insert(_ request: HTTPRequest) async throws(Refusal) -> Answer {
    let owner = try await owner(in: request)
    let json = try object(in: request)
    guard let match = json["match"]?.stringValue, let score = json["score"]?.stringValue else {
      throw Refusal(.mobileServiceBadRequest, "a prediction has a 'match' and a 'score'")
    }
    let id = seat.random.text(9, for: "mobile-service: row id")
    let row = PredictionTable.Row(id: id, match: match, score: score, userID: owner)
    predictions.insert(row)
    return answer(row.json, status: 201)
  }

  /// Shows the caller's rows; to a caller without token, those that belong to nobody.
  private func read(_ request: HTTPRequest) async throws(Refusal) -> Answer {
    let owner = try await owner(in: request)
    let isLimited = seat.defences.isOn(.rowsOfUser)
    let shown = isLimited ? predictions.rows(of: owner) : predictions.rows
    return answer(.array(shown.map(\.json)))
  }

  /// The owner that a caller's rows have; nil for a caller without token.
  private func owner(in request: HTTPRequest) async throws(Refusal) -> WireText? {
    let judge = CustomTokenJudge(key: SigningKeyDerivation.digest.key(of: secrets.masterKey), seat)
    let user = try await judge.user(
      namedIn: request.fields.values(of: Self.tokenField))
    guard user != nil || settings.isTableOpen else {
      throw Refusal(
        .mobileServiceUnauthorized,
        "no token came with the request; send it in 'X-ZUMO-AUTH', with nothing before it")
    }
    return user
  }
}
