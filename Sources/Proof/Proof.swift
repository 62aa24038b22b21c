// Proof: shows of a whole course that it tells right from wrong, or where it does not.
//
// Start here: `CourseProof` builds every answer that an exercise brings along, plays it under many seeds, and holds what
// it earned against what the course's files say. `AnswerRecord` is what came of one answer, `ExerciseExamination` has
// the rules, `LinkExamination` and `HintExamination` those that need no run; `ProofReport` is the outcome, and
// `ProofSummary` words it. It knows no terminal, and judges nothing itself: that is Marking's.

import Curriculum
import Dispatch
import Foundation
import Marking
import Synchronization
import Workshop

/// The proof of a course, or of a part of it.
///
///     let proof = try CourseProof(of: root, scope: "Exercises/06-task-identity", in: workshop)
///     let report = try proof.run(seeds: 5, jobs: 2) { advance in … }
///     report.holds
public struct CourseProof: Sendable {
    public let root: CourseRoot
    /// The folder or file that is to be proven, relative to the root; empty for everything.
    public let scope: String
    public let curriculum: Curriculum
    private let problems: [CurriculumProblem]
    private let workshop: Workshop

    public init(of root: CourseRoot, scope: String = "", in workshop: Workshop) {
        self.root = root
        self.scope = scope
        self.workshop = workshop
        (curriculum, problems) = Curriculum.survey(root)
    }

    public var exercises: [Exercise] { curriculum.exercises.filter { isInScope($0.folder) } }
    public var lessons: [Lesson] { curriculum.lessons.filter { isInScope($0.file) } }

    /// How far a proof has come.
    public struct Advance: Sendable {
        public var done: Int
        public var total: Int
        public var plays: Int
    }

    /// - Parameters:
    ///   - seeds: so many, from 1 on.
    ///   - jobs: so many answers are built and played at once.
    public func run(
        seeds: Int, jobs: Int, advanced: @escaping @Sendable (Advance) -> Void = { _ in }
    ) throws(MachineFault) -> ProofReport {
        let began = ContinuousClock.now
        try workshop.prepare()
        let studies = exercises.map { ExerciseStudy(of: $0, in: workshop, seeds: seeds) }
        let tasks = studies.flatMap { study in study.answers.indices.map { (study, $0) } }
        let progress = Mutex(Advance(done: 0, total: tasks.count, plays: 0))
        let fault = Mutex<MachineFault?>(nil)
        WorkPool.run(tasks.count, jobs: jobs) { index in
            guard fault.withLock({ $0 == nil }) else { return }
            let (study, answer) = tasks[index]
            do throws(MachineFault) {
                let plays = try study.play(answer)
                let state = progress.withLock { state in
                    state.done += 1
                    state.plays += plays
                    return state
                }
                advanced(state)
            } catch {
                fault.withLock { $0 = error }
            }
        }
        if let fault = fault.withLock({ $0 }) { throw fault }
        return ProofReport(
            seeds: seeds, problems: courseProblems, exercises: studies.map { $0.report(in: root) },
            elapsed: .now - began)
    }

    /// What is wrong with the files as they stand, without any run.
    private var courseProblems: [CurriculumProblem] {
        let links = LinkExamination(root: root)
        let pages = lessons.map(\.file) + exercises.map(\.page)
        return problems.filter { isInScope($0.file) } + pages.flatMap(links.problems)
            + exercises.compactMap { exercise in
                guard curriculum.lesson(part: exercise.number.part) == nil else { return nil }
                return CurriculumProblem(
                    file: exercise.page, fact: "No lesson prepares it: part \(exercise.number.part) has none",
                    nextStep: "Write one in Lessons, or move the exercise.")
            }
    }

    private func isInScope(_ path: String) -> Bool {
        scope.isEmpty || path == scope || path.hasPrefix(scope + "/")
    }
}

/// Hands out pieces of work, in their order, to so many threads.
enum WorkPool {
    static func run(_ count: Int, jobs: Int, _ work: @Sendable (Int) -> Void) {
        let next = Mutex(0)
        DispatchQueue.concurrentPerform(iterations: max(1, min(jobs, count))) { _ in
            while true {
                let index = next.withLock { next in
                    defer { next += 1 }
                    return next
                }
                guard index < count else { return }
                work(index)
            }
        }
    }
}
