import FlowsShared
import HTTPModel
import JOSE
import Simulation
import Vocabulary
import WireFormats

/// The back end of an app: signs users in, with a provider's token or with a password, mints a token
/// of its own for them, and keeps each user's rows.
///
/// Modelled on the JavaScript runtime of Azure Mobile Services, which is gone. What its source does, this one
/// does too, and with the same texts. `/api` and the table hold scripts of the app's maker, as they did there:
/// whose rows a user sees is theirs. What goes beyond the runtime is a defence that says so.
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
      switch (request.method, request.url.path) {
      case ("POST", Path.facebookLogin): return try await logInWithFacebook(request)
      case ("POST", Path.createUser): return try await createUser(request)
      case ("POST", Path.logIn): return try await logIn(request)
      case ("POST", Path.predictions): return try await insert(request)
      case ("GET", Path.predictions): return try await read(request)
      default: return unknownPath(request.url.path)
      }
    } catch {
      return answer(to: error)
    }
  }

  private func unknownPath(_ path: WireText) -> Answer {
    guard path.hasPrefix(Path.tables), path != Path.predictions else {
      return Answer(HTTPResponse(status: 404))
    }
    let name = path.dropFirst(Path.tables.utf8.count).shortened
    return answer(
      .object([
        "code": .integer(404),
        "error": .string(MobileServiceText.tableUnknown.answer(name.string).wireText),
      ]), status: 404)
  }

  /// A short master key can be guessed by everybody who has one token to try guesses on.
  ///
  /// The answer tells nothing of the key: whoever asks may be the one who guesses.
  private func requireMasterKey() throws(Refusal) {
    let length = secrets.masterKey.utf8.count
    guard seat.defences.isOn(.masterKeyLength), length < Self.shortestMasterKey else { return }
    throw Refusal(
      .mobileServiceFailure, MobileServiceText.internalServerError.answer,
      detail:
        "the master key has \(length) characters, and a guess at it can be tried with one token; "
        + "set a random one of at least \(Self.shortestMasterKey)", defence: .masterKeyLength)
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

  /// A refusal as the service words it: the status also in the body, and a text.
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
  /// Takes the access token of Facebook that the app brings, and answers with a token of the service's own.
  private func logInWithFacebook(_ request: HTTPRequest) async throws(Refusal) -> Answer {
    let json = try object(in: request)
    guard let accessToken = json[.accessToken]?.stringValue else {
      throw Refusal(.mobileServiceUnauthorized, MobileServiceText.facebookTokenMissing.answer)
    }
    let facebook = FacebookQuestions(appSecret: secrets.facebookAppSecret, seat: seat)
    let number = try await facebook.user(of: accessToken)
    let userID: WireText = "\(Self.facebookProvider):\(number)"
    let token = await mintToken(for: userID, audience: Self.facebookProvider, by: .documented)
    let user = JSONValue.object(["userId": .string(userID)])
    return answer(.object(["user": user, "authenticationToken": .string(token)]))
  }
}

// Users with a name and a password of the service's own.
extension MobileService {
  /// Makes an account, and signs its user in.
  private func createUser(_ request: HTTPRequest) async throws(Refusal) -> Answer {
    try await requirePermission(.application, request)
    let (username, password) = try credentials(request)
    guard accounts.password(of: username) == nil else {
      throw Refusal(.mobileServiceConflict, "the name '\(username.shortened)' is taken")
    }
    // Before the first suspension, so that of two requests for one name only one gets it.
    let stored = try hash(password, salt: seat.random.octets(16, for: "mobile-service: salt"))
    let userID = TokenScript(settings).userID(name: username, random: seat.random)
    accounts.add(username, userID: userID, password: stored)
    await seat.calculate(stored.values(username: username), commands: stored.commands)
    return await signedIn(userID)
  }

  /// Signs in the user of an account that is there.
  private func logIn(_ request: HTTPRequest) async throws(Refusal) -> Answer {
    try await requirePermission(.application, request)
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
      for: userID, audience: settings.audience ?? Self.ownProvider, by: TokenScript(settings))
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

// The table of predictions: scripts of the app's maker, who decides whose rows are whose.
extension MobileService {
  /// Adds a row.
  ///
  /// Its owner is the caller, whatever the body says.
  private func insert(_ request: HTTPRequest) async throws(Refusal) -> Answer {
    let caller = try await requirePermission(settings.tablePermission, request)
    let json = try object(in: request)
    guard let match = json["match"]?.stringValue, let score = json["score"]?.stringValue else {
      throw Refusal(.mobileServiceBadRequest, "a prediction has a 'match' and a 'score'")
    }
    let id = seat.random.text(9, for: "mobile-service: row id")
    let row = PredictionTable.Row(id: id, match: match, score: score, userID: caller.userID)
    predictions.insert(row)
    return answer(row.json, status: 201)
  }

  /// Shows the caller's rows; to a caller without token, those that belong to nobody.
  ///
  /// Who asks that no script runs sees all of them.
  private func read(_ request: HTTPRequest) async throws(Refusal) -> Answer {
    let caller = try await requirePermission(settings.tablePermission, request)
    let isLimited = seat.defences.isOn(.rowsOfUser) && !isWithoutScript(request)
    let shown = isLimited ? predictions.rows(of: caller.userID) : predictions.rows
    return answer(.array(shown.map(\.json)))
  }
}

// Who may do what.
extension MobileService {
  /// Refuses a caller who may not do what is asked; who calls otherwise.
  ///
  /// A token that comes has to be good, whatever the permission asks for. The master key opens everything.
  @discardableResult
  private func requirePermission(
    _ permission: Permission, _ request: HTTPRequest
  ) async throws(Refusal) -> CustomTokenJudge.Caller {
    let judge = CustomTokenJudge(key: SigningKeyDerivation.digest.key(of: secrets.masterKey), seat)
    let caller = try await judge.caller(namedIn: request.fields.values(of: Self.tokenField))
    if ConstantTime.areEqual(request.fields["X-ZUMO-MASTER"], secrets.masterKey) { return caller }
    func refusal(_ detail: String) -> Refusal {
      Refusal(
        .mobileServiceUnauthorized, MobileServiceText.unauthorized.answer, detail: detail)
    }
    if isWithoutScript(request) {
      throw refusal("'noScript' is for who sends the master key in 'X-ZUMO-MASTER'")
    }
    switch permission {
    case .public: break
    case .user:
      guard caller.hasToken else {
        throw refusal(
          "no token came with the request; it belongs in '\(Self.tokenField)', with nothing before it"
        )
      }
    case .application:
      guard request.fields.values(of: Self.applicationField) == [Self.applicationKey] else {
        throw refusal(
          "'\(Self.applicationField)' is not there once, with the application key of this service")
      }
    }
    return caller
  }

  private func isWithoutScript(_ request: HTTPRequest) -> Bool {
    request.url.path.hasPrefix(Path.tables)
      && request.url.queryParameters["noScript"]?.isEmpty == false
  }
}
