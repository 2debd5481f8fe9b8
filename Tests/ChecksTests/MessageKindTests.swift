import Testing
import TranscriptModel
import Vocabulary

@testable import Checks

/// What the tables say of the kinds of messages.
@Suite("The kinds of messages")
struct MessageKindTests {
  private static let flows = CheckCatalogue.flows

  @Test("have a row for each message and calculation that the vocabulary of a flow knows")
  func rows() throws {
    for terms in FlowTerms.all {
      let flow = try CheckCatalogue.flow(named: terms.name)
      let messages = Set(terms.messages)
      let calculations = Set(terms.calculations.map { $0.step })
      #expect(messages.union(calculations).subtracting(flow.kinds.names) == [], "\(terms.name)")
    }
  }

  @Test("have one row each, and name only kinds that there are", arguments: [0, 1, 2])
  func names(index: Int) {
    let tables = [
      PKCEChecks.messageKinds, NonceChecks.messageKinds, CustomTokenChecks.messageKinds,
    ]
    let table = tables[index]
    let names = table.map(\.name)
    #expect(Set(names).count == names.count)
    for kind in table {
      let named = kind.answered + kind.causes + kind.consequences
      #expect(named.filter { !names.contains($0) } == [], "\(kind.name)")
      #expect((kind.form == .response) == !kind.answered.isEmpty, "\(kind.name)")
    }
    for request in table where request.form == .request {
      #expect(table.contains { $0.answered.contains(request.name) }, "\(request.name)")
    }
  }

  @Test("fit every step of the recordings", arguments: ["pkce", "nonce", "custom-token"])
  func recordings(name: String) throws {
    let kinds = try CheckCatalogue.flow(named: name).kinds
    for step in try SignIn(name).transcript.steps {
      #expect(kinds[step.id.name]?.form == step.form, "\(step.id)")
    }
  }
}
