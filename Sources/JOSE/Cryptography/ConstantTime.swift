import COpenSSL
package import WireFormats

/// Comparison of secrets: whoever judges one that came from somebody else does it here.
///
/// `==` stops at the first octet that differs, so the time of an answer tells how much of a guess
/// was right, and a secret can be found octet by octet. The lint refuses it on secrets.
///
/// Two things are not hidden. The length of a secret is not: secrets of different length are told
/// apart at once. And a dictionary or set that is asked for a secret, such as the codes that a server
/// issued, compares with `==` inside. That is fine in a simulation, where nobody measures time; a
/// real server stores a hash of each secret and looks that up, so that time tells of the hash alone.
package enum ConstantTime {
  /// Whether two byte strings are equal, in a time that does not tell where they differ.
  package static func areEqual(_ a: [UInt8], _ b: [UInt8]) -> Bool {
    a.count == b.count && CRYPTO_memcmp(a, b, a.count) == 0
  }

  /// Whether two texts are there and have the same UTF-8, in a time that does not tell where they
  /// differ.
  ///
  /// A secret that is absent equals none, not even another that is absent: nobody proves anything
  /// with what is not there. Where absence is allowed, the caller says so.
  package static func areEqual(_ a: WireText?, _ b: WireText?) -> Bool {
    guard let a, let b else { return false }
    return areEqual(Array(a.utf8), Array(b.utf8))
  }
}
