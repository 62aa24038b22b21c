import Curriculum
import Exploration
import Referee
import Scenario
import Synchronization
import Verification
import Wire
import Workshop

/// Explores the answers of a course, or of one part or exercise, without using their scenarios. The explorer must not report a
/// finding in a right answer. The proof's report counts the wrong answers in which the explorer finds a fault.
///
///     let report = try ExplorationProof(of: root, in: workshop).run(stories: 300, jobs: 2) { advance in … }
///     report.exercises.map(\.score)  // ["22 of 25", …]
///
/// The proof skips exercises in which learners write no app.
public struct ExplorationProof: Sendable {
    private let answers: [ExploredSource]
    private let workshop: Workshop

    /// - Parameter scope: the folder or the answer to explore, relative to the root; empty for everything.
    public init(of root: CourseRoot, scope: String = "", in workshop: Workshop) {
        let exercises = CourseProof(of: root, in: workshop).exercises.filter { $0.kind.answer == .app }
        answers = exercises.flatMap(ExploredSource.all).filter {
            "\($0.source.path)/".hasPrefix(scope.isEmpty ? "" : "\(scope)/")
        }
        self.workshop = workshop
    }

    /// Explores the mutants that pass the scenarios; each of these mutants should be as good as the solution.
    public init(ofSurvivorsIn report: MutationReport, in workshop: Workshop) {
        answers = report.exercises.flatMap(\.living)
        self.workshop = workshop
    }

    /// - Parameters:
    ///   - stories: the number of stories for each answer. The exploration of a wrong answer ends at the answer's first
    ///     finding.
    ///   - jobs: the number of answers that are explored at once.
    public func run(
        stories: Int, jobs: Int, advanced: @Sendable (CourseProof.Advance) -> Void = { _ in }
    ) throws(MachineFault) -> ExplorationProofReport {
        let began = ContinuousClock.now
        try workshop.prepare()
        let records = Mutex<[Int: ExploredAnswer]>([:])
        let witnesses = Mutex(Witnesses(counting: answers.map(\.exercise.id), stories: stories))
        let work = answers.indices.map { place in
            Work { () throws(MachineFault) in
                let answer = answers[place]
                let exercise = answer.exercise
                var rights = try witnesses.withLock { witnesses throws(MachineFault) in
                    try witnesses.begin(exercise, in: workshop)
                }
                defer { witnesses.withLock { $0.end(exercise) } }
                // The explorer compares a right answer only with the exercise's other right answers, not with the
                // answer itself.
                let own = exercise.rightSources.firstIndex { $0.path == answer.source.path }
                if let own { rights = rights.without(own) }
                let record = try explore(answer, stories: stories, rights)
                records.withLock { $0[place] = record }
                return record.stories
            }
        }
        try Work.perform(work, jobs: jobs, advanced: advanced)
        let explored = records.withLock { $0 }
        var exercises: [Exercise] = []
        for answer in answers where exercises.last?.id != answer.exercise.id {
            exercises.append(answer.exercise)
        }
        let reports = exercises.map { exercise in
            let own = answers.indices.filter { answers[$0].exercise.id == exercise.id }
            return ExplorationProofReport.ExerciseReport(exercise, own.compactMap { explored[$0] })
        }
        return ExplorationProofReport(stories: stories, exercises: reports, elapsed: .now - began)
    }

    private func explore(
        _ answer: ExploredSource, stories: Int, _ rights: RightAnswers
    ) throws(MachineFault) -> ExploredAnswer {
        let exercise = answer.exercise
        let whole = exercise.app(with: Array(answer.source.text.utf8))
        guard case .built(let app) = try workshop.build(whole) else {
            return ExploredAnswer(answer, obstacle: "it does not compile")
        }
        let outline = try SourceOutline.read(from: whole, in: workshop)
        do throws(RefereeFault) {
            let exploration = Exploration(
                of: app, in: workshop, seed: 1, sdk: exercise.settings.sdk.year, errors: exercise.errors,
                outline: outline,
                rights: rights, jobs: 1)
            let report = try exploration.run(stories: stories, patience: stories) {
                answer.isRight || $0.discoveries == 0
            }
            return ExploredAnswer(answer, report)
        } catch {
            switch error {
            case .machine(let fault): throw fault
            case .scenario(let fault): return ExploredAnswer(answer, obstacle: "\(fault)")
            }
        }
    }
}
