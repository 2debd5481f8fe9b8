import HTTPModel
import JOSE
import TranscriptModel
import Vocabulary
import WireFormats

extension Check {
  /// Nobody can guess the state of the social login, so nobody can slip in a token.
  static let socialStateUnguessable = unguessable(
    "social-state-unguessable", ParameterName.state.rawValue, at: [.dialogRequest],
    Requirement(.rfc6749("10.12"), .must), size: Requirement(.rfc6749("10.10"), .must)
  ) { $0.url?.queryParameters[.state] }

  /// Nobody can guess the provider's token.
  static let providerTokenUnguessable = unguessable(
    "provider-token-unguessable", ParameterName.accessToken.rawValue, at: [.dialogResponse],
    Requirement(.rfc6749("10.10"), .must), size: Requirement(.rfc6749("10.10"), .must)
  ) { $0.response?.location?.fragmentParameters[.accessToken] }

  /// A salt is drawn: with equal ones one sum tests a guess against every password.
  static let saltUnguessable = unguessable(
    "salt-unguessable", "salt", at: [.passwordHash], Requirement(.rfc8018("4.1"), .should),
    bits: 64,
    size: Requirement(.rfc8018("4.1"), .should)
  ) { $0.calculation?.input("salt") }

  /// Nobody can guess the master key: who does is every user.
  ///
  /// The key of an HMAC must be as long as its digest. The one that is derived is, whatever it is derived
  /// from; so that its source is hard to guess is demanded nowhere.
  static let masterKeyUnguessable = unguessable(
    "master-key-unguessable", "master_key", at: [.mintToken], Requirement(.rfc7518("3.2"), .must),
    size: nil, isAdvice: true
  ) { $0.calculation?.input("master_key") }
}
