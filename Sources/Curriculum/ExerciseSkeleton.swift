import FoundationEssentials

/// The first files of a new exercise. It can be read and played, and says that it is unfinished.
///
///     let skeleton = ExerciseSkeleton(name: "two-inputs", part: 7, in: root)
///     try skeleton.write()       // Exercises/07-compound-identity/03-two-inputs
public struct ExerciseSkeleton: Sendable {
    public let name: String
    public let part: Int
    public let root: CourseRoot
    /// Relative to the course root.
    public let folder: String

    public struct Failure: Error, Hashable, Sendable, CustomStringConvertible {
        public let description: String
    }

    public init(name: String, part: Int, in root: CourseRoot) throws(Failure) {
        guard FrontMatter.isKebabCase(name) else {
            throw Failure(
                description: "\"\(name)\" is not in kebab-case. "
                    + "Use small letters and digits with hyphens between, as in \"changing-picture\".")
        }
        let (curriculum, _) = Curriculum.survey(root)
        if let other = curriculum.exercise(id: name) {
            throw Failure(description: "There is an exercise \(name) already: \(other.folder).")
        }
        self.name = name
        self.part = part
        self.root = root
        folder = Self.folder(name, part, root, curriculum)
        guard !CourseFolder(root: root.url).exists(folder) else {
            throw Failure(description: "There is a folder \(folder) already. Nothing was changed.")
        }
    }

    /// After the last exercise of its part. The first exercise of a part makes a folder named for the part's lesson.
    private static func folder(_ name: String, _ part: Int, _ root: CourseRoot, _ curriculum: Curriculum)
        -> String
    {
        let files = CourseFolder(root: root.url)
        let parts = (try? files.names(in: "Exercises")) ?? []
        let partFolder =
            parts.first { CourseReader.leadingNumber($0) == part }
            ?? "\(twoDigits(part))-\(curriculum.lesson(part: part)?.id ?? "part-\(part)")"
        let siblings = (try? files.names(in: "Exercises/\(partFolder)")) ?? []
        let last = siblings.compactMap(CourseReader.leadingNumber).max() ?? 0
        return "Exercises/\(partFolder)/\(twoDigits(last + 1))-\(name)"
    }

    private static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

    /// Nothing that exists is overwritten: the folder is new.
    public func write() throws(Failure) {
        do {
            let place = root.url.appending(path: folder)
            for name in ["Wrong", "Right"] {
                try FileManager.default.createDirectory(
                    at: place.appending(path: name), withIntermediateDirectories: true)
            }
            for (file, text) in files {
                try Data(text.utf8).write(to: place.appending(path: file))
            }
        } catch {
            throw Failure(description: "\(folder) cannot be written: \(error)")
        }
    }

    // MARK: The files

    var files: [(name: String, text: String)] {
        [
            ("exercise.md", page), ("Starter.swift", Self.view), ("Solution.swift", Self.view),
            ("Host.swift", Self.host),
        ]
    }

    private var page: String {
        """
        ---
        id: \(name)
        title: \(name.split(separator: "-").joined(separator: " "))
        part: \(part)
        minutes: 15
        kind: repair
        answer: Screen.swift
        holds:
          simple-case: [the content is on screen]
        meets:
          words: simple-case
        without:
          undecodable: The answer is any text.
        unfinished: true
        ---

        Change `Screen.swift` so that

        - a spinner is there while the content is on its way, and then the content is on screen.

        ```scenario simple-case
        # The screen appears, and its content arrives
        route GET /content replies text after 300ms

        want /content
        show
        see spinner
        settle
        see body of /content
        expect 1 request
        ```

        ## Hints

        """
    }

    private static let view = """
        import SwiftUI

        /// What the learner works on.
        struct Screen: View {
            var body: some View {
                Text("…")
            }
        }

        """

    private static let host = """
        import Lab
        import SwiftUI

        /// The app around the learner's view. Give it a @Knob for each value that a scenario sets.
        struct Host: View {
            var body: some View {
                Screen()
            }
        }

        """
}
