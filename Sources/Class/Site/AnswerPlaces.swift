import Classroom

/// The player pages of a class's answers, and the length of each answer.
///
/// `AnswerPlaces` keeps the lengths of answers, so that the class page does not read the sources again.
struct AnswerPlaces {
    /// The player pages that exist. Only answers that ran have a page.
    var runPages: Set<String> = []
    /// The number of lines of each answer, without empty lines and comments.
    private(set) var lengths: [String: Int] = [:]

    /// The name of an answer's player page. No student chooses a part of the name: the course names
    /// exercises, and a digest has hexadecimal digits only.
    static func page(_ exercise: String, _ digest: String) -> String {
        "answers/\(exercise)-\(digest.prefix(24)).html"
    }

    mutating func add(_ exercise: String, _ digest: String, _ exhibit: Exhibit, _ answer: GradedAnswer) {
        let lines = exhibit.source.split(separator: "\n").filter { line in
            let text = line.drop { $0 == " " || $0 == "\t" }
            return !text.isEmpty && !text.hasPrefix("//")
        }
        lengths["\(exercise) \(digest)"] = lines.count
    }

    func length(_ exercise: String, _ digest: String) -> Int? { lengths["\(exercise) \(digest)"] }
}
