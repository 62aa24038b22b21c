import Curriculum
import Workshop

/// Makes wrong answers from the solutions of a course, or of one of its folders, and checks that the scenarios find
/// them.
///
///     let report = try MutationProof(of: root, in: workshop, keeping: store).run(jobs: 2) { advance in … }
///     report.exercises.map(\.score)  // ["41 of 41", …]
///
/// Exercises in which learners write a scenario have no mutants, because the exercises come with wrong apps.
public struct MutationProof: Sendable {
    private let exercises: [Exercise]
    private let workshop: Workshop
    private let store: FateStore

    /// - Parameter scope: the folder to prove, relative to the root; empty for everything.
    public init(of root: CourseRoot, scope: String = "", in workshop: Workshop, keeping store: FateStore) {
        exercises = CourseProof(of: root, scope: scope, in: workshop).exercises.filter {
            $0.kind.answer == .app
        }
        self.workshop = workshop
        self.store = store
    }

    /// - Parameter jobs: the number of mutants that are built and run at once.
    public func run(
        jobs: Int, advanced: @Sendable (CourseProof.Advance) -> Void = { _ in }
    ) throws(MachineFault) -> MutationReport {
        let began = ContinuousClock.now
        try workshop.prepare()
        store.prune()
        var studies: [MutantStudy] = []
        for exercise in exercises {
            studies.append(try MutantStudy(of: exercise, in: workshop, keeping: store))
        }
        let work = studies.flatMap { study in
            [
                Work { () throws(MachineFault) in
                    try study.judgeSolution()
                    return 1
                }
            ]
                + study.mutants.indices.map { mutant in
                    Work { () throws(MachineFault) in
                        try study.judge(mutant)
                        return 1
                    }
                }
        }
        try Work.perform(work, jobs: jobs, advanced: advanced)
        return MutationReport(studies.map(\.report), elapsed: .now - began)
    }
}
