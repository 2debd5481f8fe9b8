/// A client as the authorization server knows it.
///
/// RFC 6749 §2
struct ClientRegistration: Sendable {
  /// The client identifier.
  var clientID: String
  /// The name that the login page shows.
  var name: String
  /// Where answers may go.
  var redirectURIs: [String]
  /// The secret that ships in every copy of a native app, if its maker registered one.
  ///
  /// The client is public all the same.
  var shippedSecret: String?
}
