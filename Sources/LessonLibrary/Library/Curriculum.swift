import FoundationEssentials
import Platform
import WireFormats

/// A folder of lessons with their teaching order.
///
/// Each track is a folder in it, each lesson a Markdown file in its track's folder, and
/// `curriculum.txt` lists the lessons' ids.
package struct Curriculum: Sendable {
  /// The tracks in teaching order.
  package var tracks: [CurriculumTrack] { list.tracks }

  private let folder: String
  private let list: CurriculumFile
  private let vocabulary: LessonVocabulary

  /// The lessons that come with the program.
  package init(vocabulary: LessonVocabulary) throws(LessonError) {
    try self.init(folder: BuiltInLessons.folder(), vocabulary: vocabulary)
  }

  /// The lessons of a folder.
  package init(folder: String, vocabulary: LessonVocabulary) throws(LessonError) {
    self.folder = folder
    self.vocabulary = vocabulary
    let bytes = try Self.read("\(folder)/\(CurriculumFile.name)")
    let shown = Self.shownPath(of: CurriculumFile.name, in: folder)
    var proofreader = Proofreader(file: shown, vocabulary: vocabulary)
    list = CurriculumFile(bytes, &proofreader)
    guard proofreader.faults.isEmpty else { throw .faulty(proofreader.faults) }
  }

  /// The ids of all lessons in teaching order.
  package var lessonIDs: [String] { tracks.flatMap(\.lessonIDs) }

  /// The lesson that a user means.
  ///
  /// That is a lesson's id, a track for its first lesson, the last part of an id, or the path of a
  /// lesson file: one with a slash that exists, or one that ends in `.md`.
  package func lesson(named name: String) throws(LessonError) -> Lesson {
    if let id = try id(for: name) {
      return try parse("\(folder)/\(id).md", id: id, shownAs: shownPath(of: "\(id).md"))
    }
    let isPath = name.contains("/") && Files.exists(name)
    guard isPath || name.hasSuffix(".md") else {
      throw .unknown(name: name, suggestion: Suggestion.closest(to: name, among: names))
    }
    let fileName = Self.lastPart(of: name)
    let id = fileName.hasSuffix(".md") ? String(fileName.dropLast(3)) : fileName
    return try parse(name, id: id, shownAs: name)
  }

  /// The path of a file in the folder as messages show it: from the folder's own name on.
  private func shownPath(of path: String) -> String { Self.shownPath(of: path, in: folder) }

  private func parse(
    _ path: String, id: String, shownAs shown: String
  ) throws(LessonError) -> Lesson {
    try Lesson(parsing: Self.read(path), id: id, file: shown, vocabulary: vocabulary)
  }

  /// The bytes of a file, so many that the decoder sees when it is too large.
  private static func read(_ path: String) throws(LessonError) -> [UInt8] {
    do throws(SystemError) {
      return try Files.read(path, limit: SourceDecoder.maximumSize)
    } catch {
      throw .unreadable(file: path, reason: error.words)
    }
  }

  /// The id of the lesson in the list that a name stands for; nil when there is none.
  private func id(for name: String) throws(LessonError) -> String? {
    if lessonIDs.contains(name) { return name }
    if let track = tracks.first(where: { $0.name == name }) { return track.lessonIDs.first }
    let ids = lessonIDs.filter { Self.lastPart(of: $0) == name }
    guard ids.count <= 1 else { throw .ambiguous(name: name, ids: ids) }
    return ids.first
  }

  /// All names that `lesson(named:)` knows.
  private var names: [String] {
    tracks.map(\.name) + lessonIDs + lessonIDs.map(Self.lastPart)
  }

  private static func lastPart(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  private static func shownPath(of path: String, in folder: String) -> String {
    "\(lastPart(of: folder))/\(path)"
  }
}

extension Curriculum {
  /// Every fault of the lessons, and every difference between the list and the files.
  package func lint() -> [LessonFault] { list.entries.flatMap { faults(of: $0) } + unlistedFaults }

  private func faults(of entry: SourceSpan) -> [LessonFault] {
    do throws(LessonError) {
      _ = try lesson(named: String(entry.text))
      return []
    } catch .faulty(let faults) {
      return faults
    } catch {
      return [
        LessonFault(
          file: shownPath(of: CurriculumFile.name), position: entry.position,
          message: error.description)
      ]
    }
  }

  private var unlistedFaults: [LessonFault] {
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
    let ids = paths.filter { $0.hasSuffix(".md") }.map { String($0.dropLast(3)) }
    return ids.sorted().filter { !lessonIDs.contains($0) }.map { id in
      LessonFault(
        file: shownPath(of: "\(id).md"), position: SourcePosition(line: 1, column: 1),
        message: "no line of '\(CurriculumFile.name)' names this lesson; add '\(id)'")
    }
  }
}

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
