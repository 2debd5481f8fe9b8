// The versions of the format, of which both forms have the same.
extension Transcript {
  /// The version that is written, in both forms.
  ///
  /// Within a version members may be added, never changed.
  public static let formatVersion = 2
  /// The versions that can be read.
  private static let readableVersions = 1...formatVersion

  /// What to say of a version that cannot be read; nil for one that can.
  static func complaint(aboutVersion version: Int) -> String? {
    guard !readableVersions.contains(version) else { return nil }
    let known = readableVersions.map(String.init).joined(separator: " and ")
    return "version \(version) is not known; this program reads versions \(known)"
  }
}
