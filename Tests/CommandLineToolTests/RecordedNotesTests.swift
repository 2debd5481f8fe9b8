import Flows
import Simulation
import Testing
import TranscriptModel
import Vocabulary
import WireFormats

@testable import CommandLineTool

@Suite("A transcript that was read")
struct RecordedNotesTests {
  private func withoutNotes(_ transcript: Transcript) -> Transcript {
    var bare = transcript
    for index in bare.steps.indices { bare.steps[index].notes = [] }
    return bare
  }

  @Test("gets the notes again that its run had", arguments: LessonTests.ids)
  func again(_ id: String) throws {
    for recorded in try TranscriptText.parse(try Repository.text("transcripts/\(id).txt")) {
      let bare = withoutNotes(recorded)
      #expect(bare != recorded)
      #expect(bare.annotated() == recorded)
    }
  }

  @Test(
    "gets them from JSON too, in every flow",
    arguments: ["pkce/authorization-code", "nonce/sign-in-with-apple", "custom-token/manual-login"])
  func fromJSON(_ id: String) throws {
    for recorded in try TranscriptText.parse(try Repository.text("transcripts/\(id).txt")) {
      let json = try JSONParser.parse(withoutNotes(recorded).json.indentedText())
      #expect(try Transcript(json: json).annotated() == recorded)
    }
  }

  @Test("has secrets that only participants of its flow may learn")
  func learners() throws {
    for terms in FlowTerms.all {
      let flow = try FlowCatalogue.flow(named: terms.name)
      let known = Set(flow.participants)
      let learners = Set(terms.terms.compactMap(\.secrecy).flatMap(\.learners))
      #expect(!learners.isEmpty)
      #expect(learners.subtracting(known) == [], "\(terms.name)")
    }
  }

  @Test("has the words of its flow: name, steps, in the order of the catalogue")
  func flows() {
    #expect(FlowTerms.all.map(\.name) == FlowCatalogue.all.map(\.name))
    #expect(FlowTerms.all.map(\.messages) == FlowCatalogue.all.map(\.messages))
  }
}
