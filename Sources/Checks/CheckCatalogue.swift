/// Every check, by flow: the same message name can mean another rule in another flow.
///
/// The lists stand in one file for each folder of checks.
package enum CheckCatalogue {
  /// The checks of every flow, each once.
  package static let all: [any Check] = {
    var seen: Set<String> = []
    return flows.flatMap(\.checks).filter { seen.insert($0.id).inserted }
  }()

  /// The names of the flows that can be judged.
  package static var flowNames: [String] { flows.map(\.name) }

  /// The checks of a flow, in the order in which the messages that they judge come; none for a flow
  /// that is not known.
  package static func checks(for flow: String) -> [any Check] {
    flows.first { $0.name == flow }?.checks ?? []
  }

  /// The check of this id.
  package static func check(_ id: String) -> (any Check)? { all.first { $0.id == id } }

  private static let flows: [(name: String, checks: [any Check])] = [
    ("pkce", pkce), ("nonce", nonce), ("custom-token", mobileServiceToken),
  ]

  private static let pkce: [any Check] =
    metadata + calculation + authorizationRequest + login + authorizationResponse + redirect
    + tokenRequest + tokenResponse + keySet + idToken + accessToken + resource + refresh
}
