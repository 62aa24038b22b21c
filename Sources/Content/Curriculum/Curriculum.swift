// Curriculum: `Lessons/` and `Exercises/` as validated values, and the learner's progress.
//
// Start with `Curriculum.load`, which reads a course folder into values, or reports the problems of all files together.
// `CourseRoot` finds the folder, `Workspace` is the folder of the learner's answers, and `ProgressStore` stores
// attempts. The Curriculum module stores scenarios as text; the Scenario module parses them.

import CSQLite
import CYAML

/// The whole course: its lessons and exercises, in the order in which they are taught.
///
///     let root = try CourseRoot.locate(environment: environment, executable: path)
///     let curriculum = try Curriculum.load(root)
///
/// Invariant: every id is unique, every part has at most one lesson, and no two exercises share a number. `load` throws
/// if a course breaks the invariant of `Curriculum`.
public struct Curriculum: Hashable, Sendable {
    public let lessons: [Lesson]
    public let exercises: [Exercise]
    /// The ids of the course's drill ideas; the learner's progress may also contain ids of removed ideas.
    public let drills: Set<String>

    /// Makes a curriculum for tests: sorts the values, but does not refuse duplicate ids or numbers.
    public init(lessons: [Lesson], exercises: [Exercise], drills: Set<String> = []) {
        self.lessons = lessons.sorted { $0.part < $1.part }
        // The order of exercises is total, because `load` refuses two exercises with the same number.
        self.exercises = exercises.sorted { $0.number < $1.number }
        self.drills = drills
    }

    /// - Parameter readsAnswers: true to read the right and wrong answers too; only the proof of the exercises needs
    ///   them.
    public static func load(
        _ root: CourseRoot, withAnswers readsAnswers: Bool = true
    ) throws(CurriculumProblems) -> Curriculum {
        let (curriculum, found) = survey(root, withAnswers: readsAnswers)
        guard let problems = CurriculumProblems(found) else { return curriculum }
        throw problems
    }

    /// Reads all readable files of a course, and reports the problems of all other files. `survey` may return a
    /// curriculum that breaks the invariant, if the course has problems.
    public static func survey(
        _ root: CourseRoot, withAnswers readsAnswers: Bool = true
    ) -> (Curriculum, [CurriculumProblem]) {
        var reader = CourseReader(root: root)
        let (lessons, exercises) = reader.pages(withAnswers: readsAnswers)
        reader.checkUniqueness(lessons: lessons, exercises: exercises)
        let drills = DrillIdea.ids(root)
        return (Curriculum(lessons: lessons, exercises: exercises, drills: drills), reader.problems)
    }

    /// Reads only the exercise with this name; this is ten times as fast as reading the whole course.
    ///
    /// Returns nil if no folder's name identifies the exercise, or if the exercise has problems; `load` reports the
    /// problems.
    /// - Parameter readsAnswers: true to read the exercise's right and wrong answers too.
    public static func exercise(
        matching word: String, alone root: CourseRoot, withAnswers readsAnswers: Bool = false
    ) -> Exercise? {
        CourseReader(root: root).exercise(matching: word, withAnswers: readsAnswers)
    }

    public func lesson(part: Int) -> Lesson? { lessons.first { $0.part == part } }
    public func lesson(id: String) -> Lesson? { lessons.first { $0.id == id } }
    public func exercise(id: String) -> Exercise? { exercises.first { $0.id == id } }
    public func exercises(in part: Int) -> [Exercise] { exercises.filter { $0.number.part == part } }

    /// Finds an exercise by id, by number ("6.1"), or by a unique beginning of its id.
    public func exercise(matching word: String) -> Lookup<Exercise> {
        Lookup(word, in: exercises) { [$0.id, $0.number.description] }
    }

    /// Finds a lesson by part ("6"), by id, or by a unique beginning of its id.
    public func lesson(matching word: String) -> Lookup<Lesson> {
        Lookup(word, in: lessons) { [$0.id, String($0.part)] }
    }
}

/// The versions of the loaded C libraries, for `course doctor`.
public enum StorageLibraries {
    public static var all: [String] {
        [
            "SQLite \(String(cString: sqlite3_libversion()))",
            "libyaml \(String(cString: yaml_get_version_string()))",
        ]
    }
}
