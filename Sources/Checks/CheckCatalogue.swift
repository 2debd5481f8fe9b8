import WireFormats

/// Every check, by flow: the same message name can mean another rule in another flow.
package enum CheckCatalogue {
  /// The flows that can be judged, each with its checks.
  package static let flows = [PKCEChecks.flow, NonceChecks.flow, CustomTokenChecks.flow]

  /// The checks of every flow, each once.
  package static let all: [Check] = {
    var seen: Set<String> = []
    return flows.flatMap(\.checks).filter { seen.insert($0.id).inserted }
  }()

  /// The flow of a name.
  package static func flow(named name: String) throws(UnknownFlow) -> FlowChecks {
    guard let flow = flows.first(where: { $0.flow == name }) else { throw UnknownFlow(name: name) }
    return flow
  }

  /// The check of this id.
  package static func check(_ id: String) -> (Check)? { all.first { $0.id == id } }
}

/// A flow for which there are no checks: whatever it holds would pass.
package struct UnknownFlow: Error, CustomStringConvertible {
  /// What the flow is called.
  package let name: String

  /// The name, and those that there are.
  package var description: String {
    "no flow is named '\(name)'; there are \(CheckCatalogue.flows.map(\.flow).quotedList)"
  }
}
