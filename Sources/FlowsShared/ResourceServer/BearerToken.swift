package import HTTPModel
package import Simulation
import Vocabulary
package import WireFormats

/// How the resource server finds the access token in a request: RFC 6750 §2.
extension ResourceServer {
  /// The token that came with a request; nil when none came, and none is required.
  package func bearerToken(_ request: HTTPRequest) throws(Refusal) -> WireText? {
    let fields = request.fields.values(of: "Authorization")
    let inURL = request.url.queryParameters[ParameterName.accessToken.rawValue]
    let ways = fields.count + (inURL == nil ? 0 : 1)
    try seat.defences.require(
      .headerWellFormed, fields.isEmpty || ways == 1, otherwise: .invalidRequest,
      "the request brings a token in \(ways) ways; one is allowed")
    if let field = fields.first { return try token(in: field) }
    guard let inURL else { return try noToken("no token came with the request") }
    try seat.defences.require(
      .tokenInHeaderOnly, false, otherwise: nil, "the token in the URL is not looked at")
    return inURL
  }

  private func token(in field: WireText) throws(Refusal) -> WireText? {
    let parts = field.split(at: " ", maxSplits: 1)
    // The name of the scheme compares without regard to case: RFC 9110 §11.1.
    guard parts[0].asciiLowercased == "bearer" else {
      return try noToken("'Authorization' has the scheme '\(parts[0])', not 'Bearer'")
    }
    let token = parts.count == 2 ? parts[1] : ""
    try seat.defences.require(
      .headerWellFormed, !token.isEmpty && !token.contains(" "), otherwise: .invalidRequest,
      "'Authorization' must be 'Bearer', one space, and one token")
    return WireText(token)
  }

  private func noToken(_ reason: String) throws(Refusal) -> WireText? {
    try seat.defences.require(.tokenRequired, false, otherwise: nil, reason)
    return nil
  }
}
