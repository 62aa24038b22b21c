/// What a shell can offer where a definition says EXERCISE or FILE.
///
///     Placeholder("FOLDER")  // .folder
enum Placeholder: String, CaseIterable {
    case exercise = "EXERCISE"
    case lesson = "LESSON"
    case finding = "CODE"
    case command = "COMMAND"
    case shell = "SHELL"
    case file = "FILE"
    case folder = "FOLDER"

    /// nil where only the person knows what comes: a number, a name.
    init?(_ name: String) {
        switch name {
        case "RESULTS": self = .folder
        case "PATH": self = .file
        default: self.init(rawValue: name)
        }
    }

    /// How a completion script asks for the words: `course completions --words exercise`.
    var kind: String { rawValue.lowercased() }

    /// Whether the shell itself knows best.
    var isPath: Bool { self == .file || self == .folder }
}
