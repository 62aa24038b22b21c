import Foundation
import Testing

@Suite struct `A package that is not at hand` {
    private static let app = """
        import SwiftUI
        import Kingfisher
        import PhotoKit
        @main struct DemoApp: App { var body: some Scene { WindowGroup { Home() } } }
        struct Home: View {
            @Environment(\\.photoLoader) var loader: PhotoLoader
            var body: some View {
                VStack {
                    KFImage(URL(string: "https://example.com/a.png"))
                        .placeholder { Text("no picture yet") }
                        .resizable()
                        .frame(width: 8)
                    PhotoStrip(photos: ["a"], spacing: 4)
                        .stripStyle(.wide)
                    Text("the rest")
                        .photoTraced("home")
                }
                .onAppear { loader.warmUp(3) }
            }
        }
        """

    private func lab(_ app: String = app) throws -> LabUnderTest {
        let lab = try LabUnderTest([:])
        let folder = lab.folder.appending(path: "Demo")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try lab.write(app, to: "Demo/DemoApp.swift")
        return lab
    }

    @Test func `has a stand-in, and the rest of the app runs`() throws {
        let lab = try lab()
        let result = try lab.run(
            ["Demo"],
            lines: ["show", "see \"no picture yet\"", "see \"the rest\"", "expect GET /a.png"])
        #expect(result.output.contains("GET /a.png"), "\(result.output)")
        #expect(
            result.errors.split(separator: "\n").prefix(2) == [
                "Demo: 1 file.",
                "Stand-ins: Kingfisher (KFImage loads its picture like AsyncImage, without a cache), PhotoKit (PhotoStrip shows nothing; PhotoLoader and .photoTraced do nothing).",
            ], "\(result.errors)")
        #expect(!result.errors.contains("not compile"), "\(result.errors)")
    }

    @Test func `sends requests and makes services, if many apps use it`() throws {
        let lab = try lab(
            """
            import SwiftUI
            @main struct DemoApp: App { var body: some Scene { WindowGroup { Home() } } }
            struct Home: View {
                @State private var words = ["none"]
                var body: some View {
                    Text(words.joined(separator: " "))
                        .task { words = ((try? await Feed().words()) ?? ["failed"]) + [first(), second(), third()] }
                }
            }
            """)
        try lab.write(
            """
            import Alamofire
            struct Feed {
                func words() async throws -> [String] {
                    try await AF.request("https://example.com/words", parameters: ["page": 2])
                        .validate().serializingDecodable([String].self).value
                }
            }
            """, to: "Demo/Feed.swift")
        try lab.write(
            """
            import Resolver
            protocol Clock { var word: String { get } }
            struct WallClock: Clock { let word = "resolved" }
            extension Resolver: ResolverRegistering {
                public static func registerAllServices() { register(Clock.self) { WallClock() }.scope(.application) }
            }
            struct Watch { @Injected var clock: Clock }
            func first() -> String { Watch().clock.word }
            """, to: "Demo/Watch.swift")
        try lab.write(
            """
            import Swinject
            struct Words: Assembly {
                func assemble(container: Container) {
                    container.register(String.self, name: "word") { _ in "registered" }.inObjectScope(.container)
                    container.register([String].self) { resolver, more in [resolver.resolve(String.self, name: "word")!, more] }
                }
            }
            func second() -> String {
                Assembler([Words()]).resolver.resolve([String].self, argument: "twice")!.joined(separator: " ")
            }
            """, to: "Demo/Words.swift")
        try lab.write(
            """
            import Factory
            extension Container { var word: Factory<String> { self { "made" }.singleton } }
            struct Maker { @Injected(\\.word) var word }
            func third() -> String { Maker().word }
            """, to: "Demo/Maker.swift")
        let result = try lab.run(
            ["Demo"],
            lines: [
                "route GET /words?page=2 replies json '[\"a\", \"b\"]'", "show", "settle",
                "see \"a b resolved registered twice made\"",
            ])
        #expect(result.status == 0, "\(result.output)\(result.errors)")
        #expect(!result.errors.contains("not compile"), "\(result.errors)")
        #expect(result.output.contains("GET /words?page=2, Home's .task"), "\(result.output)")
    }

    @Test func `keeps the person's version of its stand-in`() throws {
        let lab = try lab()
        _ = try lab.run(["Demo"], lines: ["show"])
        let file = "Demo/.course/stand-ins/PhotoKit.swift"
        let made = try lab.read(file)
        #expect(made.contains("public struct PhotoStrip: View"), "\(made)")
        let edited = made.replacing("PhotoStrip shows nothing", with: "PhotoStrip shows a word")
            .replacing("EmptyView()", with: "Text(\"my strip\")")
        try lab.write(edited, to: file)
        let result = try lab.run(["Demo"], lines: ["show", "see \"my strip\""])
        #expect(result.status == 0, "\(result.output)\(result.errors)")
        #expect(result.errors.contains("PhotoKit (PhotoStrip shows a word; "), "\(result.errors)")
        #expect(try lab.read(file) == edited)
    }

    @Test func `gets a new stand-in if the app uses new names`() throws {
        let lab = try lab()
        _ = try lab.run(["Demo"], lines: ["show"])
        try lab.write(
            Self.app.replacing("loader.warmUp(3)", with: "loader.coolDown(3)"), to: "Demo/DemoApp.swift")
        let result = try lab.run(["Demo"], lines: ["show", "see \"the rest\""])
        #expect(result.status == 0, "\(result.output)\(result.errors)")
        let file = try lab.read("Demo/.course/stand-ins/PhotoKit.swift")
        #expect(file.contains("coolDown") && !file.contains("warmUp"), "\(file)")
    }

    @Test func `has no faults: the explorer reports none in a stand-in`() throws {
        let source = """
            import SwiftUI
            import PhotoKit
            @main struct DemoApp: App {
                var body: some Scene { WindowGroup { VStack { PhotoStrip(number: 1).stripStyle(.wide) } } }
            }
            """
        let lab = try lab(source)
        _ = try lab.run(["Demo"], lines: ["show"])
        let file = "Demo/.course/stand-ins/PhotoKit.swift"
        // The edited stand-in shows the body of a failed response; in one of the app's own views, this would be a
        // fault.
        let load =
            "(try? String(decoding: await URLSession.shared.data(from: URL(string: \"https://example.com/a\")!).0, as: UTF8.self)) ?? \"\""
        let strip = try lab.read(file).replacing(
            "{ EmptyView() }",
            with: "{ Text(text).task { text = \(load) } }\n    @State private var text = \"\"")
        try lab.write(strip, to: file)
        let explored = try lab.run(["Demo"], lines: ["explore 40"])
        #expect(
            explored.output.contains("The explorer found no fault"), "\(explored.output)\(explored.errors)")

        let own = strip.replacing("import SwiftUI", with: "")
        let app = source.replacing("import PhotoKit", with: "")
        try lab.write(app + own, to: "Demo/DemoApp.swift")
        let exploredOwn = try lab.run(["Demo"], lines: ["explore 40"])
        #expect(exploredOwn.output.contains("wrong-screen"), "\(exploredOwn.output)\(exploredOwn.errors)")
    }
}
