import TestSupport
import Testing

/// `scripts/catalogue`, on sources that are made up.
@Suite("scripts/catalogue", .runs(.perl))
struct CatalogueScriptTests {
  private let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
    _ = try ToolRun.shell(
      "mkdir -p Sources/Checks/Toy/Ball Sources/Checks/Toy/Evidence lessons/toy lessons/new",
      folder: scratch.path)
    try scratch.write(Self.list(".red, .round"), to: Self.listFile)
    try scratch.write(
      "extension Check {\n  static let red = Check(\"red\")\n}\n",
      to: "Sources/Checks/Toy/Ball/Red.swift")
    try scratch.write(
      """
      extension Check {
        static let round = Check("round") { _, _ in nil }

        private static let most = 3
      }

      """, to: "Sources/Checks/Toy/Ball/Ball.swift")
    try scratch.write("struct Weight {\n}\n", to: "Sources/Checks/Toy/Evidence/Weight.swift")
    try scratch.write("# Lessons.\ntoy/two\ntoy/one\n", to: "lessons/curriculum.txt")
    for name in ["one", "two"] { try scratch.write("", to: "lessons/toy/\(name).md") }
  }

  private static let listFile = "Sources/Checks/Toy/ToyChecks.swift"

  private static func list(_ elements: String) -> String {
    """
    enum ToyChecks {
      static let flow = FlowChecks(flow: "toy", lists: [ball])

      static let ball: [Check] = [
        \(elements),
      ]
    }

    """
  }

  private func run(_ options: String = "") throws -> (output: String, exitCode: Int32) {
    try ToolRun.shell("'\(Repository.path)/scripts/catalogue' \(options)", folder: scratch.path)
  }

  /// What is told, and what the lists are afterwards.
  private func expect(
    told: [String], elements: String, lessons: String = "# Lessons.\ntoy/two\ntoy/one\n",
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let check = try run("--check")
    let lines = told + (told.isEmpty ? [] : ["'scripts/format' writes the lists"])
    #expect(
      check.output == lines.map { "catalogue: \($0)\n" }.joined(), sourceLocation: sourceLocation)
    #expect(check.exitCode == (told.isEmpty ? 0 : 1), sourceLocation: sourceLocation)
    let write = try run()
    #expect(write.output == "", sourceLocation: sourceLocation)
    #expect(write.exitCode == 0, sourceLocation: sourceLocation)
    #expect(
      try scratch.text(Self.listFile) == Self.list(elements), sourceLocation: sourceLocation)
    #expect(try scratch.text("lessons/curriculum.txt") == lessons, sourceLocation: sourceLocation)
    #expect(try run("--check").exitCode == 0, sourceLocation: sourceLocation)
  }

  @Test("keeps lists that are complete, in whatever order")
  func complete() throws {
    try expect(told: [], elements: ".red, .round")
  }

  @Test("puts what is new behind its neighbours: a constant, a calculation")
  func new() throws {
    try scratch.write(
      """
      extension Check {
        static let heavy = weight(of: .ball)
      }

      struct FallRecomputation: Recomputation {
      }

      """, to: "Sources/Checks/Toy/Ball/Blue.swift")
    try expect(
      told: [
        "\(Self.listFile): 'ball' does not list '.heavy'",
        "\(Self.listFile): 'ball' does not list '.recomputing(FallRecomputation.self)'",
      ],
      elements: ".red, .round, .heavy, .recomputing(FallRecomputation.self)")
  }

  @Test("drops what is gone, and what is listed twice")
  func gone() throws {
    try scratch.write(
      Self.list(".green, .red, .round, .red"), to: Self.listFile)
    try expect(
      told: [
        "\(Self.listFile): 'ball' lists '.green', which is gone",
        "\(Self.listFile): 'ball' lists '.red' twice",
      ], elements: ".red, .round")
  }

  @Test(
    "tells of a folder without a list, of a list without a folder, and of one that nothing uses")
  func lists() throws {
    _ = try ToolRun.shell(
      "mkdir Sources/Checks/Toy/Box; echo 'struct LidRecomputation {' >Sources/Checks/Toy/Box/A.swift",
      folder: scratch.path)
    try scratch.write(
      Self.list(".red, .round").replacing(
        "\n}\n", with: "\n\n  static let rope: [Check] = [\n    .knot,\n  ]\n}\n"),
      to: Self.listFile)
    let told = try run()
    #expect(
      told.output == """
        catalogue: \(Self.listFile): the list 'rope' has no folder beside it
        catalogue: \(Self.listFile): nothing uses the list 'rope'
        catalogue: \(Self.listFile) has no list for Sources/Checks/Toy/Box

        """)
    #expect(told.exitCode == 1)
  }

  @Test("lists a new lesson at the end of its track, and drops one that is gone")
  func lessons() throws {
    _ = try ToolRun.shell(
      "mv lessons/toy/one.md lessons/toy/three.md; touch lessons/new/four.md", folder: scratch.path)
    try expect(
      told: [
        "lessons/curriculum.txt lists 'toy/one', which is gone",
        "lessons/curriculum.txt does not list 'new/four'",
        "lessons/curriculum.txt does not list 'toy/three'",
      ], elements: ".red, .round",
      lessons: "# Lessons.\ntoy/two\ntoy/three\n\nnew/four\n")
  }

  @Test("finds the lists of this repository complete")
  func repository() throws {
    let told = try ToolRun.shell("cd '\(Repository.path)' && scripts/catalogue --check")
    #expect(told.output == "")
    #expect(told.exitCode == 0)
  }

  @Test("lists the attacks of a folder in its own list")
  func attacks() throws {
    let folder = "Sources/ToyFlow/Attacks"
    _ = try ToolRun.shell("mkdir -p \(folder)", folder: scratch.path)
    func list(_ elements: String) -> String {
      "enum ToyAttacks {\n  static let all: [Attack] = [\n    \(elements),\n  ]\n}\n"
    }
    try scratch.write(list("replay, gone"), to: "\(folder)/ToyAttacks.swift")
    try scratch.write(
      """
      extension ToyAttacks {
        static let replay = Attack("replay")
        static let theft = Attack("theft")
        static let stolen = NamedValue("a", "b")
      }

      """, to: "\(folder)/TokenAttacks.swift")
    let check = try run("--check")
    #expect(
      check.output == """
        catalogue: \(folder)/ToyAttacks.swift: 'all' lists 'gone', which is gone
        catalogue: \(folder)/ToyAttacks.swift: 'all' does not list 'theft'
        catalogue: 'scripts/format' writes the lists

        """)
    #expect(check.exitCode == 1)
    #expect(try run().exitCode == 0)
    let written = try ToolRun.shell("cat \(folder)/ToyAttacks.swift", folder: scratch.path)
    #expect(written.output == list("replay, theft"))
  }
}
