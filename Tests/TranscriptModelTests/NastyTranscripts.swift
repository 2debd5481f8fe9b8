import HTTPModel
import TranscriptModel
import Vocabulary
import WireFormats

/// Makes transcripts out of texts that are hard to write down.
struct NastyTranscripts {
  private var generator: SeededGenerator
  /// Whether to make only values that the JSON form can hold: URLs and step ids that follow from
  /// their text, and handoffs with a URL or with parameters.
  private let isPlain: Bool

  init(seed: UInt64, isPlain: Bool = false) {
    generator = SeededGenerator(seed: seed)
    self.isPlain = isPlain
  }

  mutating func next() -> Transcript {
    Transcript(
      lesson: text(), run: maybe { $0.text() }, flow: text(), seed: maybe { $0.text() },
      startedAt: number(), settings: list { $0.namedValue() }, without: list { $0.text() },
      attack: maybe { $0.text() }, tampering: list { WireText($0.text()) },
      profile: maybe { $0.text() }, registered: list { $0.fact() },
      participants: list { TranscriptParticipant(name: $0.participant(), title: $0.text()) },
      steps: list(upTo: 4) { $0.step() }, outcome: maybe { $0.outcome() })
  }

  private mutating func step() -> Step {
    Step(
      number: number(), id: stepID(), time: number(), content: content(),
      isDelivered: chance(3, of: 4), observers: list { $0.participant() },
      tampering: list { generator in
        Tampering(change: generator.text(), before: generator.maybe { $0.wireText() })
      },
      notes: list { generator in
        Note(
          about: generator.text(), text: generator.prose(),
          reference: generator.maybe { $0.text() })
      },
      findings: list { $0.finding() })
  }

  private mutating func content() -> StepContent {
    if chance(1, of: 4) {
      return .calculation(
        Calculation(
          inputs: list { $0.namedValue() }, outputs: list { $0.namedValue() },
          commands: list { $0.text() }), by: participant())
    }
    return .message(
      message(), from: participant(), to: participant(), answers: maybe { $0.number() })
  }

  private mutating func message() -> Message {
    switch Int.random(in: 0..<3, using: &generator) {
    case 0:
      let url = url()
      var fields = fields()
      if chance(2, of: 3) { fields.append("Host", url.authority ?? "") }
      return .request(HTTPRequest(method: method(), url: url, fields: fields, body: body()))
    case 1: return .response(HTTPResponse(status: number(), fields: fields(), body: body()))
    default:
      var handoff = Handoff(action: text(), parameters: list { $0.namedValue() })
      if !isPlain || handoff.parameters.isEmpty { handoff.url = maybe { $0.url() } }
      return .handoff(handoff)
    }
  }

  private mutating func method() -> WireText {
    pick(["GET", "POST", "", "HTTP/1.1", wireText()])
  }

  private mutating func fields() -> HTTPFields {
    var fields = HTTPFields()
    for _ in 0..<Int.random(in: 0..<4, using: &generator) {
      let names = ["Location", "Content-Type", "host", "X-Empty", wireText()]
      let values: [WireText] = [
        "", MediaType.form, MediaType.json, "com.example.app:/auth?code=a&state=b#c=d", wireText(),
      ]
      fields.append(pick(names), pick(values))
    }
    return fields
  }

  private mutating func body() -> HTTPBody {
    switch Int.random(in: 0..<5, using: &generator) {
    case 0: return .empty
    case 1:
      return HTTPBody(bytes: list(upTo: 200) { UInt8.random(in: 0...255, using: &$0.generator) })
    case 2: return HTTPBody(NastyTexts.bodies.randomElement(using: &generator) ?? "")
    case 3: return HTTPBody((0..<6).map { _ in text() }.joined(separator: pick(["\n", "&", ","])))
    default: return HTTPBody(text())
    }
  }

  private mutating func url() -> URI {
    var url = URI(NastyTexts.urls.randomElement(using: &generator) ?? "")
    if chance(1, of: 4) { url.query = wireText() }
    if chance(1, of: 6) { url.path = wireText() }
    if chance(1, of: 6) { url.authority = wireText() }
    if chance(1, of: 6) { url.scheme = wireText() }
    return isPlain ? URI(url.text) : url
  }

  private mutating func finding() -> Finding {
    Finding(
      check: text(), verdict: pick(Verdict.allCases), requirement: text(), message: prose(),
      expected: maybe { $0.wireText() }, actual: maybe { $0.wireText() })
  }

  private mutating func outcome() -> Outcome {
    Outcome(
      result: pick(Outcome.Result.allCases), step: maybe { $0.stepID() },
      by: maybe { $0.participant() }, error: maybe { $0.wireText() }, defence: maybe { $0.text() },
      stepCount: number(), message: prose())
  }

  private mutating func stepID() -> StepID {
    let name = MessageName(rawValue: chance(1, of: 2) ? "token-request" : wireText())
    let id = StepID(name, occurrence: chance(1, of: 2) ? 1 : number())
    return isPlain ? StepID(parsing: id.description) ?? StepID(.tokenRequest) : id
  }

  private mutating func participant() -> ParticipantName {
    chance(1, of: 2) ? .app : ParticipantName(rawValue: wireText())
  }

  private mutating func fact() -> RegisteredFact {
    RegisteredFact(
      at: participant(), FactName(rawValue: wireText()), of: maybe { $0.wireText() }, wireText())
  }

  private mutating func namedValue() -> NamedValue { NamedValue(text(), text()) }

  /// A nasty text; or two of them, one after the other.
  private mutating func text() -> String {
    let text = NastyTexts.all.randomElement(using: &generator) ?? ""
    return chance(1, of: 3) ? text + (NastyTexts.all.randomElement(using: &generator) ?? "") : text
  }

  private mutating func wireText() -> WireText { WireText(text()) }

  /// A text of several words, nasty ones among them.
  private mutating func prose() -> String {
    let words = [
      "the", "authorization", "server", "of", "a", "expected   ", "actual", text(), text(),
    ]
    let count = Int.random(in: 0..<40, using: &generator)
    return (0..<count).map { _ in pick(words) }.joined(separator: " ")
  }

  private mutating func number() -> Int {
    pick([0, 1, 200, 302, -1, 1_767_225_600, -62_167_219_201, .max, .min])
  }

  private mutating func chance(_ times: Int, of all: Int) -> Bool {
    Int.random(in: 0..<all, using: &generator) < times
  }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: elements.indices, using: &generator)]
  }

  private mutating func maybe<Value>(_ make: (inout Self) -> Value) -> Value? {
    chance(1, of: 2) ? make(&self) : nil
  }

  private mutating func list<Element>(
    upTo count: Int = 3, _ make: (inout Self) -> Element
  ) -> [Element] {
    (0..<Int.random(in: 0...count, using: &generator)).map { _ in make(&self) }
  }
}
