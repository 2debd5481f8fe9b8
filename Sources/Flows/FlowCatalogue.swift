import CustomTokenFlow
import NonceFlow
import PKCEFlow
package import Simulation

/// The flows that there are.
package enum FlowCatalogue {
  /// Every flow, in teaching order.
  package static let all: [any Flow] = [PKCEFlow(), NonceFlow(), CustomTokenFlow()]

  /// The flow of this name.
  package static func flow(named name: String) throws(ConfigurationError) -> any Flow {
    guard let flow = all.first(where: { $0.name == name }) else {
      throw .unknownFlow(name, known: all.map(\.name))
    }
    return flow
  }
}
