import TranscriptModel
import WireFormats

/// A file with transcripts in the text form or in the JSON form.
enum TranscriptFile {
  /// The transcripts of a file.
  ///
  /// - Throws: `ToolError` that says where the file is no transcript.
  static func read(_ path: String) throws(ToolError) -> [Transcript] {
    let text = try InputFile.read(path)
    guard let first = text.first(where: { !$0.isWhitespace }) else {
      throw ToolError(.input, "\(path): is empty; a transcript was expected")
    }
    do {
      return first == "{" || first == "[" ? try parseJSON(text) : try TranscriptText.parse(text)
    } catch {
      let place = error.position.map { ":\($0)" } ?? ""
      throw ToolError(.input, "\(path)\(place): \(error.message)")
    }
  }

  private static func parseJSON(_ text: String) throws(TranscriptError) -> [Transcript] {
    let json: JSONValue
    do {
      json = try JSONParser.parse(text)
    } catch {
      throw TranscriptError(position: error.position, message: error.message)
    }
    guard let documents = json.arrayValue else { return [try Transcript(json: json)] }
    var transcripts: [Transcript] = []
    for document in documents { transcripts.append(try Transcript(json: document)) }
    return transcripts
  }
}
