import Checks
import Flows
import Simulation
import Testing
import TranscriptModel
import Vocabulary
import WireFormats

@testable import CommandLineTool

@Suite("a name with several meanings")
struct MeaningTests {
  @Test("is explained with each of them, each with its flow and its lessons")
  func twoAttacks() throws {
    #expect(
      try ToolRun("explain", "token-in-query").output == """
        token-in-query   mistake in pkce
          what      the app puts its access token into the URL, where logs keep it
          goal      the API takes a token from the URL
          defence   token-in-header-only
          try       authwalk run pkce --attack token-in-query
          read      RFC 9700 §4.3.2
          at        https://www.rfc-editor.org/rfc/rfc9700#section-4.3.2
          lessons   pkce/bearer-errors

        token-in-query   mistake in nonce
          what      the app sends the token in the URL, which ends up in logs
          goal      the API took a token from a URL
          defence   token-in-header-only
          try       authwalk run nonce --attack token-in-query
          read      RFC 9700 §4.3.2
          at        https://www.rfc-editor.org/rfc/rfc9700#section-4.3.2

        """)
    for (name, headings) in [
      ("state-mismatch", ["attack in pkce", "attack in custom-token"]),
      ("token-expired", ["mistake in nonce", "mistake in custom-token"]),
      ("state-matches", ["defence in pkce, custom-token"]),
      ("verifier-format", ["defence in pkce", "mistake in pkce"]),
      ("nonce-once", ["check in nonce", "defence in nonce"]),
      ("key-set-public", ["check in pkce, nonce"]),
      ("keys-request", ["step in pkce"]),
    ] {
      let found = Explanation.meanings(of: name).map(\.heading)
      #expect(found == headings.map { "\(name)   \($0)" })
    }
  }

  @Test("is explained as what it is in each flow, where the flows differ")
  func parameterOfTwoFlows() throws {
    #expect(
      try ToolRun("explain", "random_octets").output == """
        random_octets   parameter
          what         the octets from which the app makes its code verifier
          who          nobody; they stay in the app
          without it   a verifier that can be guessed protects nothing
          in pkce      32 octets from a good generator; as base64url they are a verifier of 43 characters
          in nonce     one octet for each character, from a good generator; a nonce must not be guessable
          read         RFC 7636 §4.1
          at           https://www.rfc-editor.org/rfc/rfc7636#section-4.1

        """)
  }

  @Test(
    "is explained without hiding any meaning, whatever the name",
    arguments: FlowCatalogue.all.map(\.name))
  func hidesNothing(_ name: String) throws {
    let flow = try FlowCatalogue.flow(named: name)
    var hidden: [String] = []
    func expect(_ word: String, _ kind: String, _ label: String, _ text: String) {
      let isShown = Explanation.meanings(of: word).contains { meaning in
        meaning.heading.hasPrefix("\(word)   \(kind) in ") && meaning.flows.contains(name)
          && meaning.rows.contains { $0 == (label, text) }
      }
      if !isShown { hidden.append("\(kind) \(word): \(text)") }
    }
    for attack in flow.attacks {
      expect(attack.name, attack.isMistake ? "mistake" : "attack", "what", attack.summary)
      expect(attack.name, attack.isMistake ? "mistake" : "attack", "goal", attack.goal.words)
    }
    for defence in flow.defences {
      expect(defence.name, "defence", "what", defence.summary)
      expect(defence.name, "defence", "who", defence.owner.description)
    }
    for check in try CheckCatalogue.flow(named: name).checks {
      expect(check.id, "check", "what", check.summary)
    }
    for message in flow.messages {
      for note in TermLookup(flow: name).notes(on: message) {
        expect(message.description, "step", note.label, "\(note.text) (\(note.reference.citation))")
      }
    }
    for setting in flow.settings {
      expect(setting.name.string, "setting", "what", setting.help)
      expect(setting.name.string, "setting", "can be", setting.expected)
    }
    try #require(flow.attacks.count > 10 && flow.messages.count > 10)
    #expect(hidden == [])
  }

  @Test(
    "is explained without hiding a note on a parameter that several flows have, or on a word that is none"
  )
  func hidesNoNote() throws {
    var hidden: [String] = []
    var shown = 0
    for (term, note) in Glossary.terms.flatMap({ term in term.notes.map { (term, $0) } }) {
      let flows = FlowCatalogue.all.filter { flow in
        note.places.contains { flow.messages.contains($0.message) }
      }.map(\.name)
      let rows = Explanation.meanings(of: term.word).flatMap(\.rows)
      for flow in flows {
        let isShown = rows.contains { label, text in
          text == note.text
            && label.dropFirst(3).split(separator: ", ").map(String.init).contains(flow)
        }
        if isShown {
          shown += 1
        } else if !isOfOneFlow(term.word) {
          hidden.append(term.word)
        }
      }
    }
    #expect(hidden == [])
    #expect(shown > 100)
  }

  /// Whether one flow alone has a parameter, so that its entry in the glossary is about just that.
  private func isOfOneFlow(_ name: String) -> Bool {
    guard let entry = Glossary.entry(for: name), entry.kind != .participant, entry.kind != .term
    else { return false }
    let notes = Glossary.terms.filter { Glossary.entry(for: $0.word) == entry }.flatMap(\.notes)
    let flows = Set(
      Set(notes.filter { !$0.places.isEmpty }.map(\.text)).map { text in
        FlowCatalogue.all.filter { flow in
          notes.contains { note in
            note.text == text && note.places.contains { flow.messages.contains($0.message) }
          }
        }.map(\.name)
      })
    return flows.count == 1
  }

  @Test("is explained without hiding an entry of the glossary or a source of an error")
  func hidesNoEntry() {
    for entry in Glossary.entries {
      let meanings = Explanation.meanings(of: entry.word)
      #expect(
        meanings.contains {
          $0.heading == "\(entry.word)   \(entry.kind.rawValue)"
            && $0.rows.contains { $0 == ("what", entry.what) }
        }, "\(entry.word)")
    }
    for code in ErrorCode.all {
      let senders = Explanation.meanings(of: code.description).flatMap(\.rows)
        .filter { $0.0 == "who" }.map(\.1)
      for source in code.sources {
        #expect(senders.contains { $0.contains(source.rawValue) }, "\(code)")
      }
    }
    #expect(
      Explanation.meanings(of: "USERID").map(\.word) == ["user_id", "userId"],
      "two services chose these names for two things")
  }
}
