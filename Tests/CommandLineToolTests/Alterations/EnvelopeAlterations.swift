import HTTPModel
import TranscriptModel
import Vocabulary
import WireFormats

/// The conversation with another envelope around one of its steps, for each step and each way.
extension Transcript {
  func withOtherEnvelopes() -> [Alteration] {
    steps.indices.flatMap { index in
      let step = steps[index]
      let edits = Self.edits(of: step, others: participants.map(\.name)).map { kind, edit in
        var changed = self
        edit(&changed.steps[index])
        return Alteration(kind, of: step.id, in: changed)
      }
      return edits + withOtherOrder(at: index)
    }
  }

  private typealias Edit = (Alteration.Kind, (inout Step) -> Void)

  private static func edits(of step: Step, others: [ParticipantName]) -> [Edit] {
    var edits: [Edit] = [
      (.earlier, { $0.time -= 3600 }), (.later, { $0.time += 3600 }),
    ]
    guard case .message(let message, let from, let to, let answers) = step.content else {
      if let other = others.first(where: { $0 != step.sender }), let made = step.calculation {
        edits.append((.sender, { $0.content = .calculation(made, by: other) }))
      }
      return edits
    }
    edits.append((.undelivered, { $0.isDelivered = false }))
    if let other = others.last(where: { $0 != from && $0 != to }) {
      edits += [
        (.sender, { $0.content = .message(message, from: other, to: to, answers: answers) }),
        (.receiver, { $0.content = .message(message, from: from, to: other, answers: answers) }),
      ]
    }
    if let answers {
      let wrong = answers > 1 ? answers - 1 : step.number + 1
      edits.append(
        (.answers, { $0.content = .message(message, from: from, to: to, answers: wrong) }))
    }
    edits += messages(otherThan: message).map { kind, other in
      (kind, { $0.content = .message(other, from: from, to: to, answers: answers) })
    }
    return edits
  }

  private static func messages(otherThan message: Message) -> [(Alteration.Kind, Message)] {
    switch message {
    case .request(let request): requests(otherThan: request).map { ($0, .request($1)) }
    case .response(let response): responses(otherThan: response).map { ($0, .response($1)) }
    case .handoff: []
    }
  }

  private static func requests(
    otherThan request: HTTPRequest
  ) -> [(Alteration.Kind, HTTPRequest)] {
    func changed(_ kind: Alteration.Kind, _ change: (inout HTTPRequest) -> Void) -> (
      Alteration.Kind, HTTPRequest
    ) {
      var copy = request
      change(&copy)
      return (kind, copy)
    }
    let url = request.url.text
    var other = [
      changed(.hostField) { $0.fields.set("Host", to: "other.example") },
      changed(.method) { $0.method = request.method == "POST" ? "GET" : "POST" },
    ]
    if let origin = request.url.origin, url.hasPrefix(origin) {
      let rest = WireText(Substring(url.utf8.dropFirst(origin.utf8.count)))
      other += [
        changed(.plain) {
          $0.url = URI("http" + origin.string.dropFirst("https".count) + rest.string)
        },
        changed(.host) {
          $0.url = URI("https://other.example" + rest.string)
          $0.fields.set("Host", to: "other.example")
        },
      ]
    }
    if let type = request.fields["Content-Type"] {
      other.append(changed(.mediaType) { $0.fields.set("Content-Type", to: type.otherMediaType) })
    }
    return other
  }

  private static func responses(
    otherThan response: HTTPResponse
  ) -> [(Alteration.Kind, HTTPResponse)] {
    func changed(_ kind: Alteration.Kind, _ change: (inout HTTPResponse) -> Void) -> (
      Alteration.Kind, HTTPResponse
    ) {
      var copy = response
      change(&copy)
      return (kind, copy)
    }
    var other = [
      changed(.status) { $0.status = response.status < 300 ? 404 : 200 },
      changed(.cacheable) {
        $0.fields.remove("Pragma")
        $0.fields.set("Cache-Control", to: "public, max-age=86400")
      },
    ]
    if let type = response.fields["Content-Type"] {
      other.append(changed(.mediaType) { $0.fields.set("Content-Type", to: type.otherMediaType) })
    }
    return other
  }
}

// The order of the steps, and whether they are there.
extension Transcript {
  private func withOtherOrder(at index: Int) -> [Alteration] {
    let id = steps[index].id
    var others = [
      Alteration(.gone, of: id, in: reordered { $0.remove(at: index) }),
      Alteration(
        .doubled, of: id, in: reordered { $0.insert($0[index].again(after: $0), at: index + 1) }),
    ]
    if index + 1 < steps.count {
      others.append(Alteration(.exchanged, of: id, in: reordered { $0.swapAt(index, index + 1) }))
    }
    return others
  }

  /// The same conversation with other steps, numbered anew, as if it had been written down like that.
  func reordered(_ change: (inout [Step]) -> Void) -> Transcript {
    var changed = self
    change(&changed.steps)
    var numbers: [Int: Int] = [:]
    for (index, step) in changed.steps.enumerated() {
      numbers[step.number] = numbers[step.number] ?? index + 1
    }
    for index in changed.steps.indices {
      if case .message(let message, let from, let to, let request?) = changed.steps[index].content {
        changed.steps[index].content = .message(
          message, from: from, to: to, answers: numbers[request] ?? request)
      }
      changed.steps[index].number = index + 1
    }
    changed.outcome?.stepCount = changed.steps.count
    return changed
  }
}

extension Step {
  /// The step once more, under the next free id of its name.
  fileprivate func again(after steps: [Step]) -> Step {
    var copy = self
    let count = steps.count { $0.id.name == id.name }
    copy.id = StepID(id.name, occurrence: count + 1)
    return copy
  }
}

extension WireText {
  fileprivate var otherMediaType: WireText { hasPrefix("text/html") ? "image/png" : "text/html" }
}
