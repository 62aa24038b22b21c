// Curriculum: `Lessons/` and `Exercises/` as validated values, and the learner's progress.
//
// Start here: `Curriculum.load` reads a course folder into values or says, for every file at once,
// what is wrong with it. Further on: `CourseRoot` finds the folder, `Workspace` holds the learner's
// own copies, `ProgressStore` remembers what they did. Scenarios stay text here; the Scenario
// module reads them, and nothing in this folder knows how an exercise is run.

import CSQLite
import CYAML

/// The whole course: its lessons and exercises, in the order in which they are taught.
///
///     let root = try CourseRoot.locate(environment: environment, executable: path)
///     let curriculum = try Curriculum.load(root)
///
/// Invariant: every id is unique, every part has at most one lesson, and no two exercises share a number. `load` enforces
/// this.
public struct Curriculum: Hashable, Sendable {
    public let lessons: [Lesson]
    public let exercises: [Exercise]

    /// Sorts the values and does not check them. For tests.
    public init(lessons: [Lesson], exercises: [Exercise]) {
        self.lessons = lessons.sorted { $0.part < $1.part }
        // Total: `load` refuses two exercises with one number.
        self.exercises = exercises.sorted { $0.number < $1.number }
    }

    /// - Parameter readsAnswers: false for those who learn, and do without the answers that prove the exercises.
    public static func load(
        _ root: CourseRoot, withAnswers readsAnswers: Bool = true
    ) throws(CurriculumProblems) -> Curriculum {
        let (curriculum, found) = survey(root, withAnswers: readsAnswers)
        guard let problems = CurriculumProblems(found) else { return curriculum }
        throw problems
    }

    /// The readable part of a course, and all problems with the rest, so that its author can go on with what is right. The
    /// invariants above hold only if there are no problems.
    public static func survey(
        _ root: CourseRoot, withAnswers readsAnswers: Bool = true
    ) -> (Curriculum, [CurriculumProblem]) {
        var reader = CourseReader(root: root)
        let (lessons, exercises) = reader.pages(withAnswers: readsAnswers)
        reader.checkUniqueness(lessons: lessons, exercises: exercises)
        return (Curriculum(lessons: lessons, exercises: exercises), reader.problems)
    }

    /// The exercise that a word names, read without the rest of the course: for commands that need no other, in a tenth of
    /// the time. Nil if the folders' names do not say which it is, or if there is a problem with it; `load` then tells.
    /// - Parameter readsAnswers: true for those who compare with the answers that prove it.
    public static func exercise(
        matching word: String, alone root: CourseRoot, withAnswers readsAnswers: Bool = false
    ) -> Exercise? {
        CourseReader(root: root).exercise(matching: word, withAnswers: readsAnswers)
    }

    public func lesson(part: Int) -> Lesson? { lessons.first { $0.part == part } }
    public func lesson(id: String) -> Lesson? { lessons.first { $0.id == id } }
    public func exercise(id: String) -> Exercise? { exercises.first { $0.id == id } }
    public func exercises(in part: Int) -> [Exercise] { exercises.filter { $0.number.part == part } }

    /// By id, by number ("6.1"), or by the beginning of an id that no other exercise shares.
    public func exercise(matching word: String) -> Lookup<Exercise> {
        Lookup(word, in: exercises) { [$0.id, $0.number.description] }
    }

    /// By part ("6"), by id, or by the beginning of an id that no other lesson shares.
    public func lesson(matching word: String) -> Lookup<Lesson> {
        Lookup(word, in: lessons) { [$0.id, String($0.part)] }
    }
}

/// The versions of the C libraries that this module uses, as they are loaded now. `course doctor` prints them.
public enum StorageLibraries {
    public static var all: [String] {
        [
            "SQLite \(String(cString: sqlite3_libversion()))",
            "libyaml \(String(cString: yaml_get_version_string()))",
        ]
    }
}
