import Foundation
import Testing

@testable import AppProject

@Suite struct `An app in an Xcode project` {
    private static let main = "@main struct DemoApp: App { }"

    @Test func `has the files of its build phases and synchronized folders`() throws {
        let folder = try Folder([
            "Demo.xcodeproj/project.pbxproj": Self.project,
            "App/DemoApp.swift": Self.main, "App/Old Views/Row.swift": "struct OldRow {}",
            "Synced/New/Row.swift": "struct NewRow {}", "Synced/Tests.swift": "struct T {}",
            "Synced/menu.json": "{}", "DemoTests/DemoTests.swift": "struct T {}",
        ])
        let project = try AppProject(at: folder.path)
        #expect(project.title == "Demo.xcodeproj, target Demo: 3 files.")
        #expect(
            project.app.files.map(\.path) == [
                "App/DemoApp.swift", "App/Old Views/Row.swift", "Synced/New/Row.swift",
            ])
        #expect(project.app.resources.map(\.path) == ["Synced/menu.json"])
        #expect(project.app.name == "Demo_App")
        #expect(project.app.settings.isSwift6)
        #expect(project.app.settings.isMainActorByDefault)
        #expect(project.app.settings.features == ["ExistentialAny"])
        #expect(
            project.leftOut == [
                "DemoTests (tests)",
                "App/Gone.swift (the project names this file, but the file does not exist)",
            ])
    }

    @Test func `has the Info.plist of its project, with values from the build settings`() throws {
        let project = Self.project.replacing(
            "SWIFT_VERSION = 6.0;",
            with: """
                SWIFT_VERSION = 6.0; INFOPLIST_FILE = "$(SRCROOT)/App/Info.plist"; MARKETING_VERSION = 2.1;
                INFOPLIST_KEY_CFBundleDisplayName = "Our Demo"; PRODUCT_BUNDLE_IDENTIFIER = "org.example.$(TARGET_NAME)";
                API_HOST = "api.example.org$()";
                """)
        let folder = try Folder([
            "Demo.xcodeproj/project.pbxproj": project, "App/DemoApp.swift": Self.main,
            "App/Info.plist": """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict>
              <key>Server</key><dict><key>Host</key><string>https://$(API_HOST)/v1</string></dict>
              <key>Token</key><string>$(SECRET_OF_NOBODY)</string>
              <key>CFBundleVersion</key><string>7</string>
            </dict></plist>
            """,
        ])
        let bytes = try AppProject(at: folder.path).infoPlist
        let list = try #require(
            PropertyListSerialization.propertyList(from: Data(bytes), format: nil) as? [String: Any])
        #expect((list["Server"] as? [String: String])?["Host"] == "https://api.example.org/v1")
        #expect(list["Token"] as? String == "")
        #expect(list["CFBundleVersion"] as? String == "7")
        #expect(list["CFBundleShortVersionString"] as? String == "2.1")
        #expect(list["CFBundleDisplayName"] as? String == "Our Demo")
        #expect(list["CFBundleIdentifier"] as? String == "org.example.Demo")
    }

    @Test func `is chosen by its name if there are several`() throws {
        let two = Self.project.replacing(
            "productType = \"com.apple.product-type.bundle.unit-test\"",
            with: "productType = \"com.apple.product-type.application\"")
        let folder = try Folder([
            "Demo.xcodeproj/project.pbxproj": two, "App/DemoApp.swift": Self.main,
            "DemoTests/DemoTests.swift": "struct T {}",
        ])
        let fault = #expect(throws: ProjectFault.self) { try AppProject(at: folder.path) }
        #expect(
            fault?.description == "Demo.xcodeproj has 2 apps: Demo, DemoTests. Choose one: --target Demo")
        #expect(
            try AppProject(at: folder.path, target: "DemoTests").app.files.map(\.path) == [
                "DemoTests/DemoTests.swift"
            ])
        let unknown = #expect(throws: ProjectFault.self) { try AppProject(at: folder.path, target: "Demi") }
        #expect(
            unknown?.description == "no app target is called \"Demi\"; the app targets are Demo, DemoTests.")
    }

    @Test func `is not read from a broken project file`() throws {
        let folder = try Folder([
            "Demo.xcodeproj/project.pbxproj": "{ objects = {\n<<<<<<< HEAD\n", "App/DemoApp.swift": Self.main,
        ])
        let fault = #expect(throws: ProjectFault.self) { try AppProject(at: folder.path) }
        #expect(
            fault?.description
                == "Demo.xcodeproj/project.pbxproj line 2: \"<\" is not expected here. Open the project in Xcode, or check this file for merge conflicts."
        )
    }

    /// A project with an app and its tests; the app has a build phase and a synchronized folder.
    static let project = """
        // !$*UTF8*$!
        {
            objects = {
                B1 = {isa = PBXBuildFile; fileRef = F1; };
                B2 = {isa = PBXBuildFile; fileRef = F2; };
                B3 = {isa = PBXBuildFile; fileRef = F3; };
                F1 = {isa = PBXFileReference; path = DemoApp.swift; sourceTree = "<group>"; };
                F2 = {isa = PBXFileReference; path = Row.swift; sourceTree = "<group>"; };
                F3 = {isa = PBXFileReference; path = Gone.swift; sourceTree = "<group>"; };
                G0 = {isa = PBXGroup; children = (G1, S1, S2); sourceTree = "<group>"; };
                G1 = {isa = PBXGroup; children = (F1, F3, G2); path = App; sourceTree = "<group>"; };
                G2 = {isa = PBXGroup; children = (F2); path = "Old Views"; sourceTree = "<group>"; };
                S1 = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (X1); path = Synced; sourceTree = "<group>"; };
                S2 = {isa = PBXFileSystemSynchronizedRootGroup; path = DemoTests; sourceTree = "<group>"; };
                X1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Tests.swift); target = T1; };
                P1 = {isa = PBXSourcesBuildPhase; files = (B1, B2, B3); };
                T1 = {isa = PBXNativeTarget; name = Demo; buildPhases = (P1); buildConfigurationList = L1;
                    fileSystemSynchronizedGroups = (S1); productType = "com.apple.product-type.application"; };
                T2 = {isa = PBXNativeTarget; name = DemoTests; buildPhases = ();
                    fileSystemSynchronizedGroups = (S2); productType = "com.apple.product-type.bundle.unit-test"; };
                L0 = {isa = XCConfigurationList; buildConfigurations = (C0); };
                L1 = {isa = XCConfigurationList; buildConfigurations = (C2, C1); };
                C0 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {
                    SWIFT_VERSION = 5.0; SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY = YES; }; };
                C1 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {
                    PRODUCT_NAME = "$(TARGET_NAME) App"; SWIFT_VERSION = 6.0; SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor; }; };
                C2 = {isa = XCBuildConfiguration; name = Release; buildSettings = { SWIFT_VERSION = 5.0; }; };
                R = {isa = PBXProject; mainGroup = G0; targets = (T1, T2); buildConfigurationList = L0; };
            };
            rootObject = R;
        }
        """
}
