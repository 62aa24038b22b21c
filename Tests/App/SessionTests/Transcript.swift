import Curriculum

@testable import Session

enum SmallCourse {
    static func exercise(_ part: Int, _ index: Int, _ id: String) -> Exercise {
        Exercise(
            id: id, number: ExerciseNumber(part: part, index: index), title: id, minutes: 10,
            answerFile: "Answer.swift", fails: ["missed-fetch"], task: "Do it.",
            hints: [
                HintLadder(
                    codes: ["redundant-fetch"], steps: [Hint(title: "Count", markdown: "Count them.")]),
                HintLadder(
                    codes: ["missed-fetch"],
                    steps: [
                        Hint(title: "Look", markdown: "Look closer."),
                        Hint(title: "Try", markdown: "Try `id:`."),
                    ]),
            ],
            scenarios: [
                ScenarioSource(name: "slow", text: "want /a\n"),
                ScenarioSource(name: "quick", isHidden: true, text: "want /b\n"),
            ],
            starter: SourceFile(path: "", text: ""), host: SourceFile(path: "", text: ""),
            solution: SourceFile(path: "", text: ""))
    }

    static func lesson(_ part: Int, _ id: String) -> Lesson {
        Lesson(id: id, title: id, part: part, markdown: "About \(id).")
    }

    static let curriculum = Curriculum(
        lessons: [lesson(1, "networking"), lesson(6, "task-identity"), lesson(7, "compound")],
        exercises: [
            exercise(1, 1, "first-fetch"), exercise(6, 1, "changing-picture"), exercise(6, 2, "two-inputs"),
        ])
}

/// Sends lines to a session and records the prompt, the line and the effects.
struct Transcript {
    var session = Session(curriculum: SmallCourse.curriculum)
    var lines: [String] = []
    /// The results of the next runs, in order: true for a run that passes. Every run after the last
    /// element of `results` passes.
    var results: [Bool] = []

    mutating func play(_ input: [String]) -> String {
        for line in input {
            lines.append(session.prompt.text + (line.isEmpty ? "" : " " + line))
            perform(session.handle(line))
        }
        return lines.joined(separator: "\n")
    }

    private mutating func perform(_ effects: [PromptEffect]) {
        for effect in effects {
            switch effect {
            case .print, .page: break
            case .readLesson(let id):
                perform(session.measured(Reading(lessonID: id, parts: [.text("About \(id).")])))
            case .openExercise(let id):
                lines.append("  open \(id)")
                perform(session.opened(id, file: "/users/ada/Answer.swift", isNew: true))
            case .verify(let id):
                let passed = results.isEmpty ? true : results.removeFirst()
                lines.append("  verify \(id)")
                perform(
                    session.verified(AttemptSummary(exerciseID: id, passed: passed, score: passed ? 100 : 60))
                )
            case .recordAttempt(let attempt):
                lines.append("  record \(attempt.exerciseID) \(attempt.passed ? "passed" : "failed")")
            case .lab(let id): lines.append("  lab \(id)")
            case .labOfLesson(let id): lines.append("  lab of \(id)")
            case .replay(let id): lines.append("  replay \(id)")
            case .timeline(let id): lines.append("  timeline \(id)")
            case .why(let id, let request): lines.append("  why \(id) \(request ?? 0)")
            case .explore(let id): lines.append("  explore \(id)")
            case .review(let ids):
                lines.append("  review \(ids.joined(separator: " "))")
                perform(
                    session.reviewed(ids.map { AttemptSummary(exerciseID: $0, passed: true, score: 100) }))
            case .recordHint(let id, let ladder, let step): lines.append("  hint \(id) \(ladder) \(step)")
            case .edit(let id, let finding, let program):
                let place = finding == 1 ? "" : " at finding \(finding)"
                lines.append("  edit \(id)\(place)" + (program.map { " with \($0)" } ?? ""))
                perform(session.edited(id, .changed))
            case .show(let id): lines.append("  show \(id)")
            case .fix(let id, let line, let edit):
                lines.append("  fix \(id) \(line): \(edit)")
                perform(session.edited(id, .changed))
            case .reset(let id):
                lines.append("  reset \(id)")
                perform(session.wasReset(id, copy: "/users/ada/Answer.kept-1.swift"))
            case .compare(let id): lines.append("  compare \(id)")
            case .recordReveal(let id): lines.append("  record that \(id) was looked at")
            case .export(let file): lines.append("  export \(file)")
            case .import(let file): lines.append("  import \(file)")
            case .doctor: lines.append("  doctor")
            case .explain(let finding, let last):
                lines.append("  explain \(([finding ?? "all"] + last).joined(separator: " after "))")
            case .command(let line, let id): lines.append("  shell: \(line), about \(id ?? "nothing")")
            case .recordOpen: break
            case .markRead(let id): lines.append("  read \(id)")
            case .quit: lines.append("  quit")
            }
        }
    }
}
