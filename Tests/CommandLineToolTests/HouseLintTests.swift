import Foundation
import TestSupport
import Testing

/// `scripts/lint-house`, on a house that is made up.
@Suite("scripts/lint-house", .runs(.perl))
struct HouseLintTests {
  /// A package with the targets of the names, in this order.
  private static func package(_ names: String...) -> (String, String) {
    let lines = names.map { "    library(\"\($0)\", uses: []),\n" }
    return ("Package.swift", "let package = Package(\n  targets: [\n\(lines.joined())  ])\n")
  }

  /// Expects what the lint says of some files; nothing means that it has no complaint.
  private func expect(
    _ complaints: [String], of files: [(path: String, text: String)],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let house = try ScratchFolder()
    for (path, text) in files {
      let folder = URL(fileURLWithPath: house.file(path)).deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try house.write(text, to: path)
    }
    let run = try ToolRun.shell("'\(Repository.path)/scripts/lint-house'", folder: house.path)
    #expect(
      run.output == complaints.map { "lint: \($0)\n" }.joined(), sourceLocation: sourceLocation)
    #expect(run.exitCode == (complaints.isEmpty ? 0 : 1), sourceLocation: sourceLocation)
  }

  @Test("finds a circle of folders, and names the files and types that make it")
  func circle() throws {
    try expect(
      [
        "Sources/Shop: a circle of folders: Goods, Sales",
        "Sources/Shop/Goods/Apple.swift:2: Goods uses Sales: 'Price' is declared in "
          + "Sources/Shop/Sales/Price.swift",
        "Sources/Shop/Sales/Price.swift:4: Sales uses Goods: 'Apple' is declared in "
          + "Sources/Shop/Goods/Apple.swift",
      ],
      of: [
        ("Sources/Shop/Goods/Apple.swift", "package struct Apple {\n  let price: Price\n}\n"),
        (
          "Sources/Shop/Sales/Price.swift",
          "/// A price.\nstruct Price {}\n\nlet prices: [Apple: Price] = [:]\n"
        ),
        ("Sources/Shop/Till.swift", "struct Till { let price: Price; let apple: Apple }\n"),
      ])
  }

  @Test("finds a circle of three folders, one of them the target's own")
  func longCircle() throws {
    try expect(
      [
        "Sources/Shop: a circle of folders: ., Goods, Sales",
        "Sources/Shop/Till.swift:1: . uses Goods: 'Apple' is declared in "
          + "Sources/Shop/Goods/Apple.swift",
        "Sources/Shop/Goods/Apple.swift:1: Goods uses Sales: 'Price' is declared in "
          + "Sources/Shop/Sales/Price.swift",
        "Sources/Shop/Sales/Price.swift:1: Sales uses .: 'Till' is declared in "
          + "Sources/Shop/Till.swift",
      ],
      of: [
        ("Sources/Shop/Goods/Apple.swift", "struct Apple { let price: Price }\n"),
        ("Sources/Shop/Sales/Price.swift", "enum Price { case at(Till) }\n"),
        ("Sources/Shop/Till.swift", "actor Till { var apples: [Apple] = [] }\n"),
      ])
  }

  @Test(
    "is silent where a name is no use of the other folder's type",
    arguments: [
      "// Apple", "/* Apple\n */", "let name = \"Apple \\\"Apple\"",
      "let text = \"\"\"\n  an Apple\n  \"\"\"", "let raw = #\"\"Apple\"\"#",
      "let other = Orchard.Apple()", "struct Box { struct Apple {} }", "let pineApple = 1",
      "private struct Apple {}",
    ])
  func noCircle(line: String) throws {
    try expect(
      [],
      of: [
        ("Sources/Shop/Goods/Apple.swift", "struct Apple { let price: Price }\n"),
        ("Sources/Shop/Sales/Price.swift", "struct Price {}\n\(line)\n"),
        // The same folders in another target are other folders.
        ("Sources/Fair/Goods/Price.swift", "struct Price { let stand: Stand }\n"),
        ("Sources/Fair/Stand.swift", "struct Stand {}\n"),
      ])
  }

  @Test("refuses a folder with more than 25 Swift files of its own")
  func crowdedFolder() throws {
    var files = (1...25).map { ("Sources/Shop/Goods/Apple\($0).swift", "struct Apple\($0) {}\n") }
    files.append(("Sources/Shop/Goods/Pears/Pear.swift", "struct Pear {}\n"))
    files.append(("Sources/Shop/Goods/list.txt", "Apples\n"))
    try expect([], of: files)
    files.append(("Sources/Shop/Goods/Apple26.swift", "struct Apple26 {}\n"))
    try expect(
      [
        "Sources/Shop/Goods: has 26 Swift files of its own; more than 25 are not looked over, "
          + "so merge some or make folders of them"
      ], of: files)
  }

  @Test("refuses an import of what does not stand above the target")
  func importFromBelow() throws {
    let importing = "import Foundation\n// import Fair\npackage import Shop\n"
    try expect([], of: [Self.package("Shop", "Fair"), ("Sources/Fair/A.swift", importing)])
    try expect(
      [
        "Sources/Fair/A.swift:3: 'Fair' must not import 'Shop', which does not stand above it "
          + "in Package.swift"
      ], of: [Self.package("Fair", "Shop"), ("Sources/Fair/A.swift", importing)])
  }

  @Test("knows the place of targets that Package.swift makes of a list of flows")
  func mappedFlows() throws {
    let package = (
      "Package.swift",
      """
      let flows = ["PhotoFlow", "MusicFlow"]
      let package = Package(
        targets: [
          library("Shared"),
        ] + flows.map { library($0, uses: ["Shared"]) } + [
          library("Flows", uses: []),
        ])
      """
    )
    try expect(
      [
        "Sources/Shared/A.swift:1: 'Shared' must not import 'MusicFlow', which does not stand above it in Package.swift"
      ],
      of: [
        package, ("Sources/Shared/A.swift", "import MusicFlow\n"),
        ("Sources/MusicFlow/B.swift", "import Shared\n"),
        ("Sources/Flows/C.swift", "import MusicFlow\nimport Shared\n"),
      ])
  }

  @Test(
    "keeps the checker apart from the simulation, and flows from each other",
    arguments: [
      ("Checks", "Simulation", "they meet in 'TranscriptModel'"),
      ("Checks", "PKCEFlow", "they meet in 'TranscriptModel'"),
      ("Checks", "FlowsShared", "they meet in 'TranscriptModel'"),
      ("Simulation", "Checks", "they meet in 'TranscriptModel'"),
      ("Flows", "Checks", "they meet in 'TranscriptModel'"),
      ("PKCEFlow", "NonceFlow", "what two flows need stands in a target above both"),
    ])
  func strangers(target: String, imported: String, reason: String) throws {
    try expect(
      ["Sources/\(target)/A.swift:1: '\(target)' must not import '\(imported)'; \(reason)"],
      of: [
        Self.package(imported, target), ("Sources/\(target)/A.swift", "import \(imported)\n"),
        ("Sources/CommandLineTool/B.swift", "import Checks\nimport Simulation\n"),
        ("Sources/Flows/C.swift", "import PKCEFlow\nimport FlowsShared\n"),
      ])
  }

  @Test("says where there is no house")
  func noHouse() throws {
    let folder = try ScratchFolder()
    let run = try ToolRun.shell(
      "'\(Repository.path)/scripts/lint-house' nowhere", folder: folder.path)
    #expect(run.output == "lint: there is no folder 'nowhere/Sources'\n")
    #expect(run.exitCode != 0)
  }
}
