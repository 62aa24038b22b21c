import Foundation
import Testing

@testable import AppProject

@Suite struct `An app in a folder` {
    private static let main = "import SwiftUI\n@main struct DemoApp: App { }"

    @Test func `without a project is all of its Swift files, without tests and the manifest`() throws {
        let folder = try Folder([
            "DemoApp.swift": Self.main, "Views/Row.swift": "struct Row {}",
            "Settings/Row.swift": "struct SettingsRow {}",
            "DemoTests/A.swift": "struct T {}", "Empty.swift": "\n",
        ])
        let project = try AppProject(at: folder.path)
        #expect(project.title == "Demo: 3 files.")
        #expect(project.app.files.map(\.path) == ["DemoApp.swift", "Settings/Row.swift", "Views/Row.swift"])
        #expect(project.leftOut == ["DemoTests/A.swift (tests)"])
    }

    @Test func `in a Swift playground is the files of its target`() throws {
        let folder = try Folder([
            "My Trips.swiftpm/Package.swift": """
            // swift-tools-version: 5.9
            import PackageDescription
            import AppleProductTypes
            let package = Package(name: "My Trips",
                products: [.iOSApplication(name: "My Trips", targets: ["AppModule"])],
                targets: [.executableTarget(name: "AppModule", path: ".")])
            """,
            "My Trips.swiftpm/MyApp.swift": Self.main,
        ])
        #expect(try AppProject(at: folder.path).title == "My Trips.swiftpm: 1 file.")
        #expect(
            try AppProject(at: folder.url.appending(path: "My Trips.swiftpm").path).app.name == "AppModule")
    }

    @Test func `has its packages as separate modules, in the order of their imports`() throws {
        let folder = try Folder([
            "DemoApp.swift": Self.main + "\nimport Feed",
            "Packages/Feed/Package.swift": Self.package("Feed"),
            "Packages/Feed/Sources/Feed/Feed.swift": "import Models\npublic struct Feed {}",
            "Packages/Models/Package.swift": Self.package("Models"),
            "Packages/Models/Sources/Models/Story.swift": "public struct Story {}",
            "Packages/Unused/Package.swift": Self.package("Unused"),
            "Packages/Unused/Sources/Unused/Unused.swift": "struct Unused {}",
        ])
        let project = try AppProject(at: folder.path)
        #expect(project.title == "Demo: 1 file. Its modules Models: 1 file, Feed: 1 file.")
        #expect(project.app.needs == ["Feed"])
        #expect(project.libraries.map(\.needs) == [[], ["Models"]])
        #expect(project.libraries.map(\.bundle) == ["Models_Models", "Feed_Feed"])
    }

    private static func package(_ name: String) -> String {
        "// swift-tools-version: 5.9\nlet package = Package(name: \"\(name)\", targets: [.target(name: \"\(name)\")])"
    }

    @Test func `cannot have modules that import each other`() throws {
        let folder = try Folder([
            "DemoApp.swift": Self.main + "\nimport A",
            "A/Package.swift": Self.package("A"), "A/Sources/A/A.swift": "import B",
            "B/Package.swift": Self.package("B"), "B/Sources/B/B.swift": "import A",
        ])
        let fault = #expect(throws: ProjectFault.self) { try AppProject(at: folder.path) }
        #expect(
            fault?.description
                == "A imports B imports A, which Swift does not allow. Remove one of these imports.")
    }

    @Test func `needs Swift files`() throws {
        let folder = try Folder(["README.md": "Nothing here."])
        let fault = #expect(throws: ProjectFault.self) { try AppProject(at: folder.path) }
        #expect(fault?.description == "Demo has no Swift files: name the folder of your app.")
    }

    @Test func `is refused if it contains two apps`() throws {
        let folder = try Folder(["A/A.swift": Self.main, "B/B.swift": Self.main])
        let fault = #expect(throws: ProjectFault.self) { try AppProject(at: folder.path) }
        #expect(
            fault?.description
                == "this folder has 2 apps: A/A.swift, B/B.swift. Name the folder of one of them.")
    }

    @Test func `leaves out huge files, binary files and links that lead out of the folder`() throws {
        let folder = try Folder([
            "DemoApp.swift": Self.main, "Binary.swift": "let a = \u{0}",
            "Big.swift": String(repeating: "// data\n", count: 1_400_000),
        ])
        try FileManager.default.createSymbolicLink(
            at: folder.url.appending(path: "Out.swift"), withDestinationURL: URL(filePath: "/etc/hostname"))
        let project = try AppProject(at: folder.path)
        #expect(project.app.files.map(\.path) == ["DemoApp.swift"])
        #expect(
            project.leftOut == [
                "Big.swift (10 MB; the limit is 2 MB)", "Binary.swift (no UTF-8 text)",
                "Out.swift (a link to places outside the folder)",
            ])
    }

    @Test func `is never changed`() throws {
        let folder = try Folder(["DemoApp.swift": Self.main])
        _ = try AppProject(at: folder.path)
        #expect(try FileManager.default.subpathsOfDirectory(atPath: folder.path) == ["DemoApp.swift"])
    }
}
