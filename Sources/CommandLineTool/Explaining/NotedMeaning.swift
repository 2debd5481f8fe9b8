import Flows
import Simulation
import Vocabulary
import WireFormats

/// What the notes of some flows say about a word that a glossary entry explains for all of them.
struct NotedMeaning {
  let text: String
  /// The flows whose transcripts print the note.
  let flows: [String]

  /// What the notes say about a word, each text once, in the order of the flows.
  ///
  /// `code` is a ticket in one flow and the number of an error in another one, and `user` is a person
  /// and the name of a parameter. Where one flow alone has a parameter, the entry is about just that,
  /// and there is nothing to add.
  static func all(of entry: GlossaryEntry) -> [NotedMeaning] {
    let notes = ParameterNotes.all.filter { Glossary.entry(for: $0.name.string) == entry }
    var texts: [String] = []
    var flows: [String: [String]] = [:]
    for flow in FlowCatalogue.all {
      for note in notes where flow.messages.contains(note.message) {
        if flows[note.text] == nil { texts.append(note.text) }
        if flows[note.text]?.last != flow.name { flows[note.text, default: []].append(flow.name) }
      }
    }
    let isSaid =
      [.parameter, .claim, .headerField].contains(entry.kind) && Set(flows.values).count < 2
    return isSaid ? [] : texts.map { NotedMeaning(text: $0, flows: flows[$0] ?? []) }
  }
}
