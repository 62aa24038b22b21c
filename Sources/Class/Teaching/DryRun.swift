import Classroom
import CommandLine
import CommandOutput
import Text

/// `course grade --dry-run`: shows who handed in what, and grades nothing.
struct DryRun {
    private let plan: GradingPlan
    private let placements: [Placement]

    init(_ plan: GradingPlan) {
        self.plan = plan
        placements = Placement.all(of: plan.intake, for: plan.exercises, by: plan.rules)
    }

    private struct Facts: Encodable {
        var layout: String
        var exercises: [String]
        var answers: [Placement]
        var unplaced: [Unplaced]
        var notes: [String]
    }

    func show(_ asJSON: Bool) throws -> ExitStatus {
        let exercises = plan.exercises.map { "\($0.number)" }
        guard !asJSON else {
            try Output.say(
                Facts(
                    layout: plan.intake.layout.name, exercises: exercises, answers: placements,
                    unplaced: plan.intake.unplaced, notes: plan.notes))
            return .passed
        }
        Output.say(text(exercises))
        return .passed
    }

    private func text(_ exercises: [String]) -> String {
        let students = Wording.count(Set(placements.map(\.student)).count, "student")
        let first =
            "\(students), \(plan.intake.layout.summary); exercises \(exercises.joined(separator: ", "))."
        let width = min(30, placements.map { DisplayWidth.columns(of: $0.student) }.max() ?? 0)
        let rows = placements.map { placement in
            placement.student.padded(to: width) + "  " + placement.number.padded(to: 4) + "  "
                + placement.words
        }
        let unplaced = plan.intake.unplaced.map { "  \($0.file): \($0.reason)" }
        return
            ([first, ""] + rows
            + (unplaced.isEmpty ? [] : ["", "Files that belong to no student:"] + unplaced)
            + ["", "The course graded nothing. To grade, use --out RESULTS instead of --dry-run."])
            .joined(separator: "\n")
    }
}
