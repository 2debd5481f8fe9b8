/// A lesson: prose for people, and the runs of one flow that the prose speaks of.
package struct Lesson: Hashable, Sendable {
  /// The track and the name, `pkce/authorization-code`; for a file from elsewhere, its name
  /// without `.md`.
  package var id: String
  /// One line that says what the lesson shows.
  package var title: String
  /// The flow that its runs go through, `pkce`.
  package var flow: String
  /// The prose before the first run or step, as Markdown source.
  package var introduction: String
  /// What is run, in this order; at least one run.
  package var runs: [LessonRun]

  /// A lesson.
  package init(
    id: String, title: String, flow: String, introduction: String, runs: [LessonRun]
  ) {
    self.id = id
    self.title = title
    self.flow = flow
    self.introduction = introduction
    self.runs = runs
  }
}

extension Lesson {
  /// Parses a lesson file.
  ///
  /// - Parameters:
  ///   - bytes: The file's content.
  ///   - id: The lesson's id.
  ///   - file: The file as messages name it.
  ///   - vocabulary: The names that the file may use.
  /// - Throws: `LessonError.faulty` with every fault of the file, in its order.
  package init(
    parsing bytes: [UInt8], id: String, file: String, vocabulary: LessonVocabulary
  ) throws(LessonError) {
    self = try LessonParser.parse(
      bytes, id: id, proofreader: Proofreader(file: file, vocabulary: vocabulary))
  }
}
