import TranscriptModel
import WireFormats

/// A file with transcripts in the text form or in the JSON form.
struct TranscriptFile {
  private enum Form {
    case text
    /// One transcript as an object.
    case object
    /// Transcripts as an array of objects.
    case array
  }

  /// The transcripts, in order.
  let transcripts: [Transcript]
  private let text: String
  private let form: Form

  /// Reads a file.
  ///
  /// - Throws: `ToolError` that says where the file is no transcript.
  init(_ path: String) throws(ToolError) {
    text = try InputFile.read(path)
    guard let first = text.first(where: { !$0.isWhitespace }) else {
      throw ToolError(.input, "\(path): is empty; a transcript was expected")
    }
    form = first == "{" ? .object : first == "[" ? .array : .text
    do {
      transcripts = form == .text ? try TranscriptText.parse(text) : try Self.parseJSON(text)
    } catch {
      let place = error.position.map { ":\($0)" } ?? ""
      throw ToolError(.input, "\(path)\(place): \(error.message)")
    }
    if transcripts.isEmpty {
      throw ToolError(
        .input, "\(path): is a list without any transcript; at least one was expected")
    }
  }

  /// Whether it is in the JSON form.
  var isJSON: Bool { form != .text }

  /// The file in the newest version of its form; as it is, when all in it has that version.
  var textInNewestVersion: String {
    if transcripts.allSatisfy({ $0.version == Transcript.formatVersion }) { return text }
    switch form {
    case .text: return TranscriptText.write(transcripts)
    case .object: return Self.text(of: transcripts[0].json)
    case .array: return Self.text(of: .array(transcripts.map(\.json)))
    }
  }

  private static func text(of json: JSONValue) -> String { json.indentedText() + "\n" }

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
