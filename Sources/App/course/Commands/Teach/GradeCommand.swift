import Classroom
import CommandLine
import Faculty

/// `course grade`: the answers of a class, and one gradebook.
enum GradeCommand {
    static let definition = Command(
        "grade", summary: "mark the submissions of a class", operands: [GradeOptions.submissions],
        options: GradeOptions.all,
        discussion: """
            SUBMISSIONS is a folder or a zip file: a folder for each student, or what Moodle, Canvas or GitHub Classroom
            gave out. --dry-run shows who handed in what, and marks nothing. `course grade init` writes class.yaml, in
            which all that is said here once for a class can be written down.

            Answers run behind a wall (bubblewrap); without it nothing is graded, unless you say --no-sandbox. What is
            done is kept as it goes: after an interruption, the same command goes on where it stopped.
            docs/instructors.md says more.

            Formats: \(Formats.all().map(\.name).filter { $0 != ResultsJSON().name }.joined(separator: ", ")).

            For an examination, --seed random draws 128 bits that no student can know. They are kept in RESULTS, so that
            the same command draws the same again, and results show their fingerprint only.

            With --explore, an answer that passes is played with invented stories too (docs/explorer.md). Those in which
            they find something are listed for a person to look at; no score depends on it.

            exit status: 0 grading ran to its end (whatever the grades), 2 usage, 5 the machine lacks something,
            130 interrupted
            """,
        run: run)

    private static func run(_ arguments: Arguments) throws -> ExitStatus {
        try ClassGrading(arguments, course: Course.version).run()
    }
}
