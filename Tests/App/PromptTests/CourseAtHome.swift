import Foundation

/// The built `course` in an empty home folder, as somebody meets it on the first day.
final class CourseAtHome {
    let folder: URL
    /// The course of this checkout.
    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// A small course that changes with its tests only: one lesson, and two exercises that are alike.
    static let small = root.appending(path: "Tests/App/PromptTests/Course")
    /// Two exercises that are answered by a form: one of cases to judge, one of a change to review.
    static let forms = root.appending(path: "Tests/App/PromptTests/Forms")

    private let course: URL

    init(course: URL = root) {
        self.course = course
        // Always as long, so that lines break where they broke the last time.
        folder = URL(filePath: "/tmp/home-\(UUID().uuidString.prefix(6).lowercased())")
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            fatalError("no home folder: \(error)")
        }
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// What a login gives a person, and the built programs on the path.
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

    /// The learner's file of an exercise of the small course.
    var answer: URL { folder.appending(path: "swiftui-course/01-two-currencies/Rate.swift") }

    /// The small course's own answer, as somebody would have typed it.
    static func source(_ name: String) throws -> String {
        try String(
            contentsOf: small.appending(path: "Exercises/01-rates/01-two-currencies/\(name).swift"),
            encoding: .utf8)
    }

    /// Runs a script in bash, in the home folder.
    func shell(_ script: String) throws -> String {
        try Spawn.run(
            ["bash", "--norc", "--noprofile", "-c", "cd \"$HOME\"\n\(script)"],
            output: folder.appending(path: ".output").path, environment: environment)
    }

    /// Where the test program lies, and beside it what was built with it.
    private static var programs: URL {
        URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    }
}
