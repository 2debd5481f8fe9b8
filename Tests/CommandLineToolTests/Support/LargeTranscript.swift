import Flows
import HTTPModel
import Simulation
import Testing
import TranscriptModel
import Vocabulary
import WireFormats

/// What there can be very much of in a transcript.
enum LargeTranscript: String, CaseIterable, CustomTestStringConvertible {
  /// Scopes, in the request and in the answer.
  case scopes
  /// Callbacks that nobody waits for.
  case callbacks
  /// The callback that the app waits for, again and again.
  case repeatedCallbacks = "repeated callbacks"
  /// Parameters of a URL.
  case parameters
  /// Bytes in one parameter of a URL.
  case bytes = "bytes of a URL"

  var testDescription: String { rawValue }

  /// Those that are not written alike: of callbacks it does not matter what stands in them.
  static let writtenApart = allCases.filter { $0 != .repeatedCallbacks }

  /// A run of the plain flow with so many of them.
  func of(_ count: Int, in plain: Transcript) throws -> Transcript {
    var transcript = plain
    switch self {
    case .scopes:
      let scopes = (0..<count).map { "scope\($0)" as WireText }.joined(separator: " ")
      try transcript.change("authorization-request", "query.scope", to: "photos " + scopes)
      try transcript.change("token-response", "json.scope", to: "photos " + scopes)
    case .callbacks:
      try transcript.addCallbacks(count) {
        URI("com.example.app:/auth?code=stray&state=stray\($0)")
      }
    case .repeatedCallbacks:
      let url = try #require(transcript.steps.first { $0.id.name == .callback }?.handoff?.url)
      try transcript.addCallbacks(count) { _ in url }
    case .parameters:
      let query = (0..<count).map { "&p\($0)=v" as WireText }.joined()
      try transcript.lengthenRequest(by: query)
    case .bytes:
      try transcript.lengthenRequest(by: "&long=" + WireText(String(repeating: "a", count: count)))
    }
    return transcript
  }
}

extension Transcript {
  fileprivate mutating func change(_ id: String, _ place: String, to value: WireText) throws {
    let index = try #require(steps.firstIndex { $0.id.description == id })
    guard case .message(let message, let from, let to, let answers) = steps[index].content else {
      return
    }
    let place = try #require(Place(parsing: place))
    let changed = try message.applying(.set(value), at: place)
    steps[index].content = .message(changed, from: from, to: to, answers: answers)
  }

  fileprivate mutating func lengthenRequest(by query: WireText) throws {
    let request = try #require(steps.first { $0.id.name == .authorizationRequest }?.request)
    try change("authorization-request", "url", to: request.url.text + query)
  }

  /// Puts callbacks before the one that the app waits for.
  fileprivate mutating func addCallbacks(_ count: Int, url: (Int) -> URI) throws {
    let place = try #require(steps.firstIndex { $0.id.name == .callback })
    let strays = (0..<count).map { number in
      var stray = steps[place]
      stray.content = .message(
        .handoff(Handoff(action: "open", url: url(number))), from: .device, to: .app, answers: nil)
      return stray
    }
    steps.insert(contentsOf: strays, at: place)
    for index in steps.indices {
      if index >= place { steps[index].number = index + 1 }
      if steps[index].id.name == .callback { steps[index].id.occurrence = index - place + 1 }
      guard case .message(let message, let from, let to, let answers?) = steps[index].content,
        answers > place
      else { continue }
      steps[index].content = .message(message, from: from, to: to, answers: answers + count)
    }
  }
}
