/// Texts with names in the order in which they were sent, with repeats: header fields, or the
/// parameters of a form.
public protocol NamedTexts {
  /// One text with its name.
  associatedtype Element: NamedText

  /// All of them, in order.
  var all: [Element] { get set }
}

/// A text with a name.
public protocol NamedText {
  /// The name.
  var name: WireText { get }
  /// The text.
  var value: WireText { get set }

  /// A text with a name, both plain.
  init(_ name: some WireTextConvertible, _ value: some WireTextConvertible)

  /// What is the same for two names that mean one thing.
  static func key(of name: WireText) -> WireText
}

extension NamedText {
  /// The name itself, unless a kind of names compares in another way.
  public static func key(of name: WireText) -> WireText { name }
}

extension NamedTexts {
  /// The value of the first of this name.
  public subscript(name: some WireTextConvertible) -> WireText? {
    let isNamed = Self.named(name)
    return all.first(where: isNamed)?.value
  }

  /// The values of all of this name, in order.
  public func values(of name: some WireTextConvertible) -> [WireText] {
    all.filter(Self.named(name)).map(\.value)
  }

  /// Sets the first of this name, or adds it at the end; later repeats are removed.
  public mutating func set(_ name: some WireTextConvertible, to value: some WireTextConvertible) {
    let isNamed = Self.named(name)
    guard let first = all.firstIndex(where: isNamed) else { return append(name, value) }
    all[first].value = value.wireText
    all = Array(all[...first]) + all[(first + 1)...].filter { !isNamed($0) }
  }

  /// Adds one at the end, also beside one of the same name.
  public mutating func append(_ name: some WireTextConvertible, _ value: some WireTextConvertible) {
    all.append(Element(name, value))
  }

  /// Removes all of this name.
  public mutating func remove(_ name: some WireTextConvertible) {
    all.removeAll(where: Self.named(name))
  }

  private static func named(_ name: some WireTextConvertible) -> (Element) -> Bool {
    let key = Element.key(of: name.wireText)
    return { Element.key(of: $0.name) == key }
  }
}
