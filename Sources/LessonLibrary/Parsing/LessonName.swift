extension StringProtocol {
  /// True for lower-case letters, digits and hyphens: the form of tracks, lessons and runs, which
  /// all become parts of file names.
  var isLessonName: Bool {
    !isEmpty
      && utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
          UInt8(ascii: "-"):
          true
        default: false
        }
      }
  }
}
