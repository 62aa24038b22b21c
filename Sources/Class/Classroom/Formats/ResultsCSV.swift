/// `results.csv`: a line for each answer.
public struct ResultsCSV: GradebookText {
    public let name = "csv"
    public let fileName = "results.csv"
    public let summary = "a line for each answer, for spreadsheets"

    public init() {}

    public func text(of gradebook: Gradebook) -> String {
        var table = CommaSeparatedTable([
            "student", "exercise", "outcome", "score", "passed", "requests", "par", "redundant",
            "uncancelled", "findings", "explored", "late", "adjusted", "total", "id", "name", "email",
            "section",
        ])
        for entry in gradebook.students {
            for answer in entry.results {
                let grade = answer.grade
                let counts = grade.counts
                let numbers = [counts?.requests, counts?.par, counts?.redundant, counts?.uncancelled]
                table.append(
                    [entry.student, answer.exercise, grade.outcome.rawValue]
                        + [grade.score.map(String.init) ?? "", grade.passed.map(String.init) ?? ""]
                        + numbers.map { $0.map(String.init) ?? "" } + [
                            grade.codes.map(\.rawValue).joined(separator: " "),
                            (grade.explored?.found ?? []).map(\.code).joined(separator: " "),
                            answer.late.map { "\($0.days)" } ?? "", answer.counted.map(String.init) ?? "",
                            entry.total.map { "\($0)" } ?? "", entry.person?.id ?? "",
                            entry.person?.name ?? "",
                            entry.person?.email ?? "", entry.person?.section ?? "",
                        ])
            }
        }
        return table.text
    }
}
