// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// What every flow is written in: bytes, cryptography, HTTP, the words, steps.
let model: [Target.Dependency] = [
  "WireFormats", "JOSE", "HTTPModel", "Vocabulary", "TranscriptModel",
]

/// A target of the house.
///
/// It may import only what stands above it in the list below.
func room(
  _ name: String, uses dependencies: [Target.Dependency] = [], resources: [Resource] = []
) -> Target {
  .target(name: name, dependencies: dependencies, resources: resources, swiftSettings: strict)
}

/// The tests of one room.
///
/// `Vectors` are files with values that were computed elsewhere.
func tests(
  _ name: String, uses dependencies: [Target.Dependency], resources: [Resource] = []
) -> Target {
  .testTarget(
    name: name, dependencies: dependencies, resources: resources, swiftSettings: strict)
}

let package = Package(
  name: "authwalk",
  products: [
    .executable(name: "authwalk", targets: ["authwalk"])
  ],
  targets: [
    .systemLibrary(name: "COpenSSL", pkgConfig: "libcrypto", providers: [.apt(["libssl-dev"])]),
    .systemLibrary(name: "CCMark", pkgConfig: "libcmark", providers: [.apt(["libcmark-dev"])]),
    room("WireFormats"),
    // Files, terminal, clock and process: the only importer of the platform's C library.
    room("Platform"),
    room("JOSE", uses: ["COpenSSL", "WireFormats"]),
    room("HTTPModel", uses: ["WireFormats"]),
    room("Vocabulary", uses: ["WireFormats"]),
    room("TranscriptModel", uses: ["WireFormats", "HTTPModel", "Vocabulary"]),
    room(
      "Checks", uses: ["WireFormats", "JOSE", "HTTPModel", "Vocabulary", "TranscriptModel"]),
    room("Simulation", uses: model),
    room("FlowsShared", uses: model + ["Simulation"]),
    room("PKCEFlow", uses: model + ["Simulation", "FlowsShared"]),
    room("NonceFlow", uses: model + ["Simulation", "FlowsShared"]),
    room("CustomTokenFlow", uses: model + ["Simulation", "FlowsShared"]),
    room("Flows", uses: ["Simulation", "PKCEFlow", "NonceFlow", "CustomTokenFlow"]),
    // The lessons stand at the top of the repository, where teachers look for them.
    room(
      "LessonLibrary",
      uses: ["CCMark", "WireFormats", "Platform", "Vocabulary", "TranscriptModel"],
      resources: [.copy("../../lessons")]),
    room("Rendering", uses: ["TranscriptModel", "LessonLibrary"]),
    room(
      "CommandLineTool",
      uses: [
        "WireFormats", "Platform", "HTTPModel", "Vocabulary", "TranscriptModel", "Checks",
        "Simulation", "Flows", "LessonLibrary", "Rendering",
      ]),
    .executableTarget(
      name: "authwalk", dependencies: ["CommandLineTool"], swiftSettings: strict),
    .target(
      name: "TestSupport", dependencies: ["JOSE"], path: "Tests/TestSupport",
      resources: [.copy("Vectors")],
      swiftSettings: strict),
    tests("WireFormatsTests", uses: ["WireFormats"]),
    tests("PlatformTests", uses: ["Platform"]),
    tests("HTTPModelTests", uses: ["HTTPModel", "WireFormats"]),
    tests(
      "JOSETests", uses: ["JOSE", "TestSupport", "WireFormats"], resources: [.copy("Vectors")]),
    tests("VocabularyTests", uses: ["Vocabulary", "WireFormats"]),
    tests(
      "FlowsTests",
      uses: [
        "Simulation", "FlowsShared", "PKCEFlow", "NonceFlow", "CustomTokenFlow", "Flows",
        "HTTPModel",
        "JOSE", "Vocabulary", "TestSupport", "TranscriptModel", "WireFormats",
      ]),
    tests(
      "ChecksTests",
      uses: [
        "Checks", "HTTPModel", "JOSE", "Vocabulary", "TestSupport", "TranscriptModel",
        "WireFormats",
      ],
      resources: [.copy("Fixtures"), .copy("Vectors")]),
    tests(
      "TranscriptModelTests", uses: ["TranscriptModel", "Vocabulary", "HTTPModel", "WireFormats"],
      resources: [.copy("Samples")]),
    tests(
      "LessonLibraryTests",
      uses: ["LessonLibrary", "Vocabulary", "TranscriptModel", "WireFormats"]),
    tests(
      "RenderingTests",
      uses: ["Rendering", "HTTPModel", "TranscriptModel", "Vocabulary", "WireFormats"]),
    tests(
      "CommandLineToolTests",
      uses: [
        "CommandLineTool", "Checks", "Simulation", "Flows", "PKCEFlow", "NonceFlow",
        "CustomTokenFlow", "HTTPModel", "LessonLibrary", "Platform", "Vocabulary", "TestSupport",
        "TranscriptModel", "WireFormats",
      ]),
  ]
)
