package import JOSE
package import WireFormats

/// Which way of deriving a key from a master key fits the signature of a token.
package enum TokenKeyDiagnosis: Hashable, Sendable {
  /// The token is signed with a key that was derived in this way.
  case derived(MasterKeyDerivation)
  /// No known way fits: another master key, or other bytes than those that were signed.
  case none

  /// Tries every known way, the right one first.
  ///
  /// The token is measured with HMAC-SHA-256, whatever its header says.
  package init(of token: UnverifiedJWS, masterKey: WireText) {
    let fitting = MasterKeyDerivation.allCases.first { derivation in
      let code = HMAC.authenticationCode(
        for: token.signingInput, key: derivation.key(of: masterKey), using: .sha256)
      return ConstantTime.areEqual(code, token.signature)
    }
    self = fitting.map { .derived($0) } ?? .none
  }
}
