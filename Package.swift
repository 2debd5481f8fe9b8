// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// A target of the house. It may import only what stands above it in the list below.
func room(_ name: String, uses dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: strict)
}

/// The tests of one room. `Vectors` are files with values that were computed elsewhere.
func tests(_ name: String, uses dependencies: [Target.Dependency], resources: [Resource] = []) -> Target {
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
    room("WireFormats"),
    room("HTTPModel", uses: ["WireFormats"]),
    room("OAuthModel", uses: ["WireFormats"]),
    room("TranscriptModel", uses: ["WireFormats", "HTTPModel", "OAuthModel"]),
    .executableTarget(name: "authwalk", swiftSettings: strict),
    tests("WireFormatsTests", uses: ["WireFormats"]),
    tests("OAuthModelTests", uses: ["OAuthModel", "WireFormats"]),
    tests(
      "TranscriptModelTests", uses: ["TranscriptModel", "OAuthModel", "HTTPModel", "WireFormats"]),
  ]
)
