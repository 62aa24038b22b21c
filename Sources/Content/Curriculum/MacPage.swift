import Text

/// A page with steps for Xcode on a Mac: the learner writes an app and sees the fault that one part of the course
/// explains.
///
///     Mac/06-stale-input.md
///
///     ---
///     part: 6
///     title: A task that misses its input
///     ---
///     1. Write `let _ = Self._printChanges()` first in `body`. …
///
/// Each page has at most 250 words, and links only to Apple and swift.org. The course can't run Xcode, so a page states only
/// facts that Apple documents.
public struct MacPage: Hashable, Sendable {
    public let part: Int
    public let title: String
    /// The file's path, relative to the course root.
    public let file: String
    private let body: String

    static let folder = "Lessons/Mac"
    static let mostWords = 250

    /// The page's Markdown for readers, with the fault as its heading.
    public var markdown: String { "# On your Mac, part \(part): \(title)\n\n\(body)" }

    init(_ text: String, file: String) throws(CurriculumProblem) {
        let matter = try FrontMatter(text, file: file, allowed: ["part", "title"])
        part = try matter.positiveInteger("part")
        title = try matter.string("title")
        self.file = file
        body = matter.body.trimmed
        let words = body.split(whereSeparator: \.isWhitespace).count
        guard words <= Self.mostWords else {
            throw CurriculumProblem(
                file: file, fact: "The page has \(words) words",
                nextStep: "Keep the page to \(Self.mostWords) words.")
        }
        let links = MarkdownLink.all(in: text)
        guard !links.isEmpty else {
            throw CurriculumProblem(
                file: file, fact: "The page has no link", nextStep: "Link each fact to Apple's documentation."
            )
        }
        if let link = links.first(where: { !Self.isOfficial($0.address) }) {
            throw CurriculumProblem(
                file: file, line: link.line, fact: "The link leads to neither Apple nor swift.org",
                evidence: link.address, nextStep: "Link to developer.apple.com or to a page of swift.org.")
        }
    }

    private static func isOfficial(_ address: String) -> Bool {
        ["https://developer.apple.com/", "https://www.swift.org/", "https://docs.swift.org/"]
            .contains { address.hasPrefix($0) }
    }
}

extension MacPage {
    /// Returns all readable pages about Xcode, sorted by part, and the problems of all other files.
    public static func survey(_ root: CourseRoot) -> ([MacPage], [CurriculumProblem]) {
        let (pages, problems) = CourseFolder(root: root.url).survey(folder) {
            (text, file, pages: [MacPage]) throws(CurriculumProblem) in
            let page = try MacPage(text, file: file)
            guard let other = pages.first(where: { $0.part == page.part }) else { return page }
            throw CurriculumProblem(
                file: file, fact: "Part \(page.part) has another page", evidence: other.file,
                nextStep: "Keep one page for each part.")
        }
        return (pages.sorted { $0.part < $1.part }, problems)
    }

    /// Reads all pages about Xcode; throws if any file has a problem.
    public static func load(_ root: CourseRoot) throws(CurriculumProblems) -> [MacPage] {
        try CurriculumProblems.none(survey(root))
    }
}
