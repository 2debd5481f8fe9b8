import WireFormats

/// A sign-in from the request to its credential: the values that only the app knows.
struct PendingSignIn: Hashable, Sendable {
  /// Names the sign-in towards the device and Apple.
  var state: WireText
  /// What Firebase will hash.
  var rawNonce: WireText
}

/// The sign-ins that wait for their credentials.
///
/// Each has a place of its own, under its state. The tutorial's app has one variable for all of them
/// instead, which a second sign-in overwrites, and which keeps its value when a credential came.
struct PendingSignIns: Sendable {
  private let areKeptApart: Bool
  private var byState: [WireText: PendingSignIn] = [:]
  private var last: PendingSignIn?

  init(areKeptApart: Bool) { self.areKeptApart = areKeptApart }

  /// Lets a sign-in wait for its credential.
  mutating func add(_ signIn: PendingSignIn) {
    byState[signIn.state] = signIn
    last = signIn
  }

  /// The sign-in that a credential with this state answers, which then waits no longer.
  mutating func take(state: WireText?) -> PendingSignIn? {
    areKeptApart ? byState.removeValue(forKey: state ?? "") : last
  }

  /// Forgets all of them, as an app does that was ended and started anew.
  mutating func removeAll() { self = PendingSignIns(areKeptApart: areKeptApart) }
}
