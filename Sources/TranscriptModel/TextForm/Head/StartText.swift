/// The start, as seconds since 1970 and as a date for people.
enum StartText {
  static func spell(_ seconds: Int) -> String {
    "\(seconds)" + (CivilDate(secondsSince1970: seconds).map { "   \($0)" } ?? "")
  }

  static func read(_ reader: inout TextReader) throws(TranscriptError) -> Int {
    let seconds = try reader.takeInteger("the seconds since 1970")
    if reader.takeGap() {
      let date = CivilDate(secondsSince1970: seconds)?.description ?? ""
      guard reader.take(date) else {
        throw reader.expected("'\(date)', which \(seconds) seconds since 1970 are")
      }
    }
    return seconds
  }
}
