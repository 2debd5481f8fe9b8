/// The message of the error that a closure throws.
func errorMessage<Value>(_ body: () throws -> Value) -> String {
  do { return "nothing was thrown: \(try body())" } catch { return "\(error)" }
}
