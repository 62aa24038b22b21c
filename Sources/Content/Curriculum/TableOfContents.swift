/// The course's lessons and exercises, read from the names of the folders and from the front matters of
/// the lessons.
///
/// The prompt needs only this table; reading the table is much quicker than reading all pages.
public struct TableOfContents: Hashable, Sendable {
    public struct Lesson: Hashable, Sendable {
        public let id: String
        public let title: String
        public let part: Int
    }

    public struct Exercise: Hashable, Sendable {
        public let id: String
        public let number: ExerciseNumber
    }

    public let lessons: [Lesson]
    public let exercises: [Exercise]

    init(lessons: [Lesson], exercises: [Exercise]) {
        self.lessons = lessons.sorted { $0.part < $1.part }
        self.exercises = exercises.sorted { $0.number < $1.number }
    }

    /// Reads the table; throws only problems with the lessons' front matters.
    public static func load(_ root: CourseRoot) throws(CurriculumProblems) -> TableOfContents {
        var reader = CourseReader(root: root)
        let contents = reader.contents()
        guard let problems = CurriculumProblems(reader.problems) else { return contents }
        throw problems
    }

    /// The sorted numbers of the parts that have a lesson or an exercise.
    public var parts: [Int] { Set(lessons.map(\.part) + exercises.map(\.number.part)).sorted() }

    public func lesson(part: Int) -> Lesson? { lessons.first { $0.part == part } }
    public func exercises(in part: Int) -> [Exercise] { exercises.filter { $0.number.part == part } }
}

extension Curriculum {
    public var contents: TableOfContents {
        TableOfContents(lessons: lessons.map(\.entry), exercises: exercises.map(\.entry))
    }
}

extension Lesson {
    public var entry: TableOfContents.Lesson { TableOfContents.Lesson(id: id, title: title, part: part) }
}

extension Exercise {
    public var entry: TableOfContents.Exercise {
        TableOfContents.Exercise(id: id, number: number)
    }
}

extension TableOfContents.Exercise {
    /// Reads a folder's name: `changing-picture` with the number 6.2 for
    /// `Exercises/06-task-identity/02-changing-picture`.
    init?(folder path: String) {
        let numbers = CourseReader.numbers(inFolder: path)
        guard numbers.count == 2, let name = path.split(separator: "/").last else { return nil }
        self.init(
            id: CourseReader.nameBehindNumber(name),
            number: ExerciseNumber(part: numbers[0], index: numbers[1]))
    }
}
