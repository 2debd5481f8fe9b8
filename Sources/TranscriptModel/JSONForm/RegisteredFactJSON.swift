import WireFormats

// A fact in the JSON form: `of` is left out where there is none.
extension RegisteredFact {
  var json: JSONValue {
    var members = [JSONMember("at", .string(at.rawValue)), JSONMember("name", .string(name))]
    if let of { members.append(JSONMember("of", .string(of))) }
    members.append(JSONMember("value", .string(value)))
    return .object(members)
  }

  static func all(
    in reader: JSONObjectReader
  ) throws(TranscriptError) -> [RegisteredFact] {
    var facts: [RegisteredFact] = []
    for fact in try reader.objects("registered") {
      facts.append(
        RegisteredFact(
          at: ParticipantName(rawValue: try fact.text("at")), name: try fact.text("name"),
          of: try fact.optionalText("of"), value: try fact.text("value")))
    }
    return facts
  }
}
