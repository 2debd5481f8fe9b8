import HTTPModel
import TranscriptModel
import Vocabulary
import WireFormats

extension Check {
  /// A request has a method that its kind can have; methods are spelled in one way.
  static let requestMethod = Check(
    "request-method", atEvery: [.request], Requirement(.rfc9110("9.1")),
    "the method of a request is one that a request of its kind can have"
  ) { step, evidence in
    guard let kind = evidence.kinds[step.id.name], let request = step.request,
      let rule = kind.methods
    else { return nil }
    let method = request.method
    guard rule.value.contains(method) else {
      if let meant = rule.value.first(where: { $0.asciiLowercased == method.asciiLowercased }) {
        return .fail(
          "the method is '\(method)'; capital letters count, it has to be '\(meant)'",
          expected: meant, actual: method)
      }
      let words = "the method is '\(method)', not \(rule.value.quotedAlternatives)"
      return .broken(rule, words, expected: rule.value.first, actual: method)
    }
    return .pass("the method is '\(method)'").by(rule.requirement)
  }

  /// What others must not read or change goes where TLS keeps it.
  ///
  /// For a URL that is handed on it holds as well: whoever opens it sends the request.
  static let requestHTTPS = Check(
    "request-https", atEvery: [.request, .handoff], Requirement(.rfc9700("2.6"), .mustNot),
    "a request goes to an https URL, if somebody could read or change what must be kept"
  ) { step, evidence in
    guard let kind = evidence.kinds[step.id.name], let rule = kind.encryption,
      let url = step.url
    else { return nil }
    if rule.isForToken, step.request?.showsToken != true { return nil }
    guard url.scheme?.asciiLowercased == "https", url.authority?.isEmpty == false else {
      return .fail("it goes to '\(url.withoutQuery)', which is no https URL").by(rule.requirement)
    }
    return .pass("https to '\(url.authority ?? "")'").by(rule.requirement)
  }

  /// A request says which server it is for, in the same words as its URL.
  ///
  /// HTTP/2 and HTTP/3 say it in ':authority', which a recording may show in place of the field.
  static let requestHost = Check(
    "request-host", atEvery: [.request], Requirement(.rfc9110("7.2"), .must),
    "'Host' stands there once, and has the host and port of the URL"
  ) { step, evidence in
    guard evidence.kinds[step.id.name] != nil, let request = step.request,
      let host = request.url.host
    else { return nil }
    let values = request.fields.values(of: "Host") + request.fields.values(of: ":authority")
    guard let value = values.first else {
      return .fail("'Host' is missing; it has to be '\(host)'", expected: host)
    }
    let hosts = Set(values.map { $0.trimmed.hostWithoutPort(of: request.url.scheme) })
    guard hosts.count == 1, request.fields.values(of: "Host").count <= 1 else {
      return .fail("'Host' occurs \(values.count) times")
    }
    guard hosts == [host] else {
      return .fail(
        "'Host' is '\(value)', and the URL names '\(host)'", expected: host, actual: value)
    }
    return .pass("'Host' is '\(value)', as in the URL")
  }
}

extension Judgement {
  /// A rule of a kind of message is broken, by a text or by what is wise.
  static func broken<Value>(
    _ rule: MessageKind.Rule<Value>, _ words: String, expected: WireText? = nil,
    actual: WireText? = nil
  ) -> Judgement {
    (rule.isAdvice
      ? warn(words, expected: expected, actual: actual)
      : fail(words, expected: expected, actual: actual)).by(rule.requirement)
  }
}

extension HTTPRequest {
  /// Whether the request shows something that is to open what it asks for.
  var showsToken: Bool { fields["Authorization"] != nil || bearerToken != nil }

  /// Whether it shows a token that somebody issued before, be it in the field of a mobile service.
  var bringsToken: Bool { showsToken || fields["X-ZUMO-AUTH"] != nil }
}

extension URI {
  /// Host and port as they are compared: in lower case, without user and without the port that the scheme
  /// has anyway.
  ///
  /// RFC 9110 §4.2.3
  var host: WireText? {
    guard let authority, !authority.isEmpty else { return nil }
    let host = authority.divided(atLast: "@")?.behind ?? authority
    return host.hostWithoutPort(of: scheme)
  }
}

extension WireText {
  fileprivate func hostWithoutPort(of scheme: WireText?) -> WireText {
    let port: WireText? =
      switch scheme?.asciiLowercased {
      case "https": "443"
      case "http": "80"
      default: nil
      }
    let host = asciiLowercased
    guard let (name, number) = host.divided(atLast: ":"), number == port else { return host }
    return name
  }
}
