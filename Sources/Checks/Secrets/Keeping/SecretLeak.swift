import TranscriptModel
import Vocabulary
import WireFormats

/// What is wrong with a secret in one message.
enum SecretLeak {
  /// Somebody learned it who is not to know it.
  case learned(KnownSecret.Name, by: Set<ParticipantName>, Whereabouts)
  /// It is given out now, and was known to somebody before.
  case wasKnown(KnownSecret.Name, to: Set<ParticipantName>, KnownSecret.EarlierPlace)
  /// Everybody may know it, and it stands where it is not to stand.
  case misplaced(KnownSecret.Name, Whereabouts)

  /// Where it stands in the message, how it is written there, and whether it still counts.
  struct Whereabouts {
    let place: Place
    let label: String
    let spelling: SecretSearch.Spelling
    /// Whether the message is handed from one participant on the device to another.
    let isHandedOn: Bool
    let spending: (step: StepID, words: String)?
  }
}

extension SecretLeak {
  /// Which secret it is.
  var name: WireText {
    switch self {
    case .learned(let name, _, _), .wasKnown(let name, _, _), .misplaced(let name, _): name.name
    }
  }

  /// The verdict; other secrets that fared the same in this message are named behind it.
  func judgement(besides others: [WireText]) -> Judgement {
    judgement.adding(others.isEmpty ? "" : "; also \(others.map(\.quoted).joined(separator: ", "))")
  }

  private var judgement: Judgement {
    switch self {
    case .learned(let name, let strangers, let place):
      if let redirect = redirectJudgement { return redirect }
      let words =
        "'\(name.name)' is in \(place.words), where \(strangers.named) \(strangers.learn) it; "
        + "only \(Set(name.secrecy.learners).named) may"
      return place.judgement(words, SecretRule.of(name.name).confidentiality)
    case .wasKnown(let name, let strangers, let earlier):
      return .fail(
        "'\(name.name)' was known to \(strangers.named) before: it is in '\(earlier.label)' of "
          + "\(earlier.step.quoted)"
      ).by(SecretRule.of(name.name).confidentiality)
    case .misplaced(let name, let place):
      return place.judgement(
        "'\(name.name)' is in \(place.words), where it does not belong", placeRule(name, place))
    }
  }

  /// An access token in a redirect: servers should not answer so, and where they do it is no crime.
  private var redirectJudgement: Judgement? {
    guard case .learned(let name, let strangers, let place) = self, name.name == "access_token",
      place.isInURL, strangers.isSubset(of: [.browser, .webView, .device])
    else { return nil }
    return .fail(
      "'access_token' is in \(place.words), where \(strangers.named) \(strangers.learn) it"
    )
    .by(Requirement(.rfc9700("2.1.2"), .shouldNot))
  }

  private func placeRule(_ name: KnownSecret.Name, _ place: Whereabouts) -> Requirement {
    if place.isInURL {
      switch name.name {
      case "client_secret": return Requirement(.rfc6749("2.3.1"), .mustNot)
      case "password", "master_key", "key": return Requirement(.rfc9110("17.9"))
      case "access_token" where place.isRedirect && name.secrecy.learners.contains(.browser):
        return Requirement(.rfc6749("4.2.2"))
      default: return Requirement(.rfc6750("2.3"), .shouldNot)
      }
    }
    return place.isCookie
      ? Requirement(.rfc6750("2")) : SecretRule.of(name.name).confidentiality
  }
}

extension SecretLeak.Whereabouts {
  /// The place and how the secret is written there, as messages name it.
  var words: String {
    switch spelling {
    case .plain: "'\(label)'"
    case .percentEncoded: "'\(label)' (percent-encoded once more)"
    case .hex, .base64: "'\(label)' (in \(spelling.rawValue))"
    }
  }

  /// A failure, or a warning where the secret is worth nothing any more.
  func judgement(_ words: String, _ requirement: Requirement) -> Judgement {
    guard let spending else { return .fail(words).by(requirement) }
    return .warn("\(words); it counts no more: \(spending.words) in \(spending.step.quoted)")
      .by(requirement)
  }

  /// Whether it stands in a URL.
  var isInURL: Bool {
    switch place {
    case .query, .locationQuery, .url: true
    case .header(let name): name.asciiLowercased == "location"
    default: false
    }
  }

  /// Whether it is in a URL to which a browser is sent.
  var isRedirect: Bool {
    if case .locationQuery = place { return true }
    return isHandedOn && isInURL
  }

  /// Whether it stands in a cookie.
  var isCookie: Bool {
    if case .header(let name) = place {
      return ["cookie", "set-cookie"].contains(name.asciiLowercased)
    }
    return false
  }
}

extension Set<ParticipantName> {
  /// The names in quotes, in the order of the alphabet.
  fileprivate var named: String {
    let names = map { "'\($0)'" }.sorted()
    guard names.count > 1 else { return names.first ?? "nobody" }
    return names.dropLast().joined(separator: ", ") + " and " + names[names.count - 1]
  }

  fileprivate var learn: String { count == 1 ? "learns" : "learn" }
}
