import Classroom
import CommandLine
import Teaching

/// `course grade`: grades the submissions of a class into one gradebook.
enum GradeCommand {
    static let definition = Command(
        "grade", summary: "grade a class: run every submission, write one gradebook",
        operands: [GradeOptions.submissions],
        options: GradeOptions.all,
        discussion: """
            SUBMISSIONS is a folder or a zip file. SUBMISSIONS has one folder per student, or the layout of Moodle,
            Canvas or GitHub Classroom. --dry-run lists who submitted what and grades nothing. `course grade init`
            writes class.yaml, where you can keep these options for a class.

            Submissions run in a sandbox (bubblewrap). Without the sandbox, the command grades nothing, unless you add
            --no-sandbox. The command saves each grade at once: after an interruption, the same command continues.
            docs/instructors.md explains more.

            Formats: \(Formats.all().map(\.name).filter { $0 != ResultsJSON().name }.joined(separator: ", ")).

            For an exam, --seed random draws 128 bits that no student can know. The folder RESULTS keeps the bits of
            a random seed, so the same command uses the same seed again. The results show only the seed's
            fingerprint.

            With --explore, answers that pass also run through invented stories (docs/explorer.md). The report lists
            answers with faults, so that you can look at them. Faults that the explorer finds do not change scores.

            exit status: 0 all submissions were graded (whatever the grades), 2 usage, 5 the machine lacks something,
            130 interrupted
            """,
        run: run)

    private static func run(_ arguments: Arguments) throws -> ExitStatus {
        try ClassGrading(arguments, course: Course.version).run()
    }
}
