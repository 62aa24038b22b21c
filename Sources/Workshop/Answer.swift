/// One answer: the files that make up an app, and the expression that is its root view.
///
///     Answer(
///         files: [
///             .init(name: "ContentView.swift", bytes: learner, author: .learner),
///             .init(name: "Host.swift", bytes: host, author: .course),
///         ],
///         root: "Host()")
public struct Answer: Hashable, Sendable {
    public struct File: Hashable, Sendable {
        public enum Author: String, Hashable, Sendable, Codable { case learner, course }
        public var name: String
        public var bytes: [UInt8]
        public var author: Author

        public init(name: String, bytes: [UInt8], author: Author) {
            self.name = name
            self.bytes = bytes
            self.author = author
        }
    }

    /// The Swift language mode, which decides how strictly the compiler checks concurrency.
    public enum LanguageMode: String, Hashable, Sendable, Codable {
        case five = "5"
        case six = "6"
    }

    /// How Xcode sets up a project, as far as it decides where code runs.
    public enum Project: String, Hashable, Sendable, Codable {
        /// Up to Xcode 16.
        case older
        /// Since Xcode 26: default isolation to the main actor, and approachable concurrency.
        case newer
    }

    public var files: [File]
    public var root: String
    public var languageMode: LanguageMode
    public var project: Project
    /// Whether the learner's files may import `Lab`, for a host with knobs. An answer to an exercise may not.
    public var mayHaveKnobs: Bool

    public init(
        files: [File], root: String, languageMode: LanguageMode = .five, project: Project = .older,
        mayHaveKnobs: Bool = false
    ) {
        self.files = files
        self.root = root
        self.languageMode = languageMode
        self.project = project
        self.mayHaveKnobs = mayHaveKnobs
    }

    var learnerFiles: [File] { files.filter { $0.author == .learner } }

    /// All files that are compiled: the answer's own, and the generated one that mounts them.
    var compiledFiles: [File] { files + [Mount.file(root: root)] }
}
