import Checks
import Flows
import Simulation
import Testing
import Vocabulary

@Suite("Every source that is no specification")
struct SourceUseTests {
  private static var cited: Set<String> {
    let flows = FlowCatalogue.all
    let terms = FlowTerms.all
    var references = Glossary.entries.filter { $0.kind != .section }.flatMap(\.sources)
    references += Glossary.terms.flatMap(\.notes).map(\.reference)
    references += terms.flatMap { flow in
      flow.messages.flatMap { TermLookup(flow: flow.name).notes(on: $0) }.map(\.reference)
    }
    references += CheckCatalogue.all.map(\.requirement.reference)
    references += flows.flatMap(\.defences).map(\.reference)
    references += flows.flatMap(\.attacks).compactMap(\.reference)
    references += flows.flatMap(\.profiles).flatMap(\.decisions).map(\.reference)
    return Set(references.map(\.document.label))
  }

  @Test("is cited")
  func cited() {
    let cited = Self.cited
    for document in SourceDocument.all where document.kind != .specification {
      #expect(cited.contains(document.label), "\(document)")
    }
  }
}
