import Essentials

/// A page of `docs/` for users of the course, such as `scenarios` or `timeline`. The command `course guide` shows the
/// guides.
public struct Guide: Hashable, Sendable {
    public let name: String
    public let title: String
    public let markdown: String

    /// The names of all guides: first the guides for learners, then the guides for authors and instructors.
    public static let names = [
        "questions", "drills", "scenarios", "lab", "your-app", "timeline", "player", "grading", "workbench",
        "facts",
        "fidelity",
        "authoring",
        "instructors",
        "security",
    ]

    public init(_ name: String, in root: CourseRoot) throws(CurriculumProblem) {
        let path = "docs/\(name).md"
        do {
            markdown = try String(contentsOf: root.url.appending(path: path), encoding: .utf8)
        } catch {
            throw CurriculumProblem(
                file: path, fact: "The guide cannot be read", evidence: "\(error)",
                nextStep: "Install the course again.")
        }
        self.name = name
        let heading = markdown.split(separator: "\n").first { $0.hasPrefix("# ") }
        title = heading.map { String($0.dropFirst(2)) } ?? name
    }

    public static func matching(_ word: String) -> Lookup<String> {
        Lookup(word, in: names) { [$0] }
    }
}
