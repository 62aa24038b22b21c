import Foundation

/// The built `course` in an empty home folder, as on a learner's first day.
final class CourseAtHome {
    let folder: URL
    /// This checkout's folder, which contains the course.
    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// A small course for these tests: one lesson and two similar exercises.
    static let small = root.appending(path: "Tests/App/PromptTests/Course")
    /// Two exercises whose answers are forms: cases to judge, and a change to review.
    static let forms = root.appending(path: "Tests/App/PromptTests/Forms")

    private let course: URL

    init(course: URL = root) {
        self.course = course
        // The path always has the same length, so that lines break at the same places in every run.
        folder = URL(filePath: "/tmp/home-\(UUID().uuidString.prefix(6).lowercased())")
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            fatalError("no home folder: \(error)")
        }
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// A login's environment, with the built programs on the path.
    var environment: [String: String] {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        return [
            "HOME": folder.path, "PATH": "\(Self.programs.path):\(path)", "TERM": "screen-256color",
            "LANG": "C.UTF-8", "COURSE_ROOT": course.path, "COLUMNS": "",
        ].filter { !$0.value.isEmpty }
    }

    func write(_ name: String, _ text: String) throws {
        try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
    }

    /// The learner's file for an exercise of the small course.
    var answer: URL { folder.appending(path: "swiftui-course/01-two-currencies/Rate.swift") }

    /// The small course's solution, as a learner would type it.
    static func source(_ name: String) throws -> String {
        try String(
            contentsOf: small.appending(path: "Exercises/01-rates/01-two-currencies/\(name).swift"),
            encoding: .utf8)
    }

    func shell(_ script: String) throws -> String {
        try Spawn.run(
            ["bash", "--norc", "--noprofile", "-c", "cd \"$HOME\"\n\(script)"],
            output: folder.appending(path: ".output").path, environment: environment)
    }

    /// The build folder with the test program and all other built programs.
    private static var programs: URL {
        URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    }
}
