import HTTPModel
public import Vocabulary
public import WireFormats

/// A secret where its name says that it stands.
public struct SecretSighting: Hashable, Sendable {
  /// The name under which it is listed, and what stands there.
  public let secret: Secret
  /// The part of the value that can be found elsewhere: of a cookie what stands behind its name.
  public let text: WireText
  /// Who may learn it.
  public let secrecy: Secrecy
  /// Where it stands in the message or in the calculation.
  public let place: Place
  /// Whether the secret has this place in a right conversation.
  public let isAtItsPlace: Bool
}

extension Step {
  /// The secrets that the names in the message or in the calculation tell; the places of the message can be
  /// handed in where they have been read already.
  public func secretSightings(
    _ terms: TermLookup, values: [PlacedValue]? = nil
  ) -> [SecretSighting] {
    // What a comparison concludes, such as 'equal', is no secret.
    let isComparison = id.name.rawValue.hasSuffix("-check")
    let calculated = (isComparison ? calculation?.inputs : calculation?.values) ?? []
    let words =
      message.map { StepWord.all(in: values ?? $0.values, named: id.name, terms) } ?? []
    return calculated.compactMap {
      sighting($0.name, at: .value, [$0.value], .value($0.name), terms)
    } + words.flatMap { secrets(of: $0, terms) } + secretsInFragment(terms) + secretsInPage(terms)
  }

  /// What a page holds for the browser to send back.
  private func secretsInPage(_ terms: TermLookup) -> [SecretSighting] {
    (response?.hiddenFields ?? []).compactMap {
      sighting($0.name, at: .form, [$0.value], .body, terms, isAtItsPlace: true)
    }
  }

  /// What stands behind the `#` of a URL: no server sees it on the way, and an answer with a token has its
  /// place there.
  ///
  /// RFC 6749 §4.2.2
  private func secretsInFragment(_ terms: TermLookup) -> [SecretSighting] {
    let url = handoff?.url ?? response?.location
    let place: Place = handoff?.url == nil ? .header("Location") : .url
    guard let url, url.fragment != nil else { return [] }
    return url.fragmentParameters.all.compactMap { parameter in
      sighting(
        parameter.name, at: .locationQuery, [parameter.value], place, terms, isAtItsPlace: true)
    }
  }

  /// One word has several secrets where it is a field with several cookies.
  private func secrets(of word: StepWord, _ terms: TermLookup) -> [SecretSighting] {
    word.secretParts.compactMap { part in
      if word.place == .header, let secret = word.placed.value.basicPassword {
        return sighting(
          ParameterName.clientSecret.rawValue, at: .form, [secret], word.placed.place, terms)
      }
      return sighting(word.name, at: word.place, part, word.placed.place, terms)
    }
  }

  /// A value that is as short as `xyz` is no secret where nothing but a name speaks for it.
  private static let shortestElsewhere = 8

  /// The secret at one place; the parts are what stands there, and where they differ the one that can be
  /// found elsewhere.
  private func sighting(
    _ name: WireText, at place: ParameterPlace, _ parts: [WireText], _ standing: Place,
    _ terms: TermLookup, isAtItsPlace: Bool = false
  ) -> SecretSighting? {
    guard let value = parts.first, let text = parts.last, !text.isEmpty, !text.isRedacted,
      let known = terms.secret(name, at: place, in: id.name, value: value),
      known.isAtItsPlace || text.utf8.count >= Self.shortestElsewhere
    else { return nil }
    return SecretSighting(
      secret: Secret(name: known.name, value: value), text: text, secrecy: known.secrecy,
      place: standing, isAtItsPlace: isAtItsPlace || known.isAtItsPlace)
  }
}

extension StepWord {
  /// The parts of the value that can be secrets: a field may say more than that.
  fileprivate var secretParts: [[WireText]] {
    guard place == .header else { return [[placed.value]] }
    switch name.asciiLowercased {
    case "set-cookie": return [Self.cookie(Cookies.pair(ofSetCookie: placed.value))]
    case "cookie": return Cookies.pairs(in: placed.value).map(Self.cookie)
    case "authorization": return [[placed.value.words.last ?? ""]]
    default: return [[placed.value]]
    }
  }

  private static func cookie(_ pair: WireText) -> [WireText] {
    [pair, pair.divided(at: "=")?.behind ?? pair]
  }
}

extension WireText {
  /// The password in the credentials of the scheme `Basic`; nil for every other value.
  ///
  /// RFC 7617 §2
  fileprivate var basicPassword: WireText? {
    let words = self.words
    guard words.count == 2, words[0].asciiLowercased == "basic",
      let octets = try? Base64.decode(words[1])
    else { return nil }
    return WireText(decoding: octets).divided(at: ":")?.behind
  }
}

extension WireText {
  /// Whether somebody took the value out and left a mark in its place.
  package var isRedacted: Bool {
    asciiLowercased.contains("redacted") || isRowOfMarks
  }

  /// Whether it is a row of one mark, such as `***`.
  ///
  /// One or two of those on a keyboard are values of their own, and nobody writes as many as a token has
  /// characters.
  private var isRowOfMarks: Bool {
    guard utf8.count <= 64, let first = unicodeScalars.first,
      unicodeScalars.allSatisfy({ $0 == first })
    else { return false }
    return "…•●■█∗×".unicodeScalars.contains(first)
      || unicodeScalars.count > 2 && "*.-x#_".unicodeScalars.contains(first)
  }
}
