// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// What flows and checks are written in: bytes, cryptography, HTTP, the words, steps.
let model: [Target.Dependency] = [
  "WireFormats", "JOSE", "HTTPModel", "Vocabulary", "TranscriptModel",
]

/// The target of each flow; none of them imports another.
let flows = ["PKCEFlow", "NonceFlow", "CustomTokenFlow"]
let flowDependencies = flows.map { Target.Dependency(stringLiteral: $0) }

/// A target with sources.
///
/// It may import only what stands above it in the list below.
func library(
  _ name: String, uses dependencies: [Target.Dependency] = [], resources: [Resource] = []
) -> Target {
  .target(name: name, dependencies: dependencies, resources: resources, swiftSettings: strict)
}

/// The tests of one target.
///
/// `Vectors` are files with values that were computed elsewhere. In release the sources are what the
/// optimizer leaves; the tests themselves are not optimized, which would take longer than it saves.
func tests(
  _ name: String, uses dependencies: [Target.Dependency], resources: [Resource] = []
) -> Target {
  .testTarget(
    name: name, dependencies: dependencies, resources: resources,
    swiftSettings: strict + [.unsafeFlags(["-Onone"], .when(configuration: .release))])
}

let package = Package(
  name: "authwalk",
  products: [
    .executable(name: "authwalk", targets: ["authwalk"])
  ],
  targets: [
    .systemLibrary(name: "COpenSSL", pkgConfig: "libcrypto", providers: [.apt(["libssl-dev"])]),
    .systemLibrary(name: "CCMark", pkgConfig: "libcmark", providers: [.apt(["libcmark-dev"])]),
    library("WireFormats"),
    // Files, terminal, clock and process: the only importer of the platform's C library.
    library("Platform"),
    library("JOSE", uses: ["COpenSSL", "WireFormats"]),
    library("HTTPModel", uses: ["WireFormats"]),
    library("Vocabulary", uses: ["WireFormats"]),
    library("TranscriptModel", uses: ["WireFormats", "HTTPModel", "Vocabulary"]),
    library("Checks", uses: model),
    library("Simulation", uses: model),
    library("FlowsShared", uses: model + ["Simulation"]),
  ] + flows.map { library($0, uses: model + ["Simulation", "FlowsShared"]) } + [
    library("Flows", uses: flowDependencies + ["Simulation"]),
    // The lessons stand at the top of the repository, where teachers look for them.
    library(
      "LessonLibrary",
      uses: ["CCMark", "WireFormats", "Platform", "Vocabulary", "TranscriptModel"],
      resources: [.copy("../../lessons")]),
    library("Rendering", uses: ["TranscriptModel", "LessonLibrary"]),
    library(
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
      uses: model + flowDependencies + [
        "Checks", "Simulation", "FlowsShared", "Flows", "TestSupport",
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
        "CommandLineTool", "Checks", "Simulation", "Flows", "HTTPModel", "JOSE", "LessonLibrary",
        "Platform", "Vocabulary", "TestSupport", "TranscriptModel", "WireFormats",
      ] + flowDependencies),
  ]
)
