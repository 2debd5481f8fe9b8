import WireFormats

/// The values in `Fixtures` that tests name.
enum Recorded {
  // In `pkce.json`.
  static let issuer: WireText = "https://authorization-server.example"
  static let clientID: WireText = "eKNjzFFjH9A1ysYd"
  static let redirectURI: WireText = "com.example.app:/auth"
  static let verifier: WireText = "83KJter3cJ4H_FGZduAKCsYDpn1_UIJcH3u58aosj68"
  static let challenge: WireText = "QNbpYg17zXLE_ViQEDdTimp2jj-cBYJEnR1t4fZdBW4"
  static let state: WireText = "kT-jb0l4s2CUQ4INdW0p4w"
  static let nonce: WireText = "cN1HoIFyDUz_eWdB72I2pg"
  static let antiForgeryToken: WireText = "jH20Nao_DjJACjxv0aW3tQ"
  static let cookie: WireText = "8A6uDuoqP_nfQ0kuIzdlGg"
  static let code: WireText = "5hCosanNlg9wR_DLOTP98PbcBcXd7TE4EgAAgXgUugc"
  static let subject: WireText = "O00RJmfCt0CL_Zb0"
  static let keyID: WireText = "MnMxoD9-_daoAiAoBjrHPOzZYmlBeaqKcxeMG4tg87w"
  static let refreshToken: WireText = "0gvIbhc1fTfZcy2QnUBav_jCcJ-D3J9JlgAytzEO-u4"

  // In `nonce.json`.
  static let rawNonce: WireText = "7A.xclLcG1F_2Jc-8m98IoIewcJuweL3"
  static let nonceHash: WireText =
    "eb608dbd3a852ec662e37897834825f1e3f0e68cdd70a2973dade7736aba099d"
  static let appleKeyID: WireText = "xSpLAle1nknu5ctYVHry77ldUF16hUqVSUe42a2GnOQ"
  static let firebaseKeyID: WireText = "h4rF6qdC8KfGYKwaVgToAfhbloUa4x9ueG4bxvL_mY4"
  static let firebaseSubject: WireText = "FklrEIQS10_g4aGpUkfwv7tOQ9hd"

  // In `custom-token.json`.
  static let masterKey: WireText = "Hu6D8zUYtAFr8z9I5XfTSJqkwpUuU5RV"
}
