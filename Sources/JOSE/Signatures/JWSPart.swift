/// One of the three parts of a compact JWS.
public enum JWSPart: String, Hashable, Sendable, CaseIterable {
  case header
  case payload
  case signature
}
