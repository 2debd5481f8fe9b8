import WireFormats

/// The values in `Fixtures/pkce.json` that tests name.
enum Recorded {
  static let issuer: WireText = "https://authorization-server.example"
  static let clientID: WireText = "eKNjzFFjH9A1ysYd"
  static let redirectURI: WireText = "com.example.app:/auth"
  static let verifier: WireText = "83KJter3cJ4H_FGZduAKCsYDpn1_UIJcH3u58aosj68"
  static let challenge: WireText = "QNbpYg17zXLE_ViQEDdTimp2jj-cBYJEnR1t4fZdBW4"
  static let state: WireText = "kT-jb0l4s2CUQ4INdW0p4w"
  static let nonce: WireText = "cN1HoIFyDUz_eWdB72I2pg"
  static let antiForgeryToken: WireText = "jH20Nao_DjJACjxv0aW3tQ"
  static let password: WireText = "IUCbCBcUBdKwd9ti"
  static let cookie: WireText = "8A6uDuoqP_nfQ0kuIzdlGg"
  static let code: WireText = "5hCosanNlg9wR_DLOTP98PbcBcXd7TE4EgAAgXgUugc"
}
