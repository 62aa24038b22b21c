import Foundation
import Testing

@Suite struct `A folder with an app` {
    private static let files = [
        "DemoApp.swift": """
        import SwiftUI
        import Common
        import Tracking
        @main struct DemoApp: App {
            init() { Tracker.start { $0.key = "a" } }
            var body: some Scene { WindowGroup { Home() } }
        }
        struct Home: View {
            var body: some View {
                Text(Common.API.greeting)
                    .traced("home")
                Row()
                SettingsRow()
                Text(Demo_App.words)
                Image(.logoSmall).background(Color(.brandInk)).tint(.brandInk).border(Color(.lightGray))
            }
        }
        let words = "the app's own module"
        """,
        "Home Views/Row.swift":
            "import SwiftUI\nprivate let label = \"first row\"\nstruct Row: View { var body: some View { Text(label) } }",
        "Settings/Row.swift":
            "import SwiftUI\nprivate let label = \"second row\"\nstruct SettingsRow: View { var body: some View { Text(label) } }",
        "Assets.xcassets/logo-small.imageset/Contents.json": "{}",
        "Assets.xcassets/brand-ink.colorset/Contents.json": "{}",
        "Packages/Common/Package.swift": """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(name: "Common", targets: [.target(name: "Common", resources: [.copy("hello.txt")])])
        """,
        "Packages/Common/Sources/Common/API.swift": """
        import Foundation
        public enum API {
            public static var greeting: String {
                let url = Bundle.module.url(forResource: "hello", withExtension: "txt")
                return url.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? "no file"
            }
        }
        """,
        "Packages/Common/Sources/Common/hello.txt": "Hello from a package",
    ]

    private func lab(_ files: [String: String] = files) throws -> LabUnderTest {
        let lab = try LabUnderTest([:])
        for (path, text) in files {
            let file = lab.folder.appending(path: "Demo App").appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        return lab
    }

    @Test func `runs with its packages and resources, and without what does not compile`() throws {
        let lab = try lab()
        let lines = [
            "show", "see \"Hello from a package\"", "see \"first row\"", "see \"second row\"",
            "see \"the app's own module\"",
        ]
        let result = try lab.run(["Demo App"], lines: lines)
        #expect(result.status == 0, "\(result.output)\(result.errors)")
        let told = result.errors.split(separator: "\n").map(String.init)
        #expect(
            told.prefix(5) == [
                "Demo App: 3 files. Its module Common: 1 file.",
                "The course does not have Tracking. The course leaves out code that needs this module. To compile the source of a package, add --package FOLDER.",
                "Your app runs, but 2 pieces do not compile with the course:",
                "  DemoApp.swift:5 Tracker.start is skipped: cannot find 'Tracker' in scope",
                "  DemoApp.swift:11 .traced does nothing: value of type 'Text' has no member 'traced'",
            ], "\(result.errors)")

        let folder = lab.folder.appending(path: "Demo App")
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == [
                ".course", "Assets.xcassets", "DemoApp.swift", "Home Views", "Packages", "Settings",
            ])
        #expect(try lab.read("Demo App/.course/.gitignore") == "*\n")

        let again = try lab.run(["Demo App"], lines: lines)
        #expect(again.output == result.output)
        #expect(again.errors == result.errors)
    }

    @Test func `shows the compiler's errors if nothing is left without them`() throws {
        let lab = try lab([
            "DemoApp.swift": "import SwiftUI\nstruct Home: View { var body: some View { Text(1 } }"
        ])
        let result = try lab.run(["Demo App"], lines: ["show"])
        #expect(result.status == 3, "\(result.output)\(result.errors)")
        #expect(!result.errors.contains("answer"), "\(result.errors)")
    }

    @Test func `without Swift files gets one line with the next step`() throws {
        let lab = try lab(["README.md": "Nothing."])
        let result = try lab.run(["Demo App"], lines: [])
        #expect(result.errors == "course: Demo App has no Swift files: name the folder of your app.\n")
        #expect(result.status == 2)
    }

    @Test func `may use pointers and streams, because it earns no points`() throws {
        let lab = try lab([
            "DemoApp.swift": """
            import SwiftUI
            @main struct DemoApp: App { var body: some Scene { WindowGroup { Text(words) } } }
            var words: String {
                let number = withUnsafeBytes(of: 7) { $0.count }
                let stream = InputStream(data: Data([1]))
                stream.open()
                return "\\(number) \\(stream.hasBytesAvailable) \\(Reach()?.start() ?? false)"
            }
            """,
            "Reach.swift": """
            import SystemConfiguration
            /// The calls of the widespread class `Reachability`.
            final class Reach {
                private let reference: SCNetworkReachability
                init?() {
                    var address = sockaddr()
                    address.sa_len = UInt8(MemoryLayout<sockaddr>.size)
                    address.sa_family = sa_family_t(AF_INET)
                    guard let reference = SCNetworkReachabilityCreateWithAddress(nil, &address) else {
                        print(SCError(), NSError())
                        return nil
                    }
                    self.reference = reference
                }
                func start() -> Bool {
                    let callback: SCNetworkReachabilityCallBack = { _, flags, info in
                        guard let info else { return }
                        print(flags, Unmanaged<Reach>.fromOpaque(info).takeUnretainedValue())
                    }
                    var context = SCNetworkReachabilityContext(
                        version: 0, info: Unmanaged.passUnretained(self).toOpaque(), retain: nil, release: nil,
                        copyDescription: nil)
                    return SCNetworkReachabilitySetCallback(reference, callback, &context)
                        && SCNetworkReachabilitySetDispatchQueue(reference, .main)
                }
            }
            """,
        ])
        let result = try lab.run(["Demo App"], lines: ["show", "see \"8 true true\""])
        #expect(result.status == 0, "\(result.output)\(result.errors)")
    }
}
