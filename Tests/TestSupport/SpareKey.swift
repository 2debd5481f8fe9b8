package import JOSE

/// Private keys that belong to nobody, one of each kind that OpenSSL makes; made with its `genpkey`.
package enum SpareKey {
  /// The key with which an algorithm on a curve, or EdDSA, signs; none for another algorithm.
  package static func of(_ algorithm: SignatureAlgorithm) throws -> JWK {
    try JWK(parsing: texts[algorithm] ?? "")
  }

  private static let texts: [SignatureAlgorithm: String] = [
    .es256: """
    {"kty":"EC","crv":"P-256","x":"bgPfbzhrgHgr1X_or1638gqhADwxKbVRLrO6boFAmkQ",\
    "y":"njo4I3rBnCYGn3p9w1K8ZVR7RBn1-XSZE307kwxN9yM",\
    "d":"anAXClHfH4tvrd6HU1Htg8ixhdXG3qeaU2uSwnR-xBw"}
    """,
    .es384: """
    {"kty":"EC","crv":"P-384",\
    "x":"mdMcIK6BJorulkOg1YQrAz6iiGissympW4nXxquCK3sf39p720IOpj2yGl6RFv8X",\
    "y":"yU6gZlXOtUT_ZoeD9wivvjGH8VbKmAPTrJmNQ8NwTkCXcM_PVY2pPrSBXSYu6Ydr",\
    "d":"hMUqtGQzc4RhwXoLHtsCheomRcRNseofzZPJLltNL557k0KKIo3O9pzyNFQW1uad"}
    """,
    .es512: """
    {"kty":"EC","crv":"P-521",\
    "x":"AHtYGQh5Bcae4BBc4VFFafGkv-MI72PiHEdTPaa0VivGpnkuoVhrioguOQfnZoizGmkhY1AEQ7W3eB6l_iEWvuFT",\
    "y":"AbKCsbdYw3CCksiO_Kc-kl1qXcYgB16Drds4SEzzUDxKFP5KLoByFPauI4krNpkmhLilkyTTpRXA0el9daYb3OUb",\
    "d":"AMz4IluCItZi5rCn0IxKYdijP7-UpOkdnaKXQOhJcQ0m2jbtpp8NHiQmBbbEKJIF_FkfPnBcunHe8PxI-eAmSSMm"}
    """,
    .edDSA: """
    {"kty":"OKP","crv":"Ed25519","x":"iV8Vz12E4IfC_VGWZnQgRRcVBwdybBjxw26XNhg2FWA",\
    "d":"80GngJG4J_H1xSopf2Yh5l13WUTPgx-lWwAwOXqMBRs"}
    """,
  ]
}
