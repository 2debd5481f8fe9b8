/// The checks about secrets, in whatever message they stand, a list for each folder: `scripts/catalogue`
/// takes up what is new in a folder and drops what is gone.
enum SecretChecks {
  static let keeping: [Check] = [.secretsKept, .secretsNew]
}
