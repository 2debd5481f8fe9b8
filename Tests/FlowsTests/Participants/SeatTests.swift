import HTTPModel
import Testing
import TranscriptModel
import Vocabulary
import WireFormats

@testable import FlowsShared
@testable import Simulation

@Suite("a participant that sends a request and reads the response")
struct SeatTests {
  private func status(_ answer: HTTPResponse?) async -> (read: Int?, refusals: [RecordedRefusal]) {
    let server = ScriptedServer("a.example") { _, _ in answer ?? HTTPResponse(status: 500) }
    let wire = answer == nil ? makeIdleWire() : await makeWire(to: server)
    let seat = Seat(of: .app, at: wire)
    let read = await seat.send(.get("https://a.example/"), as: .metadataRequest) {
      response throws(Refusal) in
      guard response.isSuccess else { throw Refusal(.invalidRequest, "bad") }
      return response.status
    }
    return (read, await wire.refusals)
  }

  @Test("has what it read")
  func reads() async {
    let (read, refusals) = await status(HTTPResponse(status: 201))
    #expect(read == 201)
    #expect(refusals.isEmpty)
  }

  @Test("writes down what it refuses, at the response, and has nothing")
  func refuses() async {
    let (read, refusals) = await status(.redirect(to: "https://b.example/"))
    #expect(read == nil)
    #expect(refusals.map(\.step.description) == ["metadata-response"])
    #expect(refusals.map(\.by) == [.app])
    #expect(refusals.map(\.refusal.reason) == ["bad"])
  }

  @Test("has nothing, and refuses nothing, when no response comes")
  func lost() async {
    let (read, refusals) = await status(nil)
    #expect(read == nil)
    #expect(refusals.isEmpty)
  }

  @Test("is sent on by a response that nobody keeps")
  func redirect() {
    let response = HTTPResponse.redirect(to: "app:/auth")
    #expect(response.location == "app:/auth")
    #expect(response.fields["Cache-Control"] == "no-store")
  }
}
