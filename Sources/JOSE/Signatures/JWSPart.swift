/// One of the three parts of a compact JWS.
package enum JWSPart: String, Hashable, Sendable, CaseIterable {
  /// Says how the token was signed.
  case header
  /// What was signed.
  case payload
  /// Empty in a token with `alg` `none`.
  case signature
}
