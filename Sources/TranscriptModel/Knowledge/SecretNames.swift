import WireFormats

/// Which names stand for a secret on the wire and in calculations.
enum SecretNames {
  private static let names: [WireText: WireText] = [
    "password": "password", "cookie": "cookie", "csrf_token": "csrf_token",
    "code_verifier": "code_verifier", "code": "code", "state": "state", "state_sent": "state",
    "nonce": "nonce", "nonce_sent": "nonce", "access_token": "access_token",
    "refresh_token": "refresh_token", "id_token": "id_token", "raw_nonce": "raw_nonce",
    "idToken": "id_token", "refreshToken": "refresh_token",
  ]

  /// The secret that a name stands for; nil for every other name.
  static func name(of name: WireText) -> WireText? { names[name] }
}
