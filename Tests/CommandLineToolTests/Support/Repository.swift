/// The top of the repository that the tests were built from.
enum Repository {
  static let path: String = {
    // Tests/CommandLineToolTests/Support/Repository.swift
    var parts = #filePath.split(separator: "/")
    parts.removeLast(4)
    return "/" + parts.joined(separator: "/")
  }()
}
