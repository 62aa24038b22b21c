import Curriculum

import struct Curriculum.Progress

/// The output of `progress --json`.
struct ProgressFacts: Encodable {
    let lessonsRead: [String]
    let referencesSeenEarly: [String]
    let drills: Drills
    let exercises: [ExerciseFacts]

    struct Drills: Encodable {
        let answered: Int
        let right: Int
        let due: Int
    }

    init(_ progress: Progress, revealed: Set<String>, of curriculum: Curriculum) {
        lessonsRead = progress.lessonsRead.sorted()
        referencesSeenEarly = revealed.sorted()
        let standing = progress.drills
        drills = Drills(
            answered: standing.answered, right: standing.right, due: standing.due(of: curriculum.drills))
        exercises = curriculum.exercises.map { ExerciseFacts($0, progress.standings[$0.id]) }
    }
}

/// One lesson in the output of `lessons --json`.
struct LessonFacts: Encodable {
    let lesson: String
    let part: Int
    let title: String
    let read: Bool

    init(_ lesson: Lesson, _ progress: Progress) {
        self.lesson = lesson.id
        (part, title) = (lesson.part, lesson.title)
        read = progress.hasRead(lesson.id)
    }
}
