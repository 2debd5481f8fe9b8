import WireFormats

/// The file that lists the lessons in teaching order.
///
/// It has one id a line. Lines that begin with `#` are comments.
struct CurriculumFile {
  static let name = "curriculum.txt"

  /// The ids with their places.
  private(set) var entries: [SourceSpan] = []

  /// Reads the list.
  ///
  /// An id of another form, one that comes twice, and one that stands apart from its track are
  /// reported and left out.
  init(_ bytes: [UInt8], _ proofreader: inout Proofreader) {
    guard let source = SourceDecoder.decode(bytes, &proofreader) else { return }
    for number in 1...source.lastLine {
      let id = source.line(number).trimmed
      guard !id.isEmpty, !id.text.hasPrefix("#") else { continue }
      if isSound(id, &proofreader) { entries.append(id) }
    }
    if entries.isEmpty, proofreader.faults.isEmpty {
      proofreader.report("the list names no lesson", at: source.line(1).position)
    }
  }

  /// The tracks, in the order of their first lessons.
  var tracks: [CurriculumTrack] {
    var tracks: [CurriculumTrack] = []
    for entry in entries {
      if tracks.last?.name != entry.track {
        tracks.append(CurriculumTrack(name: entry.track, lessonIDs: []))
      }
      tracks[tracks.count - 1].lessonIDs.append(String(entry.text))
    }
    return tracks
  }

  private func isSound(_ id: SourceSpan, _ proofreader: inout Proofreader) -> Bool {
    let parts = id.text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy(\.isLessonName) else {
      proofreader.report("expected 'TRACK/LESSON', found \(id.quoted)", at: id.position)
      return false
    }
    if let earlier = entries.first(where: { $0.text == id.text }) {
      proofreader.report(
        "\(id.quoted) is on line \(earlier.position.line) already", at: id.position)
      return false
    }
    if let last = entries.last(where: { $0.track == id.track }), last.text != entries.last?.text {
      proofreader.report(
        "the lessons of a track stand together; move \(id.quoted) below line \(last.position.line)",
        at: id.position)
      return false
    }
    return true
  }
}

extension SourceSpan {
  /// The part of a lesson's id before the slash.
  fileprivate var track: String { String(text.prefix { $0 != "/" }) }
}

/// Lessons that build on each other.
package struct CurriculumTrack: Hashable, Sendable {
  /// The name, `pkce`.
  package var name: String
  /// The ids of its lessons in teaching order; at least one.
  package var lessonIDs: [String]
}
