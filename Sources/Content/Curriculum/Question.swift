import Text

/// A frequent question, its shortest true answer, and the lesson and exercise that teach it.
///
///     Questions/04-load-once.md
///
///     ---
///     question: How do I load once?
///     also: [load only the first time, stop reloading when I come back]
///     lesson: task-or-onappear
///     sentence: A task starts again at each appearance, so ask first whether what it would load is there already
///     run: covered
///     exercise: read-and-gone
///     ---
///     Ask whether the content is there already, and return if it is. …
public struct Question: Hashable, Sendable, Identifiable {
    /// The name of the question's file, without its number and extension.
    public let id: String
    public let question: String
    /// Other wordings of the question that learners may search for.
    public let also: [String]
    public let answer: String
    /// The sentence of a lesson that answers the question; nil if no lesson answers the question.
    public let place: Place?
    public let exercise: String?
    /// The file's path, relative to the course root.
    public let file: String

    /// The sentence of a lesson that answers the question, and perhaps a run that shows the answer.
    public struct Place: Hashable, Sendable {
        public let lesson: String
        public let sentence: String
        public let run: String?
    }

    static let folder = "Lessons/Questions"
    private static let fields = ["question", "also", "lesson", "sentence", "run", "exercise"]

    init(_ text: String, file: String) throws(CurriculumProblem) {
        let matter = try FrontMatter(text, file: file, allowed: Self.fields)
        let name = file.split(separator: "/").last.map(String.init) ?? file
        id = CourseReader.nameBehindNumber(name.dropLast(".md".count))
        self.file = file
        question = try matter.string("question")
        also = try matter.texts("also")
        answer = matter.body.trimmed
        exercise = try matter.texts("exercise").first
        let (lesson, sentence) = (try matter.texts("lesson").first, try matter.texts("sentence").first)
        let run = try matter.texts("run").first
        guard (lesson == nil) == (sentence == nil), run == nil || lesson != nil else {
            throw CurriculumProblem(
                file: file, line: 1, fact: "The fields lesson, sentence and run do not fit together",
                nextStep:
                    "Write \"lesson:\" and \"sentence:\", and \"run:\" only with them. If no lesson answers the question yet, leave all three fields out."
            )
        }
        place = lesson.flatMap { lesson in sentence.map { Place(lesson: lesson, sentence: $0, run: run) } }
        guard !answer.isEmpty else {
            throw CurriculumProblem(
                file: file, line: matter.bodyLine, fact: "The question has no answer",
                nextStep: "Write the shortest true answer below the second \"---\".")
        }
    }
}

extension Question {
    /// Returns all readable questions in the order of their files, and the problems of all other files.
    public static func survey(_ root: CourseRoot) -> ([Question], [CurriculumProblem]) {
        CourseFolder(root: root.url).survey(folder) { text, file, _ throws(CurriculumProblem) in
            try Question(text, file: file)
        }
    }

    /// Reads all questions; throws if any file has a problem.
    public static func load(_ root: CourseRoot) throws(CurriculumProblems) -> [Question] {
        try CurriculumProblems.none(survey(root))
    }

    /// Finds the lesson's paragraph that contains the answering sentence; returns nil if the lesson lacks the sentence.
    ///
    /// If the paragraph contains placeholders for measured numbers, the function returns only the answering sentence.
    public func paragraph(in lesson: Lesson) -> String? {
        guard let place, place.lesson == lesson.id else { return nil }
        let sentence = place.sentence.onOneLine
        let paragraphs = lesson.markdown.split(separator: "\n\n").map { String($0).onOneLine }
        guard let found = paragraphs.first(where: { $0.contains(sentence) }) else { return nil }
        return found.contains("{{") ? Self.whole(sentence, in: found) : found
    }

    /// Extends a quote to the whole sentence that contains the quote.
    private static func whole(_ sentence: String, in paragraph: String) -> String {
        guard let range = paragraph.firstRange(of: sentence) else { return sentence }
        let before = paragraph[..<range.lowerBound].ranges(of: ". ").last?.upperBound ?? paragraph.startIndex
        let after = paragraph[range.upperBound...]
        let end = after.firstRange(of: ". ").map { after.index(after: $0.lowerBound) } ?? paragraph.endIndex
        let whole = sentence.hasSuffix(".") ? paragraph[before..<range.upperBound] : paragraph[before..<end]
        return whole.contains("{{") ? sentence : String(whole)
    }
}
