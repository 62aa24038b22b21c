// Proof: shows of a whole course that it tells right from wrong, or where it does not.
//
// Start here: `CourseProof` builds every answer that an exercise brings along, plays it under many seeds, and holds what
// it earned against what the course's files say. `AnswerRecord` is what came of one answer, `ExerciseExamination` has
// the rules, `LinkExamination` and `HintExamination` those that need no run; `ProofReport` is the outcome, and
// `ProofSummary` words it. It knows no terminal, and judges nothing itself: that is Marking's.

import Curriculum
import Foundation
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
        seeds: Int, jobs: Int, advanced: @Sendable (Advance) -> Void = { _ in }
    ) throws(MachineFault) -> ProofReport {
        let began = ContinuousClock.now
        try workshop.prepare()
        let studies = exercises.map { ExerciseStudy(of: $0, in: workshop, seeds: seeds) }
        let readings = lessons.map { LessonStudy(of: $0, in: workshop, seeds: seeds) }
        let work =
            readings.map { reading in Work { () throws(MachineFault) in try reading.play() } }
            + studies.flatMap { study in
                study.answers.indices.map { answer in
                    Work { () throws(MachineFault) in try study.play(answer) }
                }
            }
        try Work.perform(work, jobs: jobs, advanced: advanced)
        return ProofReport(
            seeds: seeds, problems: courseProblems, exercises: studies.map(\.report),
            lessons: readings.map(\.report), elapsed: .now - began)
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
            } + (scope.isEmpty ? CurriculumTable(in: root)?.problems(with: curriculum) ?? [] : [])
    }

    private func isInScope(_ path: String) -> Bool {
        scope.isEmpty || path == scope || path.hasPrefix(scope + "/")
    }
}
