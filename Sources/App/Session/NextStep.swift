import Curriculum

/// A lesson or an exercise on the course's path: each part's lesson, then its exercises.
enum Place: Hashable, Sendable {
    case lesson(TableOfContents.Lesson)
    case exercise(TableOfContents.Exercise)
}

/// The next step, which Return performs.
///
/// While an exercise is open and has not passed, Return runs `verify`. If no exercise is open, or the open exercise has
/// passed, Return goes to the next unread lesson or unpassed exercise. The search for the next step begins at the
/// learner's place, and continues at the course's beginning.
enum NextStep: Hashable, Sendable {
    case read(TableOfContents.Lesson)
    case open(TableOfContents.Exercise)
    case verify
    /// The learner has read all lessons and passed all exercises.
    case admire

    var command: String {
        switch self {
        case .read(let lesson): "read \(lesson.part)"
        case .open(let exercise): "open \(exercise.number)"
        case .verify: "verify"
        case .admire: "progress"
        }
    }

    var asCommand: PromptCommand {
        switch self {
        case .read(let lesson): .read(lesson.id)
        case .open(let exercise): .open(exercise.id)
        case .verify: .verify
        case .admire: .progress
        }
    }
}

extension Session {
    var next: NextStep {
        if let current, !current.isDone { return .verify }
        return onward ?? .admire
    }

    /// The first unfinished lesson or exercise that is not the current exercise; nil if everything else is finished.
    var onward: NextStep? {
        let others = unfinished.filter { stop in
            if case .exercise(let exercise) = stop { exercise.id != current?.exercise.id } else { true }
        }
        switch others.first {
        case .lesson(let lesson): return .read(lesson)
        case .exercise(let exercise): return .open(exercise)
        case nil: return nil
        }
    }

    /// The lesson for `read` without a number: the next unread lesson. If no lesson is unread, `obviousLesson` is the
    /// lesson of the current part.
    var obviousLesson: TableOfContents.Lesson? {
        for case .lesson(let lesson) in unfinished { return lesson }
        let part = current?.exercise.number.part
        return part.flatMap { contents.lesson(part: $0) } ?? contents.lessons.first
    }

    /// The exercise that `open` without an id opens.
    var obviousExercise: TableOfContents.Exercise? {
        if let current, !current.isDone { return current.exercise.entry }
        for case .exercise(let exercise) in unfinished { return exercise }
        return current?.exercise.entry ?? contents.exercises.first
    }

    /// All unread lessons and unpassed exercises, starting after `place`.
    private var unfinished: [Place] {
        let path = path
        let start = place.flatMap { path.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
        return (path[start...] + path[..<start]).filter { stop in
            switch stop {
            case .lesson(let lesson): !progress.hasRead(lesson.id)
            case .exercise(let exercise): !progress.hasPassed(exercise.id)
            }
        }
    }

    private var path: [Place] {
        contents.parts.flatMap { part -> [Place] in
            (contents.lesson(part: part).map { [.lesson($0)] } ?? [])
                + contents.exercises(in: part).map { .exercise($0) }
        }
    }
}

/// The prompt's text before the cursor: the learner's place, and the command that Return runs.
///
///     6.1 (Return: verify) >
public struct Prompt: Hashable, Sendable {
    public let place: String
    public let next: String

    public init(place: String, next: String) {
        self.place = place
        self.next = next
    }

    public var text: String { "\(place) (Return: \(next)) >" }
}
