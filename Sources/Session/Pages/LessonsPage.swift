import Curriculum

/// `lessons`: every lesson, with a tick for what was read.
struct LessonsPage {
    let session: Session

    var markdown: String {
        let lessons = session.curriculum.lessons
        guard !lessons.isEmpty else { return "The course has no lessons." }
        let rows = lessons.map { lesson in
            "| \(lesson.part) | \(lesson.title) | \(session.progress.hasRead(lesson.id) ? "read" : "") |"
        }
        return "| N | Lesson | |\n|--:|---|---|\n" + rows.joined(separator: "\n")
    }
}
