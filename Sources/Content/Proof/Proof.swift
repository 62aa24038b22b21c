// Proof: proves that the course passes right answers and finds wrong answers. `course check` runs the module
// Proof.
//
// Start with `CourseProof`, which builds every answer in the exercises' folders, runs it under many seeds, and compares its
// findings with the declared findings. `ExerciseExamination` compares findings; `HintExamination` and `LinkExamination` check
// pages. `ProofReport` is the result, and `ProofSummary` is the result as text. The module Proof does not use a
// terminal. The module Verification judges the answers that this module builds.

import Curriculum
import Essentials
import Workshop

/// Proves a whole course, or one of its folders or files.
///
///     let proof = try CourseProof(of: root, scope: "Exercises/06-task-identity", in: workshop)
///     let report = try proof.run(seeds: 5, jobs: 2) { advance in … }
///     report.holds
public struct CourseProof: Sendable {
    public let root: CourseRoot
    /// The folder or file to prove, relative to the root; empty for everything.
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

    public struct Advance: Sendable {
        public var done: Int
        public var total: Int
        public var plays: Int
    }

    /// - Parameters:
    ///   - seeds: the number of seeds; the seeds are 1, 2, 3 and so on.
    ///   - jobs: the number of answers that are built and run at once.
    public func run(
        seeds: Int, jobs: Int, advanced: @Sendable (Advance) -> Void = { _ in }
    ) throws(MachineFault) -> ProofReport {
        let began = ContinuousClock.now
        try workshop.prepare()
        let studies = exercises.map { ExerciseStudy(of: $0, in: workshop, seeds: seeds) }
        let readings = lessons.map { LessonStudy(of: $0, in: workshop, seeds: seeds) }
        let (sheet, sheetProblems) = isInScope(CheatSheet.file) ? CheatSheet.survey(root) : (nil, [])
        let study = sheet.map { CheatSheetStudy(of: $0, in: workshop, seeds: seeds) }
        let (ideas, drillProblems) = DrillIdea.survey(root)
        let drills = ideas.filter { isInScope($0.file) }.map {
            DrillStudy(of: $0, in: workshop, seeds: seeds)
        }
        let work =
            (study.map { study in [Work { () throws(MachineFault) in try study.run() }] } ?? [])
            + readings.map { reading in Work { () throws(MachineFault) in try reading.run() } }
            + drills.map { drill in Work { () throws(MachineFault) in try drill.run() } }
            + studies.flatMap { study in
                study.answers.indices.map { answer in
                    Work { () throws(MachineFault) in try study.run(answer) }
                }
            }
        try Work.perform(work, jobs: jobs, advanced: advanced)
        return ProofReport(
            seeds: seeds,
            problems: courseProblems + sheetProblems + (study?.problems ?? [])
                + drillProblems.filter { isInScope($0.file) } + drills.flatMap(\.problems),
            exercises: studies.map(\.report),
            lessons: readings.map(\.report), drills: DrillStudy.report(of: drills), elapsed: .now - began)
    }

    /// Problems that the check finds in the course's files without running answers.
    private var courseProblems: [CurriculumProblem] {
        let links = LinkExamination(root: root)
        let pages = lessons.map(\.file) + exercises.map(\.page)
        return problems.filter { isInScope($0.file) } + questionProblems + pages.flatMap(links.problems)
            + exercises.compactMap { exercise in
                guard curriculum.lesson(part: exercise.number.part) == nil else { return nil }
                return CurriculumProblem(
                    file: exercise.page,
                    fact: "No lesson prepares the exercise: part \(exercise.number.part) has no lesson",
                    nextStep: "Write a lesson in Lessons, or move the exercise.")
            } + (scope.isEmpty ? CurriculumTable(in: root)?.problems(with: curriculum) ?? [] : [])
    }

    /// Problems with the questions and with the pages about Xcode. Questions may refer to lessons and exercises that
    /// this proof does not include.
    private var questionProblems: [CurriculumProblem] {
        let (questions, problems) = Question.survey(root)
        let examination = QuestionExamination(curriculum: curriculum)
        return (problems + questions.flatMap(examination.problems) + MacPage.survey(root).1)
            .filter { isInScope($0.file) }
    }

    private func isInScope(_ path: String) -> Bool {
        scope.isEmpty || path == scope || path.hasPrefix(scope + "/")
    }
}
