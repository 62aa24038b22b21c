import Foundation
import Testing

/// Runs the real language server in the folder that the course created.
@Suite(.serialized) struct EditorTests {
    let home = CourseAtHome()

    @Test func `an editor completes code and shows errors in the learner's file`() throws {
        _ = try home.shell("course open 6.2")
        let workspace = home.folder.appending(path: "swiftui-course").resolvingSymlinksInPath()
        let file = workspace.appending(path: "06-changing-picture/ProfilePicture.swift")
        let broken = """
            struct ProfilePicture: View {
                @State private var count = 0
                var body: some View {
                    Text("One").task(id: "seven") { count = "seven" }
                }
                var other: some View {
                    Text("Two").tas
                }
            }
            """
        try broken.write(to: file, atomically: true, encoding: .utf8)
        let server = try LanguageServer(folder: workspace)
        try server.open(file)
        let problems = try server.diagnostics(in: file)
        #expect(problems.contains { $0.hasPrefix("4:") && $0.contains("String") && $0.contains("Int") })
        // The learner's file contains no import statement. Editors complete names of the modules that answers get
        // without an import.
        #expect(!problems.contains { $0.contains("in scope") })
        let offered = try server.completions(in: file, line: 7, character: 23)
        #expect(offered.contains { $0.hasPrefix("task(") })
    }

    @Test func `a starter that uses its host's declarations has no error in an editor`() throws {
        _ = try home.shell("course open 7.1")
        let workspace = home.folder.appending(path: "swiftui-course").resolvingSymlinksInPath()
        let part = try #require(
            FileManager.default.contentsOfDirectory(atPath: workspace.path).first { $0.hasPrefix("07-") })
        let folder = workspace.appending(path: part)
        let name = try #require(
            FileManager.default.contentsOfDirectory(atPath: folder.path).first { $0.hasSuffix(".swift") })
        let file = folder.appending(path: name)
        let server = try LanguageServer(folder: workspace)
        try server.open(file)
        #expect(try server.diagnostics(in: file).isEmpty)
    }

    @Test func `a correct answer has no error in an editor`() throws {
        _ = try home.shell("course open 6.2")
        let workspace = home.folder.appending(path: "swiftui-course").resolvingSymlinksInPath()
        let file = workspace.appending(path: "06-changing-picture/ProfilePicture.swift")
        let server = try LanguageServer(folder: workspace)
        try server.open(file)
        #expect(try server.diagnostics(in: file).isEmpty)
    }
}
