import JOSE
import Testing
import WireFormats

@Suite("comparison in constant time")
struct ConstantTimeTests {
  @Test("of byte strings")
  func bytes() {
    #expect(ConstantTime.areEqual([1, 2, 3], [1, 2, 3]))
    #expect(ConstantTime.areEqual([], []))
    #expect(!ConstantTime.areEqual([1, 2, 3], [1, 2, 4]))
    #expect(!ConstantTime.areEqual([1, 2, 3], [0, 2, 3]))
    #expect(!ConstantTime.areEqual([1, 2, 3], [1, 2]))
    #expect(!ConstantTime.areEqual([1, 2], [1, 2, 3]))
    #expect(!ConstantTime.areEqual([], [0]))
  }

  @Test("sees each octet of a byte string", arguments: 0..<64)
  func eachOctet(_ index: Int) {
    let secret = [UInt8](0..<64)
    for bit in 0..<8 {
      var other = secret
      other[index] ^= 1 << bit
      #expect(!ConstantTime.areEqual(secret, other))
      #expect(!ConstantTime.areEqual(other, secret))
    }
  }

  @Test("of texts")
  func texts() {
    #expect(ConstantTime.areEqual("xyz", "xyz"))
    #expect(ConstantTime.areEqual("", ""))
    #expect(!ConstantTime.areEqual("xyz", "Xyz"))
    #expect(!ConstantTime.areEqual("xyz", "xyZ"))
    #expect(!ConstantTime.areEqual("xyz", "xy"))
    #expect(!ConstantTime.areEqual("xyz", "xyzx"))
    #expect(!ConstantTime.areEqual("xyz", ""))
    #expect(!ConstantTime.areEqual("xyz", "xyz\0"))
  }

  @Test("of texts that people take for one, and that differ in their bytes")
  func spellings() {
    #expect(!ConstantTime.areEqual("auth-\u{e9}", "auth-e\u{301}"))
    #expect(ConstantTime.areEqual("auth-e\u{301}", "auth-e\u{301}"))
    #expect(!ConstantTime.areEqual("xy\u{200d}z", "xyz"))
    #expect(!ConstantTime.areEqual("xyz\r\n", "xyz\n"))
  }

  @Test("takes no text that is absent for equal, not even to another that is absent")
  func absent() {
    #expect(!ConstantTime.areEqual(nil, "xyz"))
    #expect(!ConstantTime.areEqual("xyz", nil))
    #expect(!ConstantTime.areEqual("", nil))
    #expect(!ConstantTime.areEqual(nil, nil))
  }
}
