/// Shell commands that confirm a calculation with tools that are not this program.
enum ShellCommand {
  /// Prints the challenge of a verifier.
  ///
  /// The verifier's characters need no quoting in a shell, but a tampered one might, so it is
  /// quoted.
  static func confirming(verifier: String) -> [String] {
    ["printf %s \(quoted(verifier)) | openssl dgst -sha256 -binary | basenc --base64url | tr -d ="]
  }

  /// Prints the `at_hash` of an access token: the left half of its digest.
  static func confirming(accessTokenHash token: String) -> [String] {
    [
      "printf %s \(quoted(token)) | openssl dgst -sha256 -binary | head -c 16"
        + " | basenc --base64url | tr -d ="
    ]
  }

  /// A text as one word of a POSIX shell.
  static func quoted(_ text: String) -> String {
    "'" + text.replacing("'", with: #"'\''"#) + "'"
  }
}
