import Vocabulary

/// The app ended, since no sign-in waited for the credential.
struct FatalErrorRecomputation: Recomputation {
  static let requirement = Requirement(.firebaseAuth)
  static let summary = "the app's last words are those for a credential that nothing waits for"

  init(_ judged: JudgedCalculation<FatalErrorValue>) {}

  func origin(of value: FatalErrorValue) -> ValueOrigin { .derived(FatalErrorValue.noLoginRequest) }
}
