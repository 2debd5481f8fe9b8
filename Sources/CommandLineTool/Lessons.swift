import Flows
import LessonLibrary
import Simulation
import TranscriptModel
import Vocabulary
import WireFormats

/// The lessons, with the names that the flows know.
enum Lessons {
  /// The built-in lessons.
  ///
  /// - Throws: `ToolError` when they cannot be found or read.
  static func curriculum() throws(ToolError) -> Curriculum {
    do {
      return try Curriculum(vocabulary: vocabulary)
    } catch {
      throw ToolError(.software, error.description)
    }
  }

  /// Every built-in lesson, in teaching order.
  static func all() throws(ToolError) -> [Lesson] {
    let curriculum = try curriculum()
    var lessons: [Lesson] = []
    for id in curriculum.lessonIDs {
      do { lessons.append(try curriculum.lesson(named: id)) } catch { throw toolError(error) }
    }
    return lessons
  }

  /// The lesson that the user named.
  static func lesson(_ name: String) throws(ToolError) -> Lesson {
    let curriculum = try curriculum()
    do {
      return try curriculum.lesson(named: name)
    } catch {
      throw toolError(error)
    }
  }

  private static func toolError(_ error: LessonError) -> ToolError {
    switch error {
    case .unknown, .ambiguous:
      ToolError(.usage, error.description, advice: "Try 'authwalk lessons'.")
    case .unreadable, .faulty: ToolError(.input, error.description)
    case .noLessons: ToolError(.software, error.description)
    }
  }

  /// What lesson files may name, read off the flows.
  static var vocabulary: LessonVocabulary {
    LessonVocabulary(
      flows: FlowCatalogue.all.map { flow in
        FlowVocabulary(
          name: flow.name, steps: flow.messages.map(\.description),
          participants: flow.participants.map(\.description),
          settings: flow.settingNames.map(\.string),
          errors: ErrorCode.all.map(\.description), defences: flow.defences.map(\.name),
          attacks: flow.attacks.map(\.name))
      })
  }
}
