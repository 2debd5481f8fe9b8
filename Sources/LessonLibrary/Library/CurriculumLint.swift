import FoundationEssentials
import WireFormats

extension Curriculum {
  /// Every fault of the lessons, and every difference between the list and the files.
  package func lint() -> [LessonFault] { listedFaults + unlistedFaults }

  private var listedFaults: [LessonFault] { list.entries.flatMap { faults(of: $0) } }

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
