import CommandLine
import Curriculum
import Essentials
import Exploration
import Scenario
import Workshop

/// The installed course, and lookups in the course with errors for the command line.
package struct Library {
    package let curriculum: Curriculum

    package static func open() throws -> Library {
        Library(curriculum: try Curriculum.load(try root(), withAnswers: false))
    }

    /// Finds an exercise by its name. If no exercise has exactly this name, the method reads the whole course
    /// to search by number or beginning.
    package static func exercise(_ word: String) throws -> Exercise {
        if let exercise = Curriculum.exercise(matching: word, alone: try root()) { return exercise }
        return try open().exercise(word)
    }

    /// Reads the right answers to an exercise from the current course. `Library.open` and `Library.exercise`
    /// read the course without right answers.
    package static func rightAnswers(
        to exercise: Exercise, in workshop: Workshop, seed: RunSeed, keeping most: Int = 100
    ) throws -> RightAnswers? {
        let whole = Curriculum.exercise(matching: exercise.id, alone: try root(), withAnswers: true)
        return try whole?.rightAnswers(in: workshop, seed: seed, keeping: most)
    }

    /// The current course: the folder in `COURSE_ROOT`, or else the course installed with this executable.
    package static func root() throws -> CourseRoot {
        try CourseRoot.locate(environment: ProcessInfo.processInfo.environment, executable: try executable())
    }

    /// The course that is installed with this executable, including the guides.
    package static func ownRoot() throws -> CourseRoot {
        try CourseRoot.locate(environment: [:], executable: try executable())
    }

    private static func executable() throws -> URL {
        URL(filePath: try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
    }

    private static let exerciseUsage =
        "EXERCISE is a number (6.2), an id (changing-picture) or the beginning of an id"

    /// Finds an exercise by id, number or beginning of an id: `changing-picture`, `6.2`, `chan`.
    package func exercise(_ word: String) throws(UsageError) -> Exercise {
        switch curriculum.exercise(matching: word) {
        case .found(let exercise):
            return exercise
        case .ambiguous(let exercises):
            let names = exercises.map(\.id).joined(separator: ", ")
            throw UsageError("\"\(word)\" could mean several exercises: \(names)", usage: Self.exerciseUsage)
        case .unknown(let suggestions):
            throw UsageError(
                "no exercise is called \"\(word)\"; `\(Suggestion.exercises.text)` lists the exercises",
                usage: Self.exerciseUsage,
                suggestion: suggestions.first?.id)
        }
    }

    /// Finds a lesson by its exact number or id.
    package func lesson(named word: String) -> Lesson? {
        curriculum.lessons.first { $0.id == word || "\($0.part)" == word }
    }

    /// Finds a lesson by number, id or beginning of an id: `6`, `task-identity`, `task`.
    package func lesson(_ word: String) throws(UsageError) -> Lesson {
        switch curriculum.lesson(matching: word) {
        case .found(let lesson):
            return lesson
        case .ambiguous(let lessons):
            let names = lessons.map(\.id).joined(separator: ", ")
            throw UsageError(
                "\"\(word)\" could mean several lessons: \(names)", usage: Suggestion.readUsage.text)
        case .unknown(let suggestions):
            throw UsageError(
                "no lesson is called \"\(word)\"; `\(Suggestion.lessons.text)` lists the lessons",
                usage: Suggestion.readUsage.text,
                suggestion: suggestions.first?.id)
        }
    }
}
