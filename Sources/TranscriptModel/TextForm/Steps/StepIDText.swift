import Vocabulary
import WireFormats

// A step id: `token-request#2`.
extension StepID {
  /// What stands in the place of an id, for a message.
  static let expectation = "a step id such as 'token-request#2'"

  /// The id, or its name as a JSON string and the occurrence, `\"token request"#1`.
  var spelling: String {
    let exact = Spelling.exact(description, of: self) {
      reader throws(TranscriptError) in try StepID(reading: &reader)
    }
    return exact ?? "\(VisibleText.literal(name.rawValue))#\(occurrence)"
  }

  init(reading reader: inout TextReader) throws(TranscriptError) {
    if reader.starts(with: "\\") {
      let name = try reader.takeLiteral()
      guard reader.take("#") else { throw reader.expected("'#' and a number") }
      self.init(.init(rawValue: WireText(name)), occurrence: try reader.takeInteger("a number"))
    } else {
      let start = reader
      guard let id = StepID(parsing: try reader.take(.word, Self.expectation)) else {
        throw start.expected(Self.expectation)
      }
      self = id
    }
  }
}
