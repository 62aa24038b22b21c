import Classroom

/// The different answers of a class that have a page, and what is worth knowing of each without its source.
struct AnswerPlaces {
    /// The pages that play a run.
    var plays: Set<String> = []
    /// The number of lines of each answer, without empty ones and comments.
    private(set) var lengths: [String: Int] = [:]

    /// An exercise's id is the course's, and a digest is digits.
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
