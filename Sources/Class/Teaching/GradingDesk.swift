import Classroom
import Curriculum
import Essentials
import Exploration
import Referee
import Scenario
import Site
import Study
import Verification
import Wire
import Workshop

/// Grades and explores answers in one process. The desk keeps each exercise's verifier for the next answer to
/// that exercise.
struct GradingDesk {
    private let library: Library
    private let workshop: Workshop
    private let hidden: HiddenScenarios?
    private var verifiers: [String: Verifier] = [:]
    /// The course's right answers to each exercise, with their stories; grading uses them again for the next
    /// answer.
    private var rights: [String: RightAnswers] = [:]

    init(library: Library, workshop: Workshop, hidden: HiddenScenarios? = nil) {
        (self.library, self.workshop, self.hidden) = (library, workshop, hidden)
    }

    mutating func reply(to order: GradingOrder) throws(VerificationFault) -> GradingReply {
        let verifier = try verifier(for: order)
        let answer = Array(order.answer)
        guard let stories = order.stories else {
            let outcomes = try verifier.mark(answer, under: try seeds(of: order))
            let grades = outcomes.map { (seed: $0.seed, grade: Grade($0.mark)) }
            guard let grade = Grade.worst(of: grades) else {
                throw .exercise(order.exercise, "the request to grade this answer has no seed")
            }
            let worst = grades.firstIndex { $0.grade.score == grade.score }.map { outcomes[$0].mark }
            return .graded(grade, exhibit: worst.map { Exhibit(of: answer, to: verifier.exercise, $0) })
        }
        return .explored(try opinion(on: answer, verifier, stories))
    }

    private mutating func verifier(for order: GradingOrder) throws(VerificationFault) -> Verifier {
        let key = "\(order.exercise) \(order.seeds[0])"
        if let known = verifiers[key] { return known }
        guard let plain = library.curriculum.exercise(id: order.exercise) else {
            throw .exercise(order.exercise, "the course has no such exercise")
        }
        let exercise = hidden?.added(to: plain) ?? plain
        let verifier = try Verifier(for: exercise, in: workshop, seed: try seeds(of: order)[0])
        verifiers[key] = verifier
        return verifier
    }

    private func seeds(of order: GradingOrder) throws(VerificationFault) -> [RunSeed] {
        let seeds = order.seeds.compactMap { RunSeed(revealed: $0) }
        guard seeds.count == order.seeds.count, !seeds.isEmpty else {
            throw .exercise(order.exercise, "the course cannot read a seed")
        }
        return seeds
    }

    private mutating func rightAnswers(
        to exercise: Exercise, seed: RunSeed, stories: Int
    ) throws -> RightAnswers? {
        let key = "\(exercise.id) \(seed)"
        if let known = rights[key] { return known }
        rights[key] = try Library.rightAnswers(
            to: exercise, in: workshop, seed: seed, keeping: stories * 2)
        return rights[key]
    }

    private mutating func opinion(
        on bytes: [UInt8], _ verifier: Verifier, _ stories: Int
    ) throws(VerificationFault) -> SecondOpinion {
        do {
            let answer = verifier.exercise.app(with: bytes)
            guard case .built(let app) = try workshop.build(answer, for: 1) else {
                return SecondOpinion(
                    stories: 0, obstacle: "The answer passed, but the course could not build it again.")
            }
            var outline = try SourceOutline.read(from: answer, in: workshop)
            // Comments with `// course: allow` do not count, because a student must not hide a fault from the
            // teacher.
            outline.allowances = []
            // The exploration uses only one core, because other grading processes use the other cores.
            let exploration = Exploration(
                of: app, in: workshop, seed: verifier.seed, sdk: verifier.exercise.settings.sdk.year,
                errors: verifier.exercise.errors, outline: outline,
                rights: try rightAnswers(to: verifier.exercise, seed: verifier.seed, stories: stories),
                jobs: 1)
            let report = try exploration.run(stories: stories, patience: stories)
            return SecondOpinion(
                stories: report.stories,
                found: report.discoveries.map {
                    SecondOpinion.Find(
                        code: $0.finding.code.rawValue, sentence: $0.finding.sentence,
                        file: $0.finding.location?.file, line: $0.finding.location?.line,
                        story: "\($0.scenario)")
                })
        } catch {
            return SecondOpinion(stories: 0, obstacle: "\(error)")
        }
    }
}
