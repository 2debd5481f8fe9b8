/// A key of a set that a token's header can mean.
///
/// RFC 7517 §4.5
package struct JWKMatch: Hashable, Sendable {
  /// The key.
  package let key: JWK
  /// Which one it is of those with its `kid`, from 1 on.
  package let number: Int
  /// How many keys of the set have its `kid`, with those that are ignored here.
  package let count: Int
}
