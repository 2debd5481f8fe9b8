import Glibc
import Testing
import TranscriptModel

@Suite("the date of the start")
struct StartDateTests {
  @Test("is the one that the C library calculates")
  func date() throws {
    var generator = SeededGenerator(seed: 1)
    let years0To9999 = -62_167_219_200...253_402_300_799
    let edges = [
      0, -1, 951_782_399, 951_782_400, 951_868_800, 4_107_542_400, 1_767_225_600,
      years0To9999.lowerBound, years0To9999.upperBound,
    ]
    for seconds in edges + (0..<2000).map({ _ in Int.random(in: years0To9999, using: &generator) })
    {
      #expect(started(seconds) == "\(seconds)   \(try dateOfCLibrary(seconds))")
    }
  }

  @Test(
    "is left out outside the years of four digits",
    arguments: [
      -62_167_219_201, 253_402_300_800, Int.min, Int.max,
    ])
  func outside(seconds: Int) { #expect(started(seconds) == "\(seconds)") }

  private func started(_ seconds: Int) -> String? {
    let transcript = Transcript(lesson: "a", flow: "b", seed: nil, startedAt: seconds)
    let line = transcript.headLayout.text.split(separator: "\n").first { $0.hasPrefix("started:") }
    return line.map { String($0.dropFirst("started:".count).drop { $0 == " " }) }
  }

  private func dateOfCLibrary(_ seconds: Int) throws -> String {
    var time = time_t(seconds)
    var parts = tm()
    try #require(gmtime_r(&time, &parts) != nil)
    let numbers = [parts.tm_mon + 1, parts.tm_mday, parts.tm_hour, parts.tm_min, parts.tm_sec]
    let digits = numbers.map { ($0 < 10 ? "0" : "") + String($0) }
    let year = String(String(10_000 + parts.tm_year + 1900).dropFirst())
    return "\(year)-\(digits[0])-\(digits[1])T\(digits[2]):\(digits[3]):\(digits[4])Z"
  }
}
