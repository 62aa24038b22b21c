import Foundation
import Testing

@testable import AppProject

@Suite struct `A package manifest` {
    @Test func `lists its targets, and not its dependencies`() throws {
        let folder = try Folder([
            "Package.swift": """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
              name: "Kit", // the "name"
              dependencies: [.package(path: "../Other"), .package(url: "https://a.example/x", from: "1.0.0")],
              targets: [
                .target(
                  name: "Common", dependencies: [.target(name: "Models"), .product(name: "X", package: "x")],
                  exclude: ["Old", "Notes.md"],
                  swiftSettings: [
                    .swiftLanguageMode(.v5), .defaultIsolation(MainActor.self),
                    .enableUpcomingFeature("ExistentialAny"), .define("STAGING")
                  ]),
                .target(name: "Models", path: "Sources/Data Models"),
                .testTarget(name: "CommonTests", dependencies: ["Common"]),
              ]
            )
            """,
            "Sources/Common/A.swift": "", "Sources/Data Models/B.swift": "",
        ])
        let manifest = try #require(PackageManifest(in: folder.url))
        #expect(manifest.name == "Kit")
        #expect(manifest.targets.map(\.name) == ["Common", "Models", "CommonTests"])
        #expect(manifest.targets.map(\.kind) == ["target", "target", "testTarget"])
        #expect(manifest.targets[0].excluded == ["Old", "Notes.md"])
        #expect(!manifest.targets[0].settings.isSwift6)
        #expect(manifest.targets[0].settings.isMainActorByDefault)
        #expect(manifest.targets[0].settings.features == ["ExistentialAny"])
        #expect(manifest.targets[0].settings.conditions == ["STAGING"])
        #expect(manifest.targets[1].settings.isSwift6)
        #expect(manifest.folder(of: manifest.targets[1])?.lastPathComponent == "Data Models")
        #expect(manifest.localPackages.map(\.lastPathComponent) == ["Other"])
        #expect(!manifest.isPlayground)
    }
}
