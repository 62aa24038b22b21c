/// `canvas.csv`: grades for import into Canvas's gradebook.
///
/// The file follows Canvas's page "How do I import grades in the Gradebook?" as of 2026. `canvas.csv` has the columns
/// Student, ID, SIS User ID, SIS Login ID and Section, one column for each assignment, and a line with the points
/// possible. Canvas finds students by an ID, which comes from the class list.
public struct CanvasCSV: GradebookText {
    public let name = "canvas"
    public let fileName = "canvas.csv"
    public let summary = "a gradebook import for Canvas"

    public func text(of gradebook: Gradebook) -> String {
        let titles = gradebook.exercises.map { "\($0.number) \($0.title)" }
        var table = CommaSeparatedTable(["Student", "ID", "SIS User ID", "SIS Login ID", "Section"] + titles)
        table.append(["    Points Possible", "", "", "", ""] + titles.map { _ in "100" })
        for entry in gradebook.students {
            let person = entry.person
            let scores = gradebook.exercises.map { exercise in
                entry.results.first { $0.exercise == exercise.id }?.counted.map(String.init) ?? ""
            }
            table.append(
                [person?.name ?? entry.student, "", person?.id ?? "", entry.student, person?.section ?? ""]
                    + scores)
        }
        return table.text
    }
}
