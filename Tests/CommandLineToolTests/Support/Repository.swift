import Foundation

/// The top of the repository that the tests were built from.
enum Repository {
  static let path: String = {
    // Tests/CommandLineToolTests/Support/Repository.swift
    var parts = #filePath.split(separator: "/")
    parts.removeLast(4)
    return "/" + parts.joined(separator: "/")
  }()
}

extension Repository {
  /// The text of a file, by its path from the top.
  static func text(_ file: String) throws -> String {
    try String(contentsOfFile: "\(path)/\(file)", encoding: .utf8)
  }
}
