/// `moodle.csv`: grades for "Import > CSV file" in Moodle's gradebook.
///
/// The file follows Moodle 4's "Grade import". The instructor maps the columns during the import, so the file can have
/// any column titles. Moodle finds a student by the email address or the ID number; both come from the class list.
public struct MoodleCSV: GradebookText {
    public let name = "moodle"
    public let fileName = "moodle.csv"
    public let summary = "a grade import for Moodle"
    let policy: FeedbackPolicy

    public func text(of gradebook: Gradebook) -> String {
        let titles = gradebook.exercises.flatMap { ["Grade \($0.number)", "Feedback \($0.number)"] }
        var table = CommaSeparatedTable(["Full name", "ID number", "Email address"] + titles)
        for entry in gradebook.students {
            let cells = gradebook.exercises.flatMap { exercise -> [String] in
                guard let answer = entry.results.first(where: { $0.exercise == exercise.id }) else {
                    return ["", ""]
                }
                let feedback = Feedback(answer, in: gradebook, under: policy)
                return [answer.counted.map(String.init) ?? "", Self.sentence(feedback)]
            }
            table.append(
                [entry.person?.name ?? entry.student, entry.person?.id ?? "", entry.person?.email ?? ""]
                    + cells)
        }
        return table.text
    }

    private static func sentence(_ feedback: Feedback) -> String {
        (feedback.remarks + feedback.mistakes.prefix(3).map(\.sentence) + feedback.obstacles.prefix(1))
            .joined(separator: " ")
    }
}
