internal import Foundation

/// Files with values that were computed elsewhere, which tests of several targets read.
///
/// Each says in its member `about` what computed it.
package enum SharedVectors: String {
  /// Tokens of Mobile Services, which the flow makes and the checks judge.
  case customToken = "custom-token"

  /// The bytes of the file.
  package var bytes: [UInt8] {
    get throws {
      let file = "Vectors/\(rawValue).json"
      guard let folder = Bundle.module.resourceURL else { throw CocoaError(.fileNoSuchFile) }
      return [UInt8](try Data(contentsOf: folder.appending(path: file)))
    }
  }
}
