package import WireFormats

/// Shell commands that confirm a calculation with tools that are not this program.
package enum ShellCommand {
  /// Prints the challenge of a verifier.
  ///
  /// The verifier's characters need no quoting in a shell, but a tampered one might, so it is
  /// quoted.
  package static func confirming(verifier: WireText) -> [String] {
    ["printf %s \(quoted(verifier)) | openssl dgst -sha256 -binary | basenc --base64url | tr -d ="]
  }

  /// Prints the `at_hash` of an access token: the left half of its digest.
  package static func confirming(accessTokenHash token: WireText) -> [String] {
    [
      "printf %s \(quoted(token)) | openssl dgst -sha256 -binary | head -c 16"
        + " | basenc --base64url | tr -d ="
    ]
  }

  /// A text as one word of a POSIX shell.
  package static func quoted(_ text: WireText) -> String {
    "'\(text.replacing("'", with: #"'\''"#))'"
  }
}

extension ShellCommand {
  /// Prints the SHA-256 digest of a text in hex, and a dash for the file that there is none of.
  package static func sha256(of text: WireText) -> String {
    "printf %s \(quoted(text)) | sha256sum"
  }

  /// Counts how the 256 octets share out among the characters of an alphabet.
  package static func octetsPerCharacter(alphabetSize: Int) -> String {
    "seq 0 255 | awk '{ n[$1 % \(alphabetSize)]++ } END { for (c in n) print n[c] }' | sort -rn"
      + " | uniq -c | awk '{ printf \"%s%s with %s\", s, $1, $2; s = \", \" } END { print \"\" }'"
  }

  /// Prints the characters that octets pick from an alphabet.
  package static func characters(of alphabet: WireText, for octets: [UInt8]) -> String {
    let count = alphabet.characterCount
    return "a=\(quoted(alphabet)); for o in $(echo \(Hex.encode(octets)) | fold -w 2);"
      + " do printf %s \"${a:$((0x$o % \(count))):1}\"; done; echo"
  }

  /// Prints the text whose bytes are given in hex.
  package static func text(ofHex hex: WireText) -> String {
    "printf %s \(quoted(hex)) | tr a-f A-F | basenc --base16 -d"
  }
}
