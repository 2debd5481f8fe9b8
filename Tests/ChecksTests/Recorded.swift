/// The values in `Fixtures/pkce.json` that tests name.
enum Recorded {
  static let issuer = "https://authorization-server.example"
  static let clientID = "eKNjzFFjH9A1ysYd"
  static let redirectURI = "com.example.app:/auth"
  static let verifier = "83KJter3cJ4H_FGZduAKCsYDpn1_UIJcH3u58aosj68"
  static let challenge = "QNbpYg17zXLE_ViQEDdTimp2jj-cBYJEnR1t4fZdBW4"
  static let state = "kT-jb0l4s2CUQ4INdW0p4w"
  static let nonce = "cN1HoIFyDUz_eWdB72I2pg"
  static let antiForgeryToken = "jH20Nao_DjJACjxv0aW3tQ"
  static let password = "IUCbCBcUBdKwd9ti"
  static let cookie = "8A6uDuoqP_nfQ0kuIzdlGg"
  static let code = "5hCosanNlg9wR_DLOTP98PbcBcXd7TE4EgAAgXgUugc"
}
