/// The flows that there are.
public enum FlowCatalogue {
  /// Every flow, in teaching order.
  public static let all: [any Flow] = [PKCEFlow(), NonceFlow(), CustomTokenFlow()]

  /// The flow of this name.
  public static func flow(named name: String) throws(ConfigurationError) -> any Flow {
    guard let flow = all.first(where: { $0.name == name }) else {
      throw .unknownFlow(name, known: all.map(\.name))
    }
    return flow
  }
}
