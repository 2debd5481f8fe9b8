import FoundationEssentials

/// Where the lessons that come with the program are.
///
/// SwiftPM copies them into a folder beside the program. `Bundle.module` would look there too, but
/// it ends the process when the folder was moved.
enum BuiltInLessons {
  /// The folder that SwiftPM makes: the package's name and the target's.
  private static let bundle = "authwalk_LessonLibrary.resources"

  /// The first folder that has a curriculum: beside the program, or else in the sources that it was
  /// built from.
  static func folder() throws(LessonError) -> String {
    try folder(among: [besideProgram, inSources].compactMap(\.self))
  }

  static func folder(among candidates: [String]) throws(LessonError) -> String {
    let found = candidates.first {
      FileManager.default.fileExists(atPath: "\($0)/\(CurriculumFile.name)")
    }
    guard let found else { throw .noLessons(searched: candidates) }
    return found
  }

  private static var besideProgram: String? {
    let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return program.map { parent(of: $0) + "/\(bundle)/lessons" }
  }

  private static var inSources: String {
    // Sources/LessonLibrary/Library/BuiltInLessons.swift
    let package = parent(of: parent(of: parent(of: parent(of: #filePath))))
    return package + "/lessons"
  }

  private static func parent(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
  }
}
