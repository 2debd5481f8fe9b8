extension Int {
  /// The number with a noun: `1 scope`, `2 scopes`.
  func counted(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}
