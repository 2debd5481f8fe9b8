import WireFormats

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

// The way from an older version of the format to the newest.
extension Transcript {
  /// The transcript as one of the newest version; itself when it is one already.
  ///
  /// The sentences in which version 1 wrote what a participant found of a signature become the words
  /// of version 2. What version 1 lacks stays empty, and notes and findings stay as they are.
  public var upgraded: Transcript {
    guard version < 2 else { return self }
    var upgraded = self
    upgraded.version = 2
    for index in steps.indices {
      guard case .calculation(var calculation, let by) = steps[index].content else { continue }
      calculation.outputs = calculation.outputs.map(Self.upgraded)
      upgraded.steps[index].content = .calculation(calculation, by: by)
    }
    return upgraded
  }

  private static func upgraded(_ output: NamedValue) -> NamedValue {
    guard output.name == "signature" else { return output }
    let word = sentences.first { output.value.hasPrefix($0.beginning) }?.word
    return NamedValue(output.name, word ?? output.value)
  }

  /// How the sentences of version 1 began, and the word for each.
  ///
  /// A calculation that makes a signature has its base64url under the same name, which begins like
  /// none of them.
  private static let sentences: [(beginning: WireText, word: WireText)] = [
    ("good, ", "good"), ("bad: ", "bad"), ("bad, and not looked at", "bad"),
    ("not judged: ", "not judged"),
    ("none at all, as 'alg' is 'none', and taken as good", "good"),
  ]
}
