import CommandLine
import Curriculum
import Demonstration
import Essentials
import LabSession
import Scenario
import Workshop

/// A lesson's program as the lab shows it, with the scenario lines that Return runs.
struct LessonPlay {
    let lesson: Lesson
    let run: LessonRun

    /// Finds the lesson's run with the given name. Without a name, a person at the terminal chooses among several runs.
    init(_ lesson: Lesson, named name: String?, isAsked: Bool) throws {
        self.lesson = lesson
        let runs = lesson.runs
        guard let first = runs.first else {
            throw LabFault.nothingToShow("lesson \(lesson.part) has no program to run")
        }
        if let name {
            guard let run = runs.first(where: { $0.name == name }) else {
                let names = runs.map(\.name).joined(separator: ", ")
                throw UsageError(
                    "lesson \(lesson.part) has no program \"\(name)\"; its programs are \(names)")
            }
            self.run = run
        } else if runs.count == 1 {
            run = first
        } else {
            run = try Choice(
                question: "Lesson \(lesson.part) has several programs:",
                items: runs.map {
                    Choice.Item(name: $0.name, inWords: $0.question?.replacing("\n", with: " ") ?? "")
                }
            ).pick(from: runs, isAsked: isAsked)
        }
    }

    var title: String { "\(lesson.title), \"\(run.name)\"" }

    func answer() throws -> Answer {
        guard let program = lesson.program(run.program) else {
            preconditionFailure("the run \(run.name) names a program that its lesson does not have")
        }
        return Demonstration.answer(program, of: lesson, run.settings)
    }

    func story(seed: RunSeed) throws(ScenarioError) -> Story {
        try Story(run.scenario, called: title, fixtures: lesson.fixtures, seed: seed)
    }
}
