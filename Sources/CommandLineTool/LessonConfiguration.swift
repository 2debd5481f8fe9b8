import Flows
import LessonLibrary
import Simulation

extension LessonRun {
  /// What the simulator is asked for this run, with a user's own changes after those of the lesson.
  ///
  /// - Throws: `ToolError` when there is no such flow, or when the lesson's changes on the wire cannot
  ///   be read.
  func configuration(
    in lesson: Lesson, without: [String], edits: [StepEdit], attack: String? = nil
  ) throws(ToolError) -> RunConfiguration {
    var all: [StepEdit] = []
    for text in tampering {
      do {
        all.append(try StepEdit(parsing: text))
      } catch {
        throw ToolError(.input, "\(lesson.id): \(error)")
      }
    }
    let flow: any Flow
    do { flow = try FlowCatalogue.flow(named: lesson.flow) } catch {
      throw ToolError(settingUp: error)
    }
    return RunConfiguration(
      lesson: lesson.id, run: name, flow: flow, settings: settings,
      without: self.without + without.filter { !self.without.contains($0) },
      attack: attack ?? self.attack, edits: all + edits)
  }
}
