import OAuthModel
import TranscriptModel
import WireFormats

/// What a transcript shows of the key of a mobile service.
extension Evidence {
  /// The master key, from a calculation in which the service minted a token.
  var masterKey: String? {
    steps(named: .mintToken).lazy.compactMap { $0.calculation?.input("master_key") }.first
  }

  /// The key bytes that the service verifies with, from a calculation in which it judged a token.
  var verificationKey: [UInt8]? {
    steps(named: .tokenVerification).lazy
      .compactMap { $0.calculation?.output("key").flatMap { Hex.decode($0) } }.first
  }
}
