/// What can go wrong in the PKCE flow.
enum PKCEAttacks {
  static let all: [Attack] =
    [
      codeInterception
    ] + races
}
