import WireFormats

extension Change {
  /// Refuses a text in double quotes that is no JSON string, where JSON is read.
  ///
  /// It was meant as one: to take its quotes and escapes for a text of their own would hide that.
  func requireWholeQuotes(at place: Place) throws(PlaceError) {
    guard place.holdsJSON, let text, text.utf8.count > 1, text.hasPrefix("\""),
      text.hasSuffix("\"")
    else { return }
    do { _ = try JSONParser.parse(text) } catch {
      throw .unfit(
        place,
        "takes a text in double quotes as JSON, and '\(text)' is broken at \(error); leave the "
          + "quotes out, or write an escape for what is in them")
    }
  }

  private var text: WireText? {
    switch self {
    case .set(let text), .add(let text): text
    case .remove: nil
    }
  }
}

extension Place {
  /// Whether a value is read as JSON there.
  fileprivate var holdsJSON: Bool {
    switch self {
    case .json, .tokenHeader, .tokenClaim: true
    default: false
    }
  }
}
