import Wire

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

    /// A file that the app finds in its main bundle.
    public struct Resource: Hashable, Sendable {
        /// The name, or the path inside the bundle, such as `Common_Common.bundle/menu.json`.
        public var name: String
        public var bytes: [UInt8]

        public init(name: String, bytes: [UInt8]) { (self.name, self.bytes) = (name, bytes) }
    }

    public var files: [File]
    public var resources: [Resource] = []
    public var root: String
    public var languageMode: LanguageMode
    public var project: ProjectSetup
    /// True if the learner's files may import `Lab`, to declare inputs in a host file. An exercise's answer may not
    /// import `Lab`.
    public var mayHaveKnobs: Bool
    /// The modules and settings of an app that was found in a folder; nil for any other answer.
    public var wholeApp: WholeApp?

    public init(
        files: [File], root: String, languageMode: LanguageMode = .five, project: ProjectSetup = .older,
        mayHaveKnobs: Bool = false
    ) {
        self.files = files
        self.root = root
        self.languageMode = languageMode
        self.project = project
        self.mayHaveKnobs = mayHaveKnobs
    }

    /// True if the root is the whole app, not one of its views.
    public var isWholeApp: Bool {
        root.hasPrefix(Root.appExpressions.app) || root.hasPrefix(Root.appExpressions.window)
    }

    var learnerFiles: [File] { (files + libraryFiles).filter { $0.author == .learner } }

    /// The compiled files of the app's own module: the answer's files and the generated `Mount.swift`.
    var compiledFiles: [File] { files + [Mount.file(root: root)] }

    var libraryFiles: [File] { wholeApp?.libraries.flatMap(\.files) ?? [] }
}
