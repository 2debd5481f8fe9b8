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
    do { return try Curriculum(vocabulary: vocabulary) } catch {
      throw ToolError(.software, error.description)
    }
  }

  /// Every built-in lesson, in teaching order.
  static func all() throws(ToolError) -> [Lesson] {
    let curriculum = try curriculum()
    return try curriculum.lessonIDs.map { id throws(ToolError) in try lesson(id, in: curriculum) }
  }

  /// The lesson that the user named.
  static func lesson(_ name: String) throws(ToolError) -> Lesson {
    try lesson(name, in: curriculum())
  }

  private static func lesson(
    _ name: String, in curriculum: Curriculum
  ) throws(ToolError) -> Lesson {
    do { return try curriculum.lesson(named: name) } catch {
      switch error {
      case .unknown, .ambiguous:
        throw ToolError(.usage, error.description, advice: "Try 'authwalk lessons'.")
      case .unreadable, .faulty: throw ToolError(.input, error.description)
      case .noLessons: throw ToolError(.software, error.description)
      }
    }
  }

  /// What lesson files may name, read off the flows.
  static var vocabulary: LessonVocabulary {
    LessonVocabulary(
      flows: FlowCatalogue.all.map { flow in
        FlowVocabulary(
          name: flow.name,
          [
            .step: flow.messages.map(\.description),
            .participant: flow.participants.map(\.description),
            .setting: flow.settingNames.map(\.string),
            .error: ErrorCode.all.map(\.description), .defence: flow.defences.map(\.name),
            .profile: flow.profiles.map(\.name),
            .attack: flow.attacks.map(\.name),
          ])
      })
  }
}
