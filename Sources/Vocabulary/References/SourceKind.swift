/// What sort of source a document is.
public enum SourceKind: String, CaseIterable, Hashable, Sendable {
  /// A specification of the IETF, the OpenID Foundation and the like.
  case specification
  /// A page or a header comment by whoever offers the service.
  case vendorPage = "vendor's page"
  /// Code that the vendor, or the maker of the library in question, has published.
  case publishedCode = "published code"
  /// Public threads: reports of people who met it, and what was answered.
  case threads = "public threads"
  /// An article or a book by somebody else.
  case article
  /// A record that somebody else made of the real service.
  case record = "somebody's record"
  /// Nothing: this program's own choice where nothing is laid down, or what it takes for likely.
  case ownWord = "authwalk's own word"
}

/// How firm a statement is, by what it rests on.
public enum Firmness: String, CaseIterable, Hashable, Sendable {
  /// A specification lays it down.
  case specified
  /// Whoever offers the service documents it.
  case documented
  /// Published code shows it.
  case sourceCode = "source code"
  /// Somebody saw it and told.
  case observed
  /// No source was found; it is likely.
  case assumed
  /// It is this program's own choice, where nothing is laid down.
  case chosen
}
