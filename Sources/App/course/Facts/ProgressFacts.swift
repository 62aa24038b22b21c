import Curriculum

import struct Curriculum.Progress

/// The output of `progress --json`.
struct ProgressFacts: Encodable {
    let lessonsRead: [String]
    let referencesSeenEarly: [String]
    let exercises: [ExerciseFacts]

    init(_ progress: Progress, revealed: Set<String>, of exercises: [Exercise]) {
        lessonsRead = progress.lessonsRead.sorted()
        referencesSeenEarly = revealed.sorted()
        self.exercises = exercises.map { ExerciseFacts($0, progress.standings[$0.id]) }
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
