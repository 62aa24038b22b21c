/// `results.csv`: a line for each answer.
public struct ResultsCSV: GradebookFormat {
    public let name = "csv"
    public let fileName = "results.csv"

    public init() {}

    public func text(of gradebook: Gradebook) -> String {
        var table = CommaSeparatedTable([
            "student", "exercise", "outcome", "score", "passed", "requests", "par", "redundant",
            "uncancelled",
            "findings", "explored",
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
                        ])
            }
        }
        return table.text
    }
}
